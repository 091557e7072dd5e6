import { type ApiProblem, isApiProblem } from '#api/problem';
import type { ContentItem } from '#contract/content';
import type { Answer, ItemAnswer } from './edited';

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 300_000;

/** Between one try and the next, longer each time; a server may ask for more. */
export const pauseBefore = (tries: number, { retryAfter = 0 }: ApiProblem): number =>
  Math.max(retryAfter * 1_000, Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS));

/** No answer has come. */
const isAway = ({ kind }: ApiProblem): boolean => kind === 'offline' || kind === 'timeout';

/** Whether it may go well when it is tried again as it is. */
export const failureOf = (problem: ApiProblem): 'offline' | 'again' | 'failed' => {
  if (isAway(problem)) return 'offline';
  return problem.kind === 'server' || problem.kind === 'tooMany' ? 'again' : 'failed';
};

/** What is wrong with which field, in the server's words. */
export const textsOf = ({ fields = {} }: ApiProblem): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([path, lines]) => [path, lines.join(' ')]));

export interface Asking {
  ask: () => PromiseLike<ItemAnswer>;
  read: () => PromiseLike<ItemAnswer>;
  /** Whether this is what was asked for. */
  isDone: (item: ContentItem) => boolean;
}

/** What was asked may be done although its answer is lost: then the item says so. `isUnsure`: it was not reached either. */
export const askOrLook = async ({ ask, read, isDone }: Asking): Promise<ItemAnswer & Answer> => {
  const answer = await ask();
  const { error } = answer;
  if (!isApiProblem(error) || !(isAway(error) || error.status === 412)) return answer;
  const { data } = await read();
  if (data && isDone(data)) return { data };
  return { error, isUnsure: !data };
};
