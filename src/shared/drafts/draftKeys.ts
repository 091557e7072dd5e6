/** What the keys of all drafts in the browser's storage begin with, beside the five of docs/spec/content.md#browser-storage. */
export const DRAFT_PREFIX = 'draft:';

/** And those of enquiries that wait for the line. */
export const OUTBOX_PREFIX = 'outbox:';
