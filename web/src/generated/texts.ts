/** Made by `python -m tools.web_types` from the English texts. */

import type { Value } from "../messages/fluent";

export interface ShellTexts {
  "language-name": null;
  "refusal-another-match": null;
  "refusal-cannot-be-set-up": { problem: Value };
  "refusal-dealt-in": null;
  "refusal-failed": null;
  "refusal-foreign-name": { name: Value };
  "refusal-host-must-sit": null;
  "refusal-host-only": null;
  "refusal-id-used": null;
  "refusal-lesson-elsewhere": null;
  "refusal-lesson-read-on": null;
  "refusal-lesson-waits": null;
  "refusal-long-enough": null;
  "refusal-match-over": null;
  "refusal-nameless": null;
  "refusal-no-lesson": null;
  "refusal-no-spectators": null;
  "refusal-no-such-action": { game: Value; problem: Value };
  "refusal-no-such-code": null;
  "refusal-no-such-eyes": null;
  "refusal-no-such-game": null;
  "refusal-no-such-level": { levels: Value };
  "refusal-no-such-match": null;
  "refusal-no-such-place": { seats: Value };
  "refusal-no-such-seat": null;
  "refusal-no-such-table": null;
  "refusal-no-such-time": null;
  "refusal-not-over": null;
  "refusal-not-stored": null;
  "refusal-not-understood": null;
  "refusal-not-while-playing": null;
  "refusal-not-your-seat": null;
  "refusal-nothing-expired": null;
  "refusal-nothing-here": null;
  "refusal-nothing-played": null;
  "refusal-often-enough": null;
  "refusal-says-nothing": null;
  "refusal-seat-taken": null;
  "refusal-seated-already": null;
  "refusal-spectators-only-look": null;
  "refusal-stale": null;
  "refusal-too-big": null;
  "refusal-too-many": null;
  "refusal-too-many-seats": { game: Value; most: Value };
  "refusal-unreadable-move": { problem: Value };
  "refusal-unreadable-request": { problem: Value };
  "refusal-upgrade": null;
  "refusal-wrong-origin": null;
  "refusal-wrong-token": null;
  "you": null;
}
