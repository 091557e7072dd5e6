import { keepDraft, readDraft } from '#desk/common/lib/drafts';
import type { Language } from '#shared/i18n/languages';

const EMPTY = { phone: '', name: '', text: '', branch: '', brand: 0, model: 0 };

/** An enquiry by hand as it is typed. `phone`: see `phoneValue`; `brand` and `model` come with a customer that was found. */
export type EntryValues = typeof EMPTY & { language: Language };

export const blankEntry = (given: Pick<EntryValues, 'branch' | 'language'>): EntryValues => ({ ...EMPTY, ...given });

const DRAFT = 'entry';

/** What was typed before and not saved: the form was closed, the page read anew, or the session ended under it. */
export const readEntry = (person: number): Partial<EntryValues> =>
  JSON.parse(readDraft(person, DRAFT) || '{}') as Partial<EntryValues>;

export const keepEntry = (person: number, values: EntryValues | null): void =>
  keepDraft(person, DRAFT, values ? JSON.stringify(values) : '');
