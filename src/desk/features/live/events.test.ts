import { EVENT_THINGS } from '#contract/rules/deskLimits';
import { readEvent, tagsOf } from './events';

const event = (thing: string, id: number | null, by: number | null = null) =>
  ({ thing, id, action: 'changed', by }) as Parameters<typeof tagsOf>[0][number];

it('asks anew for what was named, once however often it was named', () => {
  const tags = tagsOf([event('enquiry', 7), event('enquiry', 7), event('enquiry', 8)], 1);
  expect(tags.filter(({ id }) => id === 7)).toHaveLength(1);
  expect(tags).toContainEqual({ type: 'Enquiry', id: 8 });
  expect(tags.filter(({ id }) => id === 'INBOX')).toHaveLength(1);
});

it('leaves the inbox alone after one’s own change, which stands in it already', () => {
  expect(tagsOf([event('enquiry', 7, 1)], 1)).not.toContainEqual({ type: 'Enquiry', id: 'INBOX' });
});

it('asks for the audit alone after an export', () => {
  expect(tagsOf([event('enquiry', null, 2)], 1)).toEqual([{ type: 'Audit' }]);
});

it('asks for everything where events are missing', () => {
  expect(tagsOf([event('reset', null)], 1)).toEqual(expect.arrayContaining([{ type: 'Enquiry' }, { type: 'Staff' }]));
});

it.each(['', '{', '"text"', '{}', 'null'])('takes "%s" for no event', (data) => {
  expect(readEvent(data)).toBeNull();
});

it.each(EVENT_THINGS)('asks for something after an event about %s', (thing) => {
  expect(tagsOf([event(thing, 7)], 1)).not.toEqual([]);
});

it('asks for the stock after a visit was closed, which takes parts out of it', () => {
  const closed = { thing: 'visit', id: 7, action: 'closed', by: null } as const;
  expect(tagsOf([closed], 1)).toContainEqual({ type: 'Stock' });
});
