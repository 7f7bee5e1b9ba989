"""Proximal policy optimisation by self-play: rollouts, advantages by seat, and updates, all on the device."""

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from training.network import Params, forward

LAMBDA = 0.95
CLIP = 0.2
VALUE_WEIGHT = 0.5
ADAM = (0.9, 0.99, 1e-7)
MOST_GRADIENT = 0.5


class Sample(NamedTuple):
    """Decisions of a rollout, one a table and step."""

    seen: jax.Array
    legal: jax.Array
    action: jax.Array
    chance: jax.Array
    """The logarithm of the probability with which it was chosen."""

    value: jax.Array
    seat: jax.Array
    rewards: jax.Array
    done: jax.Array
    own: jax.Array
    """Whether the learner decided, not a former self."""


class Lesson(NamedTuple):
    """What the update learns from."""

    seen: jax.Array
    legal: jax.Array
    action: jax.Array
    chance: jax.Array
    advantage: jax.Array
    target: jax.Array
    weight: jax.Array


class Learner(NamedTuple):
    """The weights and the memory of the optimiser."""

    params: Params
    first: Params
    second: Params
    updates: jax.Array


def learner(params: Params) -> Learner:
    """A learner that begins with these weights."""
    zeros = jax.tree.map(jnp.zeros_like, params)
    return Learner(params, zeros, zeros, jnp.zeros((), jnp.int32))


# ---- Rollouts


def masked(logits: jax.Array, legal: jax.Array) -> jax.Array:
    """Logits with no chance for what may not be done."""
    return jnp.where(legal, logits, -1e9)


def rollout(
    game: Any,
    params: Params,
    former: Params,
    state: Any,
    options: Any,
    league: int,
    steps: int,
    key: jax.Array,
) -> tuple[Any, Sample]:
    """Play so many steps; at the first ``league`` tables a former self has every other seat."""
    place = jnp.arange(game.actor(state, options).shape[0])
    parity = place // 2 % 2

    def one(carry: Any, number: jax.Array) -> tuple[Any, Sample]:
        state = carry
        seen, legal = game.encode(state, options), game.legal(state, options)
        seat = game.actor(state, options)
        logits, value = forward(params, seen)
        own = jnp.ones(place.shape, bool)
        if league:
            others, _ = forward(former, seen[:league])
            own = (place >= league) | (seat % 2 == parity)
            logits = logits.at[:league].set(jnp.where(own[:league, None], logits[:league], others))
        logits = masked(logits, legal)
        action = jax.random.categorical(jax.random.fold_in(key, number), logits)
        chance = jnp.take_along_axis(jax.nn.log_softmax(logits), action[:, None], axis=-1)[:, 0]
        state, rewards, done = game.play(state, action, options)
        return state, Sample(seen, legal, action, chance, value, seat, rewards, done, own)

    return jax.lax.scan(one, state, jnp.arange(steps))


def advantages(sample: Sample, discount: float) -> tuple[jax.Array, jax.Array]:
    """Generalised advantages, each seat's decisions being a sequence of their own; and which are known.

    The last decision of a seat before the rollout was cut off has no successor: it teaches nothing.
    """
    tables, seats = sample.rewards.shape[1:]
    around = jnp.arange(seats)

    def back(carry: Any, step: Sample) -> tuple[Any, Any]:
        value, advantage, reward, known = carry
        over = step.done[:, None]
        value, advantage, reward = (jnp.where(over, 0.0, figure) for figure in (value, advantage, reward))
        known = known | over
        reward = reward + step.rewards
        mine = step.seat[:, None] == around
        at = [jnp.sum(jnp.where(mine, figure, 0.0), axis=1) for figure in (value, advantage, reward)]
        is_known = jnp.any(mine & known, axis=1)
        now = jnp.where(is_known, at[2] + discount * (at[0] + LAMBDA * at[1]) - step.value, 0.0)
        carry = (
            jnp.where(mine, step.value[:, None], value),
            jnp.where(mine, now[:, None], advantage),
            jnp.where(mine, 0.0, reward),
            known | mine,
        )
        return carry, (now, is_known)

    zero = jnp.zeros((tables, seats))
    _, found = jax.lax.scan(back, (zero, zero, zero, zero > 0), sample, reverse=True)
    advantage, known = found
    return advantage, known


def lesson_of(sample: Sample, discount: float) -> Lesson:
    """A rollout as one long list of decisions."""
    advantage, known = advantages(sample, discount)
    flat = lambda array: array.reshape(-1, *array.shape[2:])  # noqa: E731
    return Lesson(
        seen=flat(sample.seen),
        legal=flat(sample.legal),
        action=flat(sample.action),
        chance=flat(sample.chance),
        advantage=flat(advantage),
        target=flat(advantage + sample.value),
        weight=flat((known & sample.own).astype(jnp.float32)),
    )


def levelled(lesson: Lesson) -> Lesson:
    """The same with advantages of mean 0 and spread 1, among the decisions that teach something."""
    known = lesson.weight > 0
    mean, spread = jnp.mean(lesson.advantage, where=known), jnp.std(lesson.advantage, where=known)
    return lesson._replace(advantage=(lesson.advantage - mean) / (spread + 1e-6))


# ---- Updates


