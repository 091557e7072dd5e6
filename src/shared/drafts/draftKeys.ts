/** What the keys of all drafts in the browser's storage begin with, beside the five that are specified. */
export const DRAFT_PREFIX = 'draft:';
