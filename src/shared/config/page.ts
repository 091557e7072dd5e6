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
