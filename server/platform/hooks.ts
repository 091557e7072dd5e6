/**
 * Lets a folder call what higher folders have registered, so that it need not import them. Registration is done in one place, server/desk/hooks.ts.
 * Registering a domain again replaces its listener: several servers may run in one process.
 */
export class Hook<Listener> {
  private readonly listeners = new Map<string, Listener>();

  register(domain: string, listener: Listener): void {
    this.listeners.set(domain, listener);
  }

  /** In the order of registration. */
  get all(): readonly Listener[] {
    return [...this.listeners.values()];
  }
}
