/** History state of a redirect to /home: the session ended, or the page requires one. */
export interface RedirectState {
  turnedAway: 'ended' | 'guarded';
}

/** Returns the reason of the redirect, if the history state has one. */
export const redirectReasonOf = (state: unknown): RedirectState['turnedAway'] | undefined =>
  (state as Partial<RedirectState> | null)?.turnedAway;
