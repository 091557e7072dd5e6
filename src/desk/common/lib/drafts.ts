/**
 * Unsaved texts by whose they are and what they belong to, for as long as the tab lives: one is left for another enquiry, by a reload, or
 * because the session has ended, and come back to. Whoever else signs in there finds none of them; signing out drops them.
 */
const nameOf = (person: number, what: string) => `desk-draft ${person} ${what}`;

export const readDraft = (person: number, what: string): string => {
  try {
    return sessionStorage.getItem(nameOf(person, what)) ?? '';
  } catch {
    return '';
  }
};

export const keepDraft = (person: number, what: string, text: string): void => {
  try {
    if (text) sessionStorage.setItem(nameOf(person, what), text);
    else sessionStorage.removeItem(nameOf(person, what));
  } catch {
    // A browser that keeps nothing, or is full: the field has it.
  }
};

/** What a person has left unsaved whose name begins with `start`. */
export const draftsOf = (person: number, start: string): string[] => {
  try {
    const before = nameOf(person, '').length;
    return Object.keys(sessionStorage)
      .filter((name) => name.startsWith(nameOf(person, start)))
      .map((name) => name.slice(before));
  } catch {
    return [];
  }
};

export const dropDrafts = (person: number): void => {
  try {
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(nameOf(person, ''))) sessionStorage.removeItem(name);
    }
  } catch {
    // It keeps nothing.
  }
};
