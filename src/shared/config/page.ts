import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { Language } from '../i18n/languages';

/** What `endpoints.x.initiate(args, { subscribe: false })` returns: starting it again while it is cached sends nothing. */
// oxlint-disable-next-line typescript/no-explicit-any -- RTK types `initiate` by a state of its own; the store checks it on dispatch
export type QueryThunk = ThunkAction<PromiseLike<unknown>, any, any, UnknownAction>;

export interface LoadContext {
  language: Language;
}

export interface LoadArgs {
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
}

/**
 * Names the queries of a screen from its address, and nothing else: it also runs for prefetching and for navigations that are
 * given up. The server waits for them all at once, the browser for none.
 */
export type Load = (context: LoadContext, args: LoadArgs) => QueryThunk[];

/** What a route's module exports. Its `<Head>` is rendered by the component, from the same data. */
export interface Page {
  Component: ComponentType;
  load?: Load;
}

/** How a page asks for its content when it is opened: what is older than a minute is asked for again, so that a tab shows no old price. */
export const PAGE_DATA = { subscribe: false, forceRefetch: 60 } as const;

/** The `load` of a page: all that the features on it ask for. */
export const composeLoads =
  (...loads: Load[]): Load =>
  (context, args) =>
    loads.flatMap((load) => load(context, args));

/**
 * Whether `id` is set (0 is not) and none of these. A list that is empty or not loaded proves nothing: a server that answers with
 * nothing must not make its pages 404.
 */
export const lacks = (list: readonly { id: number }[] | undefined, id: number): boolean =>
  id > 0 && list !== undefined && list.length > 0 && !list.some((one) => one.id === id);

/** What a link says in `state` of the page it leads to: its heading stands there before its data have come. */
export interface PlaceholderTitle {
  title: string;
}

/** @param state of the location; history keeps it over a reload and over releases, so it may be anything */
export const placeholderTitle = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'title' in state && typeof state.title === 'string'
    ? state.title
    : undefined;
