/** In the state of the entry of /home that somebody was sent to: the session has ended, or there was none. */
export interface TurnedAway {
  turnedAway: 'ended' | 'guarded';
}

export const turnedAwayOf = (state: unknown): TurnedAway['turnedAway'] | undefined =>
  (state as Partial<TurnedAway> | null)?.turnedAway;
