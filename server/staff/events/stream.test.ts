import { EVENT_THINGS, STAFF_ROLES } from '#contract/rules/deskLimits';
import type { SignedIn } from '../signedIn';
import type { StoredEvent } from './stored';
import { eventFor } from './stream';

const BRANCH = 1;
const someone = (role: SignedIn['role'], branches: number[] | null) =>
  ({ id: 7, role, scope: { branches } }) as SignedIn;
const event = (thing: StoredEvent['thing'], branchId: number | null = BRANCH): StoredEvent => ({
  number: 1,
  thing,
  thingId: 7,
  action: 'changed',
  staffId: 7,
  branchId,
  formerBranchId: null,
  isOfEnquiry: true,
});

const stored = EVENT_THINGS.filter((thing) => thing !== 'reset');

it.each(stored)('sends events about %s to owners', (thing) => {
  const recipients = STAFF_ROLES.filter((role) =>
    eventFor(someone(role, role === 'owner' ? null : [BRANCH]), event(thing)),
  );
  expect(recipients).toContain('owner');
});

it('sends review events to staff of the branch with the permission, and stock events to all branches', () => {
  expect(eventFor(someone('manager', [BRANCH]), event('review'))).toMatchObject({ thing: 'review', id: 7 });
  expect(eventFor(someone('manager', [BRANCH + 1]), event('review'))).toBeNull();
  expect(eventFor(someone('adviser', [BRANCH]), event('review'))).toBeNull();
  expect(eventFor(someone('mechanic', [BRANCH + 1]), event('stock'))).toMatchObject({ thing: 'stock', id: 7 });
});
