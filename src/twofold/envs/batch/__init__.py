"""Whole batches of matches as array programs in JAX: thousands of tables in one call, on a CPU or a GPU.

``twofold.envs.batch.dualis`` and ``twofold.envs.batch.uno_duo`` have the same few functions: ``init``,
``step``, ``observe``, ``mask``, ``sample``. They need the extra ``batch``, and nothing else of Twofold: a
training machine that has JAX needs only this folder on its path.
"""
