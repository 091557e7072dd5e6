import { deleteAllDrafts, deleteOldDrafts, makeDraft } from './draft';

const BLANK = { name: '', brand: 0 };
const draftOf = (owner: number | null, name = 'form') => makeDraft(name, owner, BLANK);
const DAY_MS = 86_400_000;

afterEach(() => {
  jest.restoreAllMocks();
  deleteAllDrafts();
});

it('stores only fields of a form that differ from their blank value', () => {
  const draft = draftOf(null);
  draft.write({ name: 'Азиз', brand: 0, password: 'secret' } as typeof BLANK);
  expect(draftOf(null).read()).toEqual({ name: 'Азиз' });
  expect(JSON.stringify(localStorage)).not.toContain('secret');
  draft.write(BLANK);
  expect(localStorage).toHaveLength(0);
});

it('hides drafts from other customers and passes a visitor draft to the customer who signs in', () => {
  draftOf(7).write({ name: 'Азиз', brand: 3 });
  expect(draftOf(8).read()).toEqual({});
  expect(draftOf(null).read()).toEqual({});
  draftOf(null, 'other').write({ name: 'Лола', brand: 0 });
  const mine = draftOf(7, 'other');
  expect(mine.read()).toEqual({ name: 'Лола' });
  mine.write({ name: 'Лола!', brand: 0 });
  expect(draftOf(null, 'other').read()).toEqual({});
  mine.forget();
  expect(mine.read()).toEqual({});
});

it('saves no draft of an open form after its customer has signed out', () => {
  const open = draftOf(7);
  open.write({ name: 'Азиз', brand: 0 });
  deleteAllDrafts();
  open.write({ name: 'Азиз', brand: 3 });
  expect(localStorage).toHaveLength(0);
  draftOf(7).write({ name: 'Азиз', brand: 0 });
  expect(localStorage).toHaveLength(1);
});

it('deletes a draft after a day even if its form is never opened again', () => {
  const now = Date.now();
  draftOf(null).write({ name: 'Азиз', brand: 0 });
  localStorage.setItem('language', 'uz');
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + DAY_MS - 60_000);
  deleteOldDrafts();
  expect(draftOf(null).read()).toEqual({ name: 'Азиз' });
  clock.mockReturnValue(now + DAY_MS + 60_000);
  deleteOldDrafts();
  expect(Object.keys(localStorage)).toEqual(['language']);
});

it.each([
  'null',
  '{',
  '[]',
  '{"version":0,"at":1,"values":{"name":"x"}}',
  `{"version":1,"at":${Date.now()}}`,
  `{"version":1,"at":${Date.now()},"values":{"name":7,"brand":"3","other":1}}`,
])('ignores an invalid stored draft: %s', (text) => {
  localStorage.setItem('draft:form', text);
  expect(draftOf(null).read()).toEqual({});
});

it('keeps the idempotency seed of a draft until the form is sent', () => {
  const seed = 'a'.repeat(32);
  const draft = draftOf(null);
  expect(draft.seed()).toBeNull();
  draft.write({ name: 'Азиз', brand: 0 });
  draft.storeSeed(seed);
  draft.write({ name: 'Азизбек', brand: 0 });
  expect([draftOf(null).seed(), draftOf(null).read()]).toEqual([seed, { name: 'Азизбек' }]);
  expect(draftOf(7).seed()).toBe(seed);
  draft.forget();
  expect(draftOf(null).seed()).toBeNull();
  localStorage.setItem('draft:form', JSON.stringify({ version: 1, at: Date.now(), values: {}, seed: 'x\r\ny' }));
  expect(draftOf(null).seed()).toBeNull();
});

it('keeps drafts in memory if storage is blocked or full', () => {
  for (const method of ['setItem', 'getItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked');
    });
  }
  draftOf(7).write({ name: 'Азиз', brand: 0 });
  expect(draftOf(7).read()).toEqual({ name: 'Азиз' });
  deleteAllDrafts();
  expect(draftOf(7).read()).toEqual({});
});
