/**
 * Lets a lower layer call higher layers, which server/desk/hooks.ts registers.
 * Registering a domain again replaces its listener, because tests run several servers in one process.
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
