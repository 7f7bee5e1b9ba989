"""Programs that are played a few times only: compiling them well would take longer than it saves."""

import jax

from tests.amounts import amount

jax.config.update("jax_disable_most_optimizations", bool(amount(short=True, long=False)))  # type: ignore[no-untyped-call]
