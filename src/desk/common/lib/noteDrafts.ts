/** Unsaved notes by what they belong to, for as long as the tab lives: one is left for another enquiry, and come back to. */
const drafts = new Map<string, string>();

export const readNoteDraft = (name: string): string => drafts.get(name) ?? '';

export const keepNoteDraft = (name: string, text: string): void => {
  if (text) drafts.set(name, text);
  else drafts.delete(name);
};
