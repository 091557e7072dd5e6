import type { TObject, TSchema } from 'typebox';
import type { DeskAccess } from './rules/permissions';

/** Limited more tightly than reads, by address: what writes a row for anyone, sends an SMS, tries a password or code. */
export type CallLimit = 'enquiries' | 'tracking' | 'codes' | 'signIn' | 'reports' | 'views' | 'bookings';

/** One call of the contract. */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** main: `path` follows MAIN_API_URL; public: `path` follows PUBLIC_API_URL and begins with /api/public/. */
  host: 'main' | 'public';
  /** Exact, trailing slash included. */
  path: string;
  summary: string;
  /**
   * Whether it changes nothing (RFC 9110, 9.2.1), where its method does not say so: then the site may repeat and cache it. Default: a GET
   * is safe, anything else is not.
   */
  safe?: boolean;
  /** What the caller says that it sends, where that is not `application/json`. */
  contentType?: 'multipart/form-data';
  /** Public content: the same for everyone, may be cached by language and content version. */
  content?: true;
  /** Needs a bearer access token. */
  private?: true;
  limit?: CallLimit;
  /** Bytes of its body, where they are fewer than those of any other call. */
  bodyLimit?: number;
  params?: TObject;
  query?: TObject;
  headers?: TObject;
  body?: TObject;
  /** No JSON: bytes, which the site asks for by themselves. */
  raw?: 'file';
  /** A status of success says that it was done, whatever another server (docs/api.md#two-apis-and-other-servers) answers. */
  anyReply?: true;
  /** The reply of success by its status; null: no body. */
  reply: { 200: TSchema } | { 201: TSchema } | { 204: null };
};

/** Content that the main API reads. */
export const contentRead = { method: 'GET', host: 'main', content: true } as const;

/** What the desk's cache keeps its answers by. With a call's `{id}` it means that one. */
export type DeskTag =
  | 'Me'
  | 'Session'
  | 'Staff'
  | 'Enquiry'
  | 'View'
  | 'Customer'
  | 'Today'
  | 'Message'
  | 'Audit'
  | 'Content'
  | 'Picture'
  | 'Stock'
  | 'Import'
  | 'Visit'
  | 'Review'
  | 'Notification'
  | 'Booking';

/** One call of the desk; `path` follows /api/desk. */
export type DeskCall = Omit<Call, 'host' | 'content' | 'private' | 'anyReply' | 'contentType' | 'raw'> & {
  host: 'desk';
  access: DeskAccess;
  /** Whose answers it is made of. */
  reads?: readonly DeskTag[];
  /** Whose answers are old after it. */
  changes?: readonly DeskTag[];
  /** No JSON: a file to be saved, a stream of events, or a file as the body. */
  raw?: 'file' | 'events' | 'upload';
};
