import { type ApiProblem, isApiProblem } from '#api/problem';
import type { ContentItem } from '#contract/content';
import type { ContentValue, Fields } from '#contract/content/fields';
import type { Problem } from '#contract/content/problems';
import type { Clash } from './merge';

/** `clash`: nothing is saved until somebody has chosen. `offline` and `again` are tried again by themselves, `failed` is not. */
export type SaveState = 'clean' | 'kept' | 'waiting' | 'clash' | 'offline' | 'again' | 'wrong' | 'failed';

export interface Edited {
  /** As the server has it. */
  item: ContentItem;
  /** As it stands in the fields. */
  value: ContentValue;
  save: SaveState;
  /** By the path of the field; a text is the server's. */
  problems: Readonly<Record<string, Problem | string>>;
  /** Where somebody else has changed the same. */
  clashes: readonly Clash[];
}

/** Where nothing waits to be saved. */
export const restOf = ({ state }: ContentItem): SaveState => (state === 'published' ? 'clean' : 'kept');

/** There is nothing to publish, and no draft to lose. */
export const isUnchanged = ({ item, save }: Edited): boolean => item.state === 'published' && save === 'clean';

/** `isUnsure`: no answer has come, nor could the item be read: it may be done or not. */
export type Answer = { data?: unknown; error?: unknown; isUnsure?: boolean };
type ItemAnswer = { data?: ContentItem | undefined; error?: unknown };
export type AskValue = (version: number, value: ContentValue) => PromiseLike<ItemAnswer>;
export type Ask = (version: number) => PromiseLike<ItemAnswer>;

export interface EditingOptions {
  fields: Fields;
  item: ContentItem;
  /** In the browser's storage. */
  key: string;
  /** Who is editing. */
  person?: number;
  save: (version: number, value: ContentValue) => PromiseLike<ItemAnswer>;
  read: () => PromiseLike<ItemAnswer>;
  /** Discards a draft that was begun and left empty. */
  drop?: (version: number) => void;
}

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

interface Asking {
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
