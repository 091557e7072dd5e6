/** History state of a redirect to /home: the session ended, or the page requires one. */
export interface TurnedAway {
  turnedAway: 'ended' | 'guarded';
}

/** Returns the reason of the redirect, if the history state has one. */
export const turnedAwayOf = (state: unknown): TurnedAway['turnedAway'] | undefined =>
  (state as Partial<TurnedAway> | null)?.turnedAway;
