"""Learning environments over the registered games that can be turned into numbers.

``twofold.envs.pettingzoo`` and ``twofold.envs.open_spiel`` need the extra ``envs`` of this package.
"""
