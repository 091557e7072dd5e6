import { DESK_SEARCH_HITS } from '#contract/rules/deskLimits';
import { mayDo } from '#contract/rules/permissions';
import type { DeskSearchGroup, DeskSearchHit, DeskSearchResults } from '#contract/search';
import { searchBookings } from '../booking/deskCalendar';
import { listStock } from '../catalog/stock/read';
import { listEnquiries } from '../enquiries/deskRead';
import type { Database } from '../platform/db/database';
import type { Language } from '../platform/language';
import type { SignedIn } from '../staff/signedIn';
import { listVisits } from '../visits/deskList';
import { listCustomers } from './customers';

type Searching = { q: string; me: SignedIn; language: Language; secret: string };
type Find = (db: Database, searching: Searching, size: number) => Promise<DeskSearchHit[]>;

const EMPTY = { title: '', phone: '', car: '', plate: '', reference: '', state: null, at: null, branch: null };

const finders: { [Kind in DeskSearchGroup['kind']]: { isAllowed: (me: SignedIn) => boolean; find: Find } } = {
  customer: {
    isAllowed: ({ role }) => mayDo(role, 'read customers'),
    find: async (db, { q, me }, size) =>
      (await listCustomers(db, { q }, me.scope, size)).items.map(({ id, name, phone }) => ({
        ...EMPTY,
        id,
        title: name,
        phone,
      })),
  },
  visit: {
    isAllowed: ({ role }) => mayDo(role, 'read visits'),
    find: async (db, { q, me, language }, size) =>
      (await listVisits(db, { q }, { me, language }, size)).items.map((visit) => ({
        id: visit.id,
        title: visit.name,
        phone: visit.phone,
        car: visit.car,
        plate: visit.plate,
        reference: visit.reference,
        state: visit.state,
        at: visit.closed_at ?? visit.opened_at,
        branch: visit.branch,
      })),
  },
  booking: {
    isAllowed: ({ role }) => mayDo(role, 'read bookings'),
    find: async (db, { q, me, language, secret }, size) =>
      (await searchBookings(db, q, { me, language, secret }, size)).map((booking) => ({
        id: booking.id,
        title: booking.name,
        phone: booking.phone,
        car: booking.car,
        plate: booking.plate,
        reference: booking.reference,
        state: booking.state,
        at: booking.starts_at,
        branch: booking.branch,
      })),
  },
  enquiry: {
    isAllowed: ({ role }) => mayDo(role, 'read enquiries'),
    find: async (db, { q, me, language }, size) =>
      (await listEnquiries(db, { q }, { scope: me.scope, me: me.id, language }, size)).items.map((enquiry) => ({
        id: enquiry.id,
        title: enquiry.name,
        phone: enquiry.phone,
        car: [enquiry.brand, enquiry.model].filter(Boolean).join(' '),
        plate: '',
        reference: enquiry.reference,
        state: enquiry.status,
        at: enquiry.created_at,
        branch: enquiry.branch,
      })),
  },
  part: {
    isAllowed: ({ role }) => mayDo(role, 'read stock'),
    find: async (db, { q, language }, size) =>
      (await listStock(db, { q }, language, size)).items.map(({ id, name, manufacturer, mpn }) => ({
        ...EMPTY,
        id,
        title: name,
        car: manufacturer,
        reference: mpn,
      })),
  },
};

/**
 * Searches every list that the role may read, by the rules and in the scope of that list. Returns at most
 * `DESK_SEARCH_HITS` hits a kind, in the order of `DESK_SEARCH_KINDS`.
 */
export async function searchDesk(db: Database, searching: Searching): Promise<DeskSearchResults> {
  const groups: DeskSearchGroup[] = [];
  for (const [kind, { isAllowed, find }] of Object.entries(finders)) {
    if (!isAllowed(searching.me)) continue;
    // One more than shown, to know whether there are more.
    const found = await find(db, searching, DESK_SEARCH_HITS + 1);
    if (found.length === 0) continue;
    groups.push({
      kind: kind as DeskSearchGroup['kind'],
      hits: found.slice(0, DESK_SEARCH_HITS),
      has_more: found.length > DESK_SEARCH_HITS,
    });
  }
  return { groups };
}
