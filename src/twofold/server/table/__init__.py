"""The table, pure: messages, requests and time in, effects out. No asyncio, no framework, no database."""
