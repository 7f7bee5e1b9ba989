/** A page that a whole room looks at: it stays awake, hides the pointer, and can fill the screen. */
const STILL_AFTER = 3000;

/** Asks again whenever the page comes back into sight: browsers let go of the lock when it leaves. */
export function stayAwake(): void {
  $effect(() => {
    let lock: WakeLockSentinel | null = null;
    let gone = false;
    const ask = async () => {
      if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
      const given = await navigator.wakeLock.request("screen").catch(() => null);
      if (gone) void given?.release();
      else lock = given;
    };
    void ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      gone = true;
      document.removeEventListener("visibilitychange", ask);
      void lock?.release();
    };
  });
}

/** Whether nobody has touched pointer or keys for a while. */
export function stillness(): { readonly still: boolean } {
  let still = $state(false);
  $effect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stir = () => {
      still = false;
      clearTimeout(timer);
      timer = setTimeout(() => (still = true), STILL_AFTER);
    };
    stir();
    const signs = ["pointermove", "pointerdown", "keydown"] as const;
    for (const sign of signs) addEventListener(sign, stir);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, stir);
    };
  });
  return {
    get still() {
      return still;
    },
  };
}

/** While the page is shown, `rem` is an 80th of the screen's width: everything grows with the screen. */
export function growWithScreen(): void {
  $effect(() => {
    const { dataset } = document.documentElement;
    dataset["room"] = "";
    return () => delete dataset["room"];
  });
}

export function fillScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen().catch(() => undefined);
}
