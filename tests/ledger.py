"""Tests cite the rules that they exercise."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Marks a test with the ledger ids of its rules."""
    return pytest.mark.rule(*ids)
