import type { TObject, TSchema } from 'typebox';
import type { DeskAccess } from './rules/permissions';

/** Rate limits per IP address that are stricter than for reads: anonymous writes, SMS, passwords and codes. */
export type CallLimit = 'enquiries' | 'tracking' | 'codes' | 'signIn' | 'reports' | 'views' | 'bookings';

export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  host: 'main' | 'public';
  path: string;
  summary: string;
  /**
   * Whether the call changes nothing (RFC 9110, 9.2.1), so that the site may repeat and cache it. Default: only GET is
   * safe.
   */
  safe?: boolean;
  contentType?: 'multipart/form-data';
  /** Public content, the same for every visitor. May be cached by language and content version. */
  content?: true;
  private?: true;
  limit?: CallLimit;
  bodyLimit?: number;
  params?: TObject;
  query?: TObject;
  headers?: TObject;
  body?: TObject;
  raw?: 'file';
  /** A 2xx reply of another server (docs/api.md#two-apis-and-other-servers) may have any body. */
  anyReply?: true;
  reply: { 200: TSchema } | { 201: TSchema } | { 204: null };
};

export const contentRead = { method: 'GET', host: 'main', content: true } as const;

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
  | 'Booking'
  | 'Task';

export type DeskCall = Omit<Call, 'host' | 'content' | 'private' | 'anyReply' | 'contentType' | 'raw'> & {
  host: 'desk';
  access: DeskAccess;
  reads?: readonly DeskTag[];
  changes?: readonly DeskTag[];
  raw?: 'file' | 'events' | 'upload';
};
