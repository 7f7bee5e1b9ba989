"""How databases of older releases become those of this one."""
