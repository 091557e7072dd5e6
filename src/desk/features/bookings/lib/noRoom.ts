import { isApiProblem } from '#api/problem';

const REASONS = ['taken', 'closed', 'bay', 'hidden', 'shut'] as const;
export type WhyNoRoom = (typeof REASONS)[number];

/** Why there is no room, and whose the time is. */
export interface NoRoom {
  why: WhyNoRoom[];
  taken: number[];
  /** Nothing stands anywhere yet. */
  isNew?: boolean;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Null: it was refused for something else. */
export const noRoomOf = (error: unknown): NoRoom | null => {
  if (!isApiProblem(error) || error.code !== 'no_room') return null;
  const why = listOf(error.reply?.why);
  return {
    why: REASONS.filter((reason) => why.includes(reason)),
    taken: listOf(error.reply?.taken).filter((id) => typeof id === 'number'),
  };
};
