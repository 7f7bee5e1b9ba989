"""Jobs: what is worked out about finished matches and today's deal, in processes that yield to the tables."""