def loss(params: Params, lesson: Lesson, entropy_weight: jax.Array) -> tuple[jax.Array, Any]:
    """Clipped policy gradient, squared error of the value, and a bonus for staying curious."""
    logits, value = forward(params, lesson.seen)
    chances = jax.nn.log_softmax(masked(logits, lesson.legal))
    chance = jnp.take_along_axis(chances, lesson.action[:, None], axis=-1)[:, 0]
    ratio = jnp.exp(chance - lesson.chance)
    weight = lesson.weight / jnp.maximum(1.0, jnp.sum(lesson.weight))
    gain = jnp.minimum(ratio * lesson.advantage, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * lesson.advantage)
    error = jnp.square(value - lesson.target)
    entropy = -jnp.sum(jnp.where(lesson.legal, jnp.exp(chances) * chances, 0.0), axis=-1)
    total = jnp.sum(weight * (VALUE_WEIGHT * error - gain - entropy_weight * entropy))
    moved = jnp.sum(weight * (lesson.chance - chance))
    return total, (jnp.sum(weight * error), jnp.sum(weight * entropy), moved)


def updated(who: Learner, lesson: Lesson, rate: jax.Array, entropy_weight: jax.Array) -> tuple[Learner, Any]:
    """One step towards what the lesson says."""
    gradient, figures = jax.grad(loss, has_aux=True)(who.params, lesson, entropy_weight)
    return stepped(who, gradient, rate), figures


def stepped(who: Learner, gradient: Params, rate: jax.Array) -> Learner:
    """One step of Adam, with the gradient cut to a length."""
    length = jnp.sqrt(sum(jnp.sum(jnp.square(part)) for part in jax.tree.leaves(gradient)))
    gradient = jax.tree.map(lambda part: part * jnp.minimum(1.0, MOST_GRADIENT / (length + 1e-9)), gradient)
    short, long, tiny = ADAM
    updates = who.updates + 1
    first = jax.tree.map(lambda old, new: short * old + (1 - short) * new, who.first, gradient)
    second = jax.tree.map(lambda old, new: long * old + (1 - long) * new * new, who.second, gradient)
    fix = jnp.sqrt(1 - long**updates) / (1 - short**updates)
    params = jax.tree.map(
        lambda value, mean, square: value - rate * fix * mean / (jnp.sqrt(square) + tiny),
        who.params,
        first,
        second,
    )
    return Learner(params, first, second, updates)


@partial(jax.jit, static_argnames=("game", "plan", "steps", "batch", "epochs"))
def iterate(
    who: Learner,
    former: Params,
    states: Any,
    variants: Any,
    rate: jax.Array,
    entropy_weight: jax.Array,
    key: jax.Array,
    *,
    game: Any,
    plan: Any,
    steps: int,
    batch: int,
    epochs: int,
) -> tuple[Learner, Any, Any]:
    """One rollout of all groups of tables, and the updates it allows."""
    lessons, after = [], []
    for number, (group, state, given) in enumerate(zip(plan, states, variants, strict=True)):
        options = game.seated(group, given)
        played, sample = rollout(
            game, who.params, former, state, options, group.league, steps, jax.random.fold_in(key, number)
        )
        after.append(played)
        lessons.append(lesson_of(sample, game.DISCOUNT))
    lesson = jax.tree.map(lambda *parts: jnp.concatenate(parts), *lessons)
    lesson = levelled(lesson)
    count = lesson.action.shape[0] // batch

    def epoch(who: Learner, key: jax.Array) -> tuple[Learner, Any]:
        order = jax.random.permutation(key, lesson.action.shape[0])[: count * batch].reshape(count, batch)

        def update(who: Learner, rows: jax.Array) -> tuple[Learner, Any]:
            return updated(who, jax.tree.map(lambda part: part[rows], lesson), rate, entropy_weight)

        return jax.lax.scan(update, who, order)

    who, figures = jax.lax.scan(epoch, who, jax.random.split(jax.random.fold_in(key, 99), epochs))
    return who, after, jax.tree.map(jnp.mean, figures)


# ---- Duels


@partial(jax.jit, static_argnames=("game", "plan", "steps"))
def duel(
    one: Params,
    other: Params,
    states: Any,
    variants: Any,
    *,
    game: Any,
    plan: Any,
    steps: int,
) -> list[jax.Array]:
    """What a seat of the first earns in an episode against the second, for each group of tables.

    Both choose the likeliest action. Every other seat belongs to either of them.
    """
    results = []
    for group, state, given in zip(plan, states, variants, strict=True):
        options = game.seated(group, given)
        place = jnp.arange(group.tables)

        def one_step(carry: Any, _: Any, options: Any = options, place: Any = place) -> tuple[Any, None]:
            state, earned, episodes = carry
            seen, legal, seat = (
                game.encode(state, options),
                game.legal(state, options),
                game.actor(state, options),
            )
            first, second = forward(one, seen)[0], forward(other, seen)[0]
            mine = seat % 2 == place % 2
            action = jnp.argmax(masked(jnp.where(mine[:, None], first, second), legal), axis=-1)
            state, rewards, done = game.play(state, action, options)
            seats = jnp.arange(rewards.shape[1]) % 2 == (place % 2)[:, None]
            earned = earned + jnp.mean(rewards, axis=1, where=seats)
            return (state, earned, episodes + done), None

        zero = jnp.zeros(group.tables)
        (_, earned, episodes), _ = jax.lax.scan(one_step, (state, zero, zero), jnp.arange(steps))
        results.append(jnp.stack([earned, episodes]))
    return results
