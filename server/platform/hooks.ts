/**
 * Lets a lower layer call higher layers without importing them. Registered in server/desk/hooks.ts.
 * Registering again replaces a listener, because several servers may run in one process.
 */
export class Hook<Listener> {
  private readonly listeners = new Map<string, Listener>();

  register(domain: string, listener: Listener): void {
    this.listeners.set(domain, listener);
  }

  get all(): readonly Listener[] {
    return [...this.listeners.values()];
  }
}
