import type { Call } from '../call';
import type { DeskAccess } from './permissions';

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
