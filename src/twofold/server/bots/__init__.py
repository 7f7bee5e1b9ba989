"""Bots at tables: when they are asked, the processes in which they think, and what they remember."""
