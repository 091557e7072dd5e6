import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { Language } from '../i18n/languages';

/** Result of `endpoints.x.initiate(args, { subscribe: false })`. Dispatching it again while cached sends no request. */
// oxlint-disable-next-line typescript/no-explicit-any -- RTK types `initiate` with its own state; the store checks it on dispatch
export type QueryThunk = ThunkAction<PromiseLike<unknown>, any, any, UnknownAction>;

export interface LoadContext {
  language: Language;
}

export interface LoadArgs {
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
}

/**
 * Returns the queries of a screen from its address only, because prefetching runs it too. The server awaits them, the
 * browser does not.
 */
export type Load = (context: LoadContext, args: LoadArgs) => QueryThunk[];

export interface Page {
  Component: ComponentType;
  load?: Load;
}

/** Refetches content older than 60 seconds on opening, against outdated prices. */
export const PAGE_DATA = { subscribe: false, forceRefetch: 60 } as const;

/** Combines the `load` functions of the features on a page into one. */
export const composeLoads =
  (...loads: Load[]): Load =>
  (context, args) =>
    loads.flatMap((load) => load(context, args));

/**
 * Returns whether `id` (not 0) is missing from a loaded list. An empty list proves nothing: it must not turn pages into
 * 404.
 */
export const lacks = (list: readonly { id: number }[] | undefined, id: number): boolean =>
  id > 0 && list !== undefined && list.length > 0 && !list.some((one) => one.id === id);

export interface PlaceholderTitle {
  title: string;
}

/**
 * Reads the placeholder heading from link state.
 * @param state any value, because browsers keep it across releases
 */
export const placeholderTitle = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'title' in state && typeof state.title === 'string'
    ? state.title
    : undefined;
