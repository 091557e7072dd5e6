/** Storage key prefix of drafts (docs/spec/content.md#browser-storage). */
export const DRAFT_PREFIX = 'draft:';

export const OUTBOX_PREFIX = 'outbox:';
