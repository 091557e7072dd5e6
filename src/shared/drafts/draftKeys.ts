/** Storage key prefix of drafts (docs/spec/content.md#browser-storage). */
export const DRAFT_PREFIX = 'draft:';

/** Storage key prefix of enquiries that wait for a connection. */
export const OUTBOX_PREFIX = 'outbox:';
