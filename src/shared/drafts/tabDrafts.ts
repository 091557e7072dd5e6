import { makeTextStore } from './textStore';

/** Unsaved input of staff, per tab. It survives a reload and an expired session, but not a sign-out. */
const PREFIX = 'desk-draft ';
const store = makeTextStore(() => sessionStorage, PREFIX);
const keyOf = (person: number, name: string) => `${PREFIX}${person} ${name}`;

/** Returns the draft text, or an empty string. */
export const readDraft = (person: number, name: string): string => store.get(keyOf(person, name)) ?? '';

/** Stores a draft text. An empty text removes the draft. */
export const saveDraft = (person: number, name: string, text: string): void => {
  if (text) store.put(keyOf(person, name), text);
  else store.remove(keyOf(person, name));
};

/** Returns the form values stored by `saveDraftValues`, or an empty object. */
export const readValues = <Values extends object>(person: number, name: string): Partial<Values> =>
  JSON.parse(readDraft(person, name) || '{}') as Partial<Values>;

/** Stores form values. Null removes the draft. */
export const saveDraftValues = (person: number, name: string, values: object | null): void =>
  saveDraft(person, name, values ? JSON.stringify(values) : '');

/** Returns the names of a person's drafts that begin with `start`. */
export const draftsOf = (person: number, start: string): string[] => {
  const own = keyOf(person, '');
  const names = store.keys().filter((key) => key.startsWith(own));
  return names.map((key) => key.slice(own.length)).filter((name) => name.startsWith(start));
};

/** Deletes all drafts of a person in this tab, so that the next user cannot read them. */
export const dropDrafts = (person: number): void =>
  draftsOf(person, '').forEach((name) => store.remove(keyOf(person, name)));
