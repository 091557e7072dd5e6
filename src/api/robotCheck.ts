import { useSyncExternalStore } from 'react';
import type { ApiProblem } from './problem';

let running = 0;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const change = (by: number) => {
  running += by;
  for (const listener of listeners) listener();
};

/** Whether the browser is at work on a task of the server, for the words of whoever waits for it. */
export const useRobotCheck = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => running > 0,
    () => false,
  );

/** The task that the server wants to be solved first; undefined when it wants none. */
export const taskOf = ({ code, fields }: ApiProblem): string | undefined =>
  code === 'challenge_required' ? fields?.challenge?.[0] : undefined;

/**
 * The solution of a task, or null where it cannot be found. What solves it is fetched only now, as few visitors ever need it: with the
 * rare chunk of lost sessions, because the name of one more chunk would be among what every first page loads.
 */
export async function solutionOf(task: string, signal: AbortSignal): Promise<string | null> {
  change(1);
  try {
    const { solve } = await import(/* webpackChunkName: "session" */ './challenge');
    return await solve(task, signal);
  } catch {
    return null;
  } finally {
    change(-1);
  }
}
