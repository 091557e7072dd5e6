import type { TrackedEnquiry } from './enquiries';

/**
 * What the server and the page renderer (built from src/site/entry.server.tsx) say to each other. Types only: the two programs share
 * no code.
 */

/** A reply of either API; the browser's Response is one too. */
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

/** Names of built files, relative to /assets/, as server/web/build.ts has them. */
export interface PageAssets {
  boot: string;
  everyPage: string[];
  groups: Record<string, string[]>;
  styles: Record<string, { text: string; hash: string }>;
}

/** What search engines are told of the business beside what its pages show. */
export interface CompanyFacts {
  legalName: string | null;
  taxId: string | null;
  /** Addresses of its pages elsewhere. */
  links: string[];
  /** '$' to '$$$$', as schema.org has it. */
  priceRange: string;
}

/** A page's form as a browser without scripts sends it. */
export interface PostedForm {
  /** Path of the page that the form stands on. */
  path: string;
  cookies: RenderRequest['cookies'];
  publicConfig: RenderRequest['publicConfig'];
  apiFetch: RenderRequest['apiFetch'];
  fields: Readonly<Record<string, string>>;
  /** The idempotency key of what is sent: the same payload sent again within minutes has the same. */
  keyOf: (payload: string) => string;
}

/** Why a form was not taken, where no field is at fault. */
export type FormProblem = 'foreign' | 'again' | 'tooMany' | 'tooLarge' | 'failed' | 'unanswered';

/** What came of a posted form; its page is rendered with it. */
export type FormAnswer =
  | {
      sent: true;
      /** The number of an enquiry, or how the lines of an estimate were decided. */
      reference?: string;
      /** Path and search of the page that shows what came of it, where that is no thanks. */
      to?: string;
    }
  | {
      sent: false;
      status: number;
      /** They stand as they were typed. */
      fields: Readonly<Record<string, string>>;
      /** One text for each field that is at fault. */
      errors: Readonly<Record<string, string>>;
      problem?: FormProblem;
      /** What the API said about it, in the visitor's language. */
      detail?: string;
      /** What was asked for by it: then nothing is at fault. */
      tracked?: TrackedEnquiry;
      /** Free times in place of one that is gone. */
      neighbours?: string[];
      /** Path and search of the page that goes on with it, where that is another than it came from. */
      at?: string;
      /** In the line of whoever waits for a time: then nothing is at fault. */
      place?: number;
    };

export interface RenderRequest {
  /** It holds path and search. */
  url: string;
  cookies: { language?: string; theme?: string; signedIn: boolean };
  /** PublicConfig of src/shared/config: goes into the page as it is. */
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
  /** Calls an API without cookies or tokens; a root-relative address is this server itself. */
  apiFetch(url: string, request: ApiRequest): Promise<ApiReply>;
  /** Absent where only the tree counts. */
  company?: CompanyFacts;
  /** Milliseconds for all data of the page together. */
  deadlineMs: number;
  assets: PageAssets;
  /** The page answers a form of its own: it is for one visitor, and stays as the server rendered it. */
  form?: FormAnswer;
  /** A draft for one reader: it runs nothing, and its links leave it. */
  isPreview?: boolean;
}

export interface RenderResult {
  /** 503 where what the page is for could not be had: its place holds a retry. */
  status: number;
  /** Present instead of a page: where to go. */
  redirect?: string;
  /** Pattern of its route, the same under every prefix: /shop/singl-shop/:id. */
  route: string;
  /** It is the whole document. */
  html: string;
  language: string;
  /** No query failed or came too late: the page may be kept. */
  complete: boolean;
  /** Hashes of the style sheets that stand in the document, for its Content-Security-Policy. */
  styleHashes: string[];
}

export interface Renderer {
  render(request: RenderRequest): Promise<RenderResult>;
  /** Whether the page has a form that a browser may send by itself. */
  hasForm(path: string): boolean;
  /** Checks such a form by the rules of the enhanced one and sends it to the API. */
  sendForm(form: PostedForm): Promise<FormAnswer>;
  /** The same work up to the tree; the returned function only turns the tree into a string (bench/ measures it). */
  prepare(request: RenderRequest): Promise<() => string>;
}
