/** Lets at most `most` callers in at once; the others wait in order. */
export class Places {
  private taken = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly most: number) {}

  /** A place, and how to give it back. Throws `late()` when none gets free within `patienceMs`; 0 waits for as long as it takes. */
  async take(patienceMs: number, late: () => Error): Promise<() => void> {
    if (this.taken < this.most) this.taken += 1;
    // Whoever leaves hands the place over: it is never free in between.
    else await this.wait(patienceMs, late);
    let isBack = false;
    return () => {
      if (isBack) return;
      isBack = true;
      const next = this.waiting.shift();
      if (next) next();
      else this.taken -= 1;
    };
  }

  private wait(patienceMs: number, late: () => Error): Promise<void> {
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      this.waiting.push(enter);
      if (patienceMs === 0) return;
      timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(enter), 1);
        reject(late());
      }, patienceMs);
    });
  }
}
