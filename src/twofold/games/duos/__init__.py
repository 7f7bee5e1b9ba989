"""DUOS: which pairs belong together?"""
