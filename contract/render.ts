import type { TrackedEnquiry } from './enquiries';

/**
 * Interface between the server and the page renderer (src/site/entry.server.tsx). Types only, because the two programs
 * share no code.
 */

export interface ApiReply {
  status: number;
  headers: { get(name: string): string | null };
  text(): Promise<string>;
}

export interface ApiRequest {
  method: string;
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
}

export interface PageAssets {
  boot: string;
  everyPage: string[];
  groups: Record<string, string[]>;
  styles: Record<string, { text: string; hash: string }>;
}

export interface CompanyFacts {
  legalName: string | null;
  taxId: string | null;
  links: string[];
  priceRange: string;
}

export interface PostedForm {
  path: string;
  cookies: RenderRequest['cookies'];
  publicConfig: RenderRequest['publicConfig'];
  apiFetch: RenderRequest['apiFetch'];
  fields: Readonly<Record<string, string>>;
  /** Idempotency key of a payload: stable for a few minutes, so a resubmission creates no duplicate. */
  keyOf: (payload: string) => string;
}

export type FormProblem = 'foreign' | 'again' | 'tooMany' | 'tooLarge' | 'failed' | 'unanswered';

export type FormAnswer =
  | {
      sent: true;
      reference?: string;
      to?: string;
    }
  | {
      sent: false;
      status: number;
      fields: Readonly<Record<string, string>>;
      errors: Readonly<Record<string, string>>;
      problem?: FormProblem;
      detail?: string;
      tracked?: TrackedEnquiry;
      alternatives?: string[];
      /** Path and search of the page that continues the form, if it is another page. */
      at?: string;
      place?: number;
    };

export interface RenderRequest {
  url: string;
  cookies: { language?: string; theme?: string; signedIn: boolean };
  publicConfig: {
    mainApiUrl: string;
    publicApiUrl: string;
    siteUrl: string;
    mapTilesUrl: string;
    reduxDevtools: boolean;
    appStoreUrl?: string;
    googlePlayUrl?: string;
    withoutWorker?: boolean;
    analytics?: boolean;
    yandexMetricaId?: string;
    googleAnalyticsId?: string;
  };
  /** Calls an API without cookies or tokens. A root-relative URL addresses this server. */
  apiFetch(url: string, request: ApiRequest): Promise<ApiReply>;
  company?: CompanyFacts;
  deadlineMs: number;
  assets: PageAssets;
  /** Result of a form post. The page is then neither cached nor hydrated. */
  form?: FormAnswer;
  /** Preview of a draft: runs no script, and its links leave the preview. */
  isPreview?: boolean;
}

export interface RenderResult {
  status: number;
  redirect?: string;
  route: string;
  html: string;
  language: string;
  /** True if no query failed or timed out, so the page may be cached. */
  complete: boolean;
  styleHashes: string[];
}

export interface Renderer {
  render(request: RenderRequest): Promise<RenderResult>;
  hasForm(path: string): boolean;
  /** Validates a form that was posted without scripts by the rules of the browser's form, and calls the API. */
  sendForm(form: PostedForm): Promise<FormAnswer>;
  /** Like `render`, but returns a function that only runs `renderToString`, for bench/. */
  prepare(request: RenderRequest): Promise<() => string>;
}
