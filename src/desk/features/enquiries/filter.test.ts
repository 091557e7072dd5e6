import { askedOf, filterOf, isSameFilter, OPEN_STATUSES } from './inboxAddress';

const asked = (address: string) => askedOf(filterOf(new URLSearchParams(address)));

it.each([
  ['', { status: OPEN_STATUSES }],
  ['status=all', {}],
  ['status=done&branch=3', { status: 'done', branch: '3' }],
  // Whoever searches means everything, whatever has become of it.
  ['q=4567', { q: '4567' }],
  // The server refuses what would find half of everything.
  ['q=45', { status: OPEN_STATUSES }],
  ['due=overdue', { due: 'overdue' }],
  ['q=%20%20&utm_source=x', { status: OPEN_STATUSES }],
])('the address "%s" asks for %j', (address, expected) => {
  expect(asked(address)).toEqual(expected);
});

it('two addresses of one list are the same, in whatever order they say it', () => {
  const one = filterOf(new URLSearchParams('branch=2&status=new'));
  expect(isSameFilter(one, filterOf(new URLSearchParams('status=new&branch=2')))).toBe(true);
  expect(isSameFilter(one, filterOf(new URLSearchParams('status=new')))).toBe(false);
});
