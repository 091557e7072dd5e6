const MAX_KEYS = 20_000;

interface Window {
  count: number;
  endsAt: number;
}

export interface Counted {
  count: number;
  ttl: number;
}

export class WindowCounts {
  private readonly windows = new Map<string, Window>();

  constructor(
    private readonly windowMs: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  read(key: string): Counted {
    const now = this.now();
    const found = this.windows.get(key);
    return found && found.endsAt > now ? { count: found.count, ttl: found.endsAt - now } : { count: 0, ttl: 0 };
  }

  add(key: string): Counted {
    const { count, ttl } = this.read(key);
    const window = { count: count + 1, endsAt: this.now() + (ttl || this.windowMs) };
    this.windows.delete(key);
    this.windows.set(key, window);
    if (this.windows.size > MAX_KEYS) this.windows.delete(this.windows.keys().next().value ?? '');
    return { count: window.count, ttl: ttl || this.windowMs };
  }
}
