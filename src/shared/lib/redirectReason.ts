/** History state of a redirect to /home: the session ended, or the page requires a session. */
export interface RedirectState {
  turnedAway: 'ended' | 'guarded';
}

/** Returns the reason from a history state, undefined if it has none. Does not validate the value. */
export const redirectReasonOf = (state: unknown): RedirectState['turnedAway'] | undefined =>
  (state as Partial<RedirectState> | null)?.turnedAway;
