import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { Language } from '../i18n/languages';

/**
 * Result of `endpoints.x.initiate(args, { subscribe: false })`. Dispatching it sends no request if the result is
 * cached.
 */
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
 * Returns the queries of a screen. Must depend only on the address, because prefetching calls it too. The server awaits
 * the queries, the browser does not.
 */
export type Load = (context: LoadContext, args: LoadArgs) => QueryThunk[];

export interface Page {
  Component: ComponentType;
  load?: Load;
}

/** Options of page queries. Opening a page refetches content older than 60 seconds, so that prices are current. */
export const PAGE_DATA = { subscribe: false, forceRefetch: 60 } as const;

/** Combines `Load` functions into one, whose queries start in parallel. */
export const composeLoads =
  (...loads: Load[]): Load =>
  (context, args) =>
    loads.flatMap((load) => load(context, args));

/**
 * Returns whether `id` is missing from a loaded list. False for id 0 (no selection) and for an empty list, which must
 * not turn a page into a 404.
 */
export const lacks = (list: readonly { id: number }[] | undefined, id: number): boolean =>
  id > 0 && list !== undefined && list.length > 0 && !list.some((one) => one.id === id);

export interface PlaceholderTitle {
  title: string;
}

/**
 * Returns the heading to show while a page loads, from the history state of the followed link.
 * @param state unvalidated, because browsers keep it across releases
 */
export const placeholderTitle = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'title' in state && typeof state.title === 'string'
    ? state.title
    : undefined;
