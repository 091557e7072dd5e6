import { filterOf, inboxFilterOf, isSameFilter, OPEN_STATUSES } from './inboxAddress';

const asked = (address: string) => inboxFilterOf(filterOf(new URLSearchParams(address)));

it.each([
  ['', { status: OPEN_STATUSES }],
  ['status=all', {}],
  ['status=done&branch=3', { status: 'done', branch: '3' }],
  // A search covers enquiries in every state.
  ['q=4567', { q: '4567' }],
  // The server rejects searches this short.
  ['q=45', { status: OPEN_STATUSES }],
  ['due=overdue', { due: 'overdue' }],
  ['q=%20%20&utm_source=x', { status: OPEN_STATUSES }],
])('maps the address "%s" to the filter %j', (address, expected) => {
  expect(asked(address)).toEqual(expected);
});

it('returns equal filters for equal parameters in any order', () => {
  const one = filterOf(new URLSearchParams('branch=2&status=new'));
  expect(isSameFilter(one, filterOf(new URLSearchParams('status=new&branch=2')))).toBe(true);
  expect(isSameFilter(one, filterOf(new URLSearchParams('status=new')))).toBe(false);
});
