import { EVENT_THINGS } from '#contract/rules/deskLimits';
import { readEvent, tagsOf } from './events';

const event = (thing: string, id: number | null, by: number | null = null) =>
  ({ thing, id, action: 'changed', by }) as Parameters<typeof tagsOf>[0][number];

it('refetches each record once if several events are about it', () => {
  const tags = tagsOf([event('enquiry', 7), event('enquiry', 7), event('enquiry', 8)], 1);
  expect(tags.filter(({ id }) => id === 7)).toHaveLength(1);
  expect(tags).toContainEqual({ type: 'Enquiry', id: 8 });
  expect(tags.filter(({ id }) => id === 'INBOX')).toHaveLength(1);
});

it('does not refetch the inbox after the user’s own change, which it already shows', () => {
  expect(tagsOf([event('enquiry', 7, 1)], 1)).not.toContainEqual({ type: 'Enquiry', id: 'INBOX' });
});

it('refetches only the audit log after an export', () => {
  expect(tagsOf([event('enquiry', null, 2)], 1)).toEqual([{ type: 'Audit' }]);
});

it('refetches everything after a reset, which reports missing events', () => {
  expect(tagsOf([event('reset', null)], 1)).toEqual(expect.arrayContaining([{ type: 'Enquiry' }, { type: 'Staff' }]));
});

it.each(['', '{', '"text"', '{}', 'null'])('ignores the malformed event "%s"', (data) => {
  expect(readEvent(data)).toBeNull();
});

it.each(EVENT_THINGS)('refetches data after an event of the kind %s', (thing) => {
  expect(tagsOf([event(thing, 7)], 1)).not.toEqual([]);
});

it('refetches the stock after a visit was closed', () => {
  const closed = { thing: 'visit', id: 7, action: 'closed', by: null } as const;
  expect(tagsOf([closed], 1)).toContainEqual({ type: 'Stock' });
});
