import type { Language } from '#shared/i18n/languages';

/** The arguments of a content endpoint. The language is always explicit: it is a part of the cache key. */
export type Localized<T = unknown> = T & { lang: Language };

/** One call as an endpoint describes it. */
export interface Call<Result = unknown> {
  /** The default is main. */
  host?: 'main' | 'public';
  /** Exact, trailing slash included. */
  path: string;
  /** Default GET. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  lang: Language;
  headers?: Record<string, string>;
  /** Default `application/json`; the read of the user has another (docs/api.md#conventions). */
  contentType?: string;
  /** Sends the bearer token and renews it once when the server calls it invalid. */
  private?: boolean;
  /** A GET with a side effect (asking for a code) is sent once. */
  once?: boolean;
  /** It is sent to its end even if the page goes away. */
  keepalive?: boolean;
  /** Makes the result out of the reply's JSON; throws when it has nothing in common with what was expected. */
  read: (reply: unknown) => Result;
}

/** What a generated call (`calls/`) takes, and what it reads. */
export type ArgsOf<C extends (args: never) => Call> = Parameters<C>[0];
export type ResultOf<C extends (args: never) => Call> = ReturnType<ReturnType<C>['read']>;
