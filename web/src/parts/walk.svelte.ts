/**
 * A toolbar that is walked with the arrow keys: Tab reaches one of its items, the arrows lead on from there, and
 * Home and End to the first and the last. Made while a component is set up:
 *
 *   const walk = new Walk(() => cards, { start: () => chosen });
 *   <div role="toolbar" tabindex="-1" {@attach walk.toolbar}>
 *     {#each cards as card (card)}<button {@attach walk.item(card)}>…
 */
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

interface Course<Key> {
  /** What Tab reaches before anybody has walked; the first item if it says nothing. */
  start?: () => Key | null;
  /** How far up and down lead; not at all if it is left out. */
  row?: () => number;
}

export class Walk<Key> {
  private visited = $state.raw<{ key: Key; at: number } | null>(null);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private readonly elements = new Map<Key, HTMLElement>();
  private root: HTMLElement | null = null;

  constructor(
    private readonly keys: () => readonly Key[],
    private readonly course: Course<Key> = {},
  ) {
    let within = false;
    $effect.pre(() => {
      keys();
      within = this.holdsFocus();
    });
    // What had the focus may be gone with the next picture: its neighbour takes it, unless somebody else has. Where
    // nothing is left the toolbar keeps it until there is.
    $effect(() => {
      keys();
      const idle = [document.body, this.root].some((each) => each === document.activeElement);
      if (within && idle) void tick().then(() => this.focus(this.reachable)); // drawn by then
    });
  }

  /** The item that Tab reaches. */
  reachable = $derived.by<Key | null>(() => {
    const [keys, visited] = [this.keys(), this.visited];
    if (visited && keys.includes(visited.key)) return visited.key;
    const near = visited ? Math.min(visited.at, keys.length - 1) : 0;
    return this.course.start?.() ?? keys[near] ?? null;
  });

  toolbar: Attachment<HTMLElement> = (root) => {
    this.root = root;
    root.addEventListener("keydown", this.walk);
    return () => root.removeEventListener("keydown", this.walk);
  };

  item(key: Key): Attachment<HTMLElement> {
    return (element) => {
      const visit = () => (this.visited = { key, at: this.keys().indexOf(key) });
      this.elements.set(key, element);
      element.addEventListener("focus", visit);
      $effect(() => {
        element.tabIndex = key === this.reachable ? 0 : -1;
      });
      return () => {
        element.removeEventListener("focus", visit);
        if (this.elements.get(key) === element) this.elements.delete(key);
      };
    };
  }

  focus(key: Key | null): void {
    const element = key === null ? this.root : this.elements.get(key);
    element?.focus({ preventScroll: true });
  }

  private holdsFocus(): boolean {
    return this.root?.contains(document.activeElement) ?? false;
  }

  private walk = (pressed: KeyboardEvent): void => {
    const keys = this.keys();
    const at = this.reachable === null ? -1 : keys.indexOf(this.reachable);
    const row = this.course.row?.();
    const steps: Record<string, number | undefined> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      ArrowDown: row && at + row,
      ArrowUp: row && at - row,
      Home: 0,
      End: keys.length - 1,
    };
    const step = steps[pressed.key];
    if (step === undefined || !keys.length) return;
    pressed.preventDefault();
    this.focus(keys[(step + keys.length) % keys.length] ?? null);
  };
}
