import { draftsOf, dropDrafts, readDraft, readValues, saveDraft, saveDraftValues } from './tabDrafts';

afterEach(() => {
  jest.restoreAllMocks();
  for (const person of [1, 2, 12]) dropDrafts(person);
});

it('returns and deletes only the drafts of the given staff member', () => {
  saveDraft(1, 'visit-3-note', 'Тормоза');
  saveDraft(12, 'visit-3-note', 'Масло');
  saveDraftValues(1, 'entry', { name: 'Азиз', services: [{ id: 4 }] });
  expect([1, 2, 12].map((person) => readDraft(person, 'visit-3-note'))).toEqual(['Тормоза', '', 'Масло']);
  expect(readValues(1, 'entry')).toEqual({ name: 'Азиз', services: [{ id: 4 }] });
  expect(readValues(2, 'entry')).toEqual({});
  expect(draftsOf(1, 'visit-3-')).toEqual(['visit-3-note']);
  dropDrafts(1);
  expect(draftsOf(1, '')).toEqual([]);
  expect(draftsOf(12, '')).toEqual(['visit-3-note']);
});

it('stores drafts only in sessionStorage and deletes a draft if its text is empty', () => {
  saveDraft(1, 'entry', 'x');
  expect(localStorage).toHaveLength(0);
  saveDraft(1, 'entry', '');
  expect(sessionStorage).toHaveLength(0);
});

it('keeps drafts in memory if storage is blocked', () => {
  for (const method of ['setItem', 'getItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked');
    });
  }
  saveDraft(1, 'entry', 'x');
  expect(readDraft(1, 'entry')).toBe('x');
  dropDrafts(1);
  expect(readDraft(1, 'entry')).toBe('');
});
