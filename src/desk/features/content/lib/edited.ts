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
export type ItemAnswer = { data?: ContentItem | undefined; error?: unknown };
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
