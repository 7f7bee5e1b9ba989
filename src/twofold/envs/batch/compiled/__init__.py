"""Whole batches of matches on one core of a CPU, compiled to machine code by Numba as they are first used.

``twofold.envs.batch.compiled.dualis`` has the functions of ``twofold.envs.batch.dualis``; its tables are one
NumPy array, which a step changes in place. It needs the extra ``batch``, and of that no JAX.
"""
