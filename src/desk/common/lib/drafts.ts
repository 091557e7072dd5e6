/**
 * Unsaved texts by whose they are and what they belong to, for as long as the tab lives: one is left for another enquiry, or because the
 * session has ended, and come back to. Whoever else signs in there finds none of them.
 */
const drafts = new Map<string, string>();

const nameOf = (person: number, what: string) => `${person} ${what}`;

export const readDraft = (person: number, what: string): string => drafts.get(nameOf(person, what)) ?? '';

export const keepDraft = (person: number, what: string, text: string): void => {
  if (text) drafts.set(nameOf(person, what), text);
  else drafts.delete(nameOf(person, what));
};
