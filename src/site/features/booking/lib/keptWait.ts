import type { Wait } from '#contract/bookings';

/** A day of a branch. */
export interface Line {
  day: string;
  branch: number;
}

const nameOf = ({ day, branch }: Line): string => `wait:${branch}:${day}`;

/** The place in line that was taken in this tab, which is left by its token alone: a reload keeps it. */
export const readWait = (line: Line): Wait | null => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(line)) ?? 'null');
    return isWait(kept) ? kept : null;
  } catch {
    return null;
  }
};

/** Null: it is left. */
export const keepWait = (line: Line, wait: Wait | null): void => {
  try {
    if (wait) sessionStorage.setItem(nameOf(line), JSON.stringify(wait));
    else sessionStorage.removeItem(nameOf(line));
  } catch {
    // A browser that keeps nothing: the page has it as long as it lives.
  }
};

const isWait = (kept: unknown): kept is Wait =>
  typeof kept === 'object' &&
  kept !== null &&
  'token' in kept &&
  typeof kept.token === 'string' &&
  'place' in kept &&
  typeof kept.place === 'number';
