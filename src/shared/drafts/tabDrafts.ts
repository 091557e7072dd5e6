import { makeTextStore } from './textStore';

/**
 * Unsaved texts of staff, by person and name. They last as long as the tab: a reload and an expired session keep them, another person who
 * signs in does not find them, signing out drops them.
 */
const PREFIX = 'desk-draft ';
const store = makeTextStore(() => sessionStorage, PREFIX);
const keyOf = (person: number, name: string) => `${PREFIX}${person} ${name}`;

/** Empty when there is none. */
export const readDraft = (person: number, name: string): string => store.get(keyOf(person, name)) ?? '';

/** An empty text drops the draft. */
export const keepDraft = (person: number, name: string, text: string): void => {
  if (text) store.put(keyOf(person, name), text);
  else store.remove(keyOf(person, name));
};

/** The values of a form that `keepValues` stored; empty when there are none. */
export const readValues = <Values extends object>(person: number, name: string): Partial<Values> =>
  JSON.parse(readDraft(person, name) || '{}') as Partial<Values>;

/** Null drops the draft. */
export const keepValues = (person: number, name: string, values: object | null): void =>
  keepDraft(person, name, values ? JSON.stringify(values) : '');

/** Names of a person's drafts that begin with `start`. */
export const draftsOf = (person: number, start: string): string[] => {
  const own = keyOf(person, '');
  const names = store.keys().filter((key) => key.startsWith(own));
  return names.map((key) => key.slice(own.length)).filter((name) => name.startsWith(start));
};

export const dropDrafts = (person: number): void =>
  draftsOf(person, '').forEach((name) => store.remove(keyOf(person, name)));
