"""The network of an expert: a residual perceptron with a policy and a value, and its files."""

from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

Params = dict[str, Any]
LAYERS = 4


def fresh(key: jax.Array, inputs: int, actions: int, width: int, layers: int = LAYERS) -> Params:
    """Random weights; the heads begin near zero, so that the first policy tries everything."""
    keys = jax.random.split(key, layers + 3)
    params: Params = {"in.w": dense(keys[0], inputs, width), "in.b": jnp.zeros(width)}
    for layer in range(layers):
        params[f"{layer}.w"] = dense(keys[layer + 1], width, width)
        params[f"{layer}.b"] = jnp.zeros(width)
        params[f"{layer}.scale"] = jnp.ones(width)
    params["out.scale"] = jnp.ones(width)
    params["policy.w"] = 0.01 * dense(keys[-2], width, actions)
    params["policy.b"] = jnp.zeros(actions)
    params["value.w"] = 0.1 * dense(keys[-1], width, 1)
    params["value.b"] = jnp.zeros(1)
    return params


def dense(key: jax.Array, inputs: int, outputs: int) -> jax.Array:
    """Weights that neither grow nor shrink what goes through a rectifier."""
    return jax.random.normal(key, (inputs, outputs)) * np.sqrt(2 / inputs)


def normed(hidden: jax.Array, scale: jax.Array) -> jax.Array:
    """Root-mean-square normalisation."""
    square = jnp.mean(jnp.square(hidden.astype(jnp.float32)), axis=-1, keepdims=True)
    return (hidden * jax.lax.rsqrt(square + 1e-6) * scale).astype(jnp.bfloat16)


def forward(params: Params, seen: jax.Array) -> tuple[jax.Array, jax.Array]:
    """The logits of all actions, and the value, of a batch of encoded observations."""
    half = {name: value.astype(jnp.bfloat16) for name, value in params.items()}
    hidden = seen.astype(jnp.bfloat16) @ half["in.w"] + half["in.b"]
    layer = 0
    while f"{layer}.w" in params:
        inner = jax.nn.relu(normed(hidden, params[f"{layer}.scale"]))
        hidden = hidden + inner @ half[f"{layer}.w"] + half[f"{layer}.b"]
        layer += 1
    top = jax.nn.relu(normed(hidden, params["out.scale"]))
    logits = (top @ half["policy.w"]).astype(jnp.float32) + params["policy.b"]
    value = (top @ half["value.w"]).astype(jnp.float32)[..., 0] + params["value.b"][0]
    return logits, value


def size(params: Params) -> int:
    """How many parameters there are."""
    return sum(int(np.prod(value.shape)) for value in params.values())


def save(path: Path, params: Params, dtype: Any = np.float32) -> None:
    """Write the weights; the file appears whole or not at all."""
    partial = path.with_suffix(".partial.npz")
    np.savez(partial, **{name: np.asarray(value, dtype) for name, value in params.items()})
    partial.rename(path)


def load(path: Path) -> Params:
    """Read the weights."""
    with np.load(path) as stored:
        return {name: jnp.asarray(stored[name], jnp.float32) for name in stored.files}
