import { sql } from 'drizzle-orm';
import { OPEN_VISIT_STATES } from '#contract/rules/visits';
import type { OpenVisit } from '#contract/visits';
import { hashOfToken } from '../platform/auth/tokens';
import type { Database } from '../platform/db/database';
import { iso } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import { inLanguage } from '../platform/db/schema/columns';
import { branches } from '../platform/db/schema/company';
import { visitLinks, visits } from '../platform/db/schema/visits';
import type { Language } from '../platform/language';
import { estimateToken } from './links';
import { readPickUps } from './pickUp';
import { isApproved } from './scope';

type Row = Omit<OpenVisit, 'estimate' | 'pick_up' | 'is_approved' | 'promised_at'> & {
  promised_at: string | null;
  is_approved: boolean;
  branch_id: number;
  sent_at: string | null;
  token_hash: string | null;
};
type OwnVisitsRequest = { userId: number; language: Language; secret: string; now?: Date };

/** Returns an account's open visits without corrections. 1 statement, 6 if a car is ready. */
export async function listOpenVisits(
  db: Database,
  { userId, language, secret, now = new Date() }: OwnVisitsRequest,
): Promise<OpenVisit[]> {
  const { rows } = await queryRows<Row>(
    db,
    {
      id: 'number',
      year: 'number',
      plate: 'text',
      reference: 'text',
      state: 'text',
      is_approved: 'boolean',
      branch: 'text',
      car: 'text',
      opened_at: 'text',
      branch_phone: 'text',
      car_id: 'number?',
      branch_address: 'text',
      branch_id: 'number',
      promised_at: 'text?',
      sent_at: 'text?',
      token_hash: 'text?',
    },
    sql`
    select visit.id, visit.reference, visit.state, ${isApproved} as is_approved, ${iso(sql`visit.opened_at`)} as opened_at, visit.car, visit.year,
      coalesce(visit.plate, '') as plate, visit.car_id, visit.branch_id, ${inLanguage(branches.name, language)} as branch,
      ${inLanguage(branches.address, language)} as branch_address, ${branches.serviceManagerPhone} as branch_phone,
      case when visit.state <> 'ready' then ${iso(sql`visit.promised_at`)} end as promised_at, ${iso(sql`link.sent_at`)} as sent_at, link.token_hash
    from ${visits} visit join ${branches} on ${branches.id} = visit.branch_id
      left join lateral (select sent_at, token_hash from ${visitLinks} sent
        where sent.visit_id = visit.id and not sent.for_staff and sent.expires_at > now() and visit.state <> 'open'
        order by sent_at desc limit 1) link on true
    where visit.user_id = ${userId} and visit.closed_at is null and visit.state in ${[...OPEN_VISIT_STATES]} and visit.corrects_id is null
    order by visit.opened_at desc, visit.id desc`,
  );
  const ready = rows.filter(({ state }) => state === 'ready').map(({ branch_id: branch }) => branch);
  const pickUps = await readPickUps(db, [...new Set(ready)], now);
  return rows.map(({ branch_id: branch, sent_at: sentAt, token_hash: hash, promised_at: promise, ...visit }) => {
    const token = sentAt === null ? '' : estimateToken(visit.id, new Date(sentAt), secret);
    const pickUp = visit.state === 'ready' ? pickUps.get(branch) : null;
    return {
      ...visit,
      ...(token !== '' && hashOfToken(token) === hash && { estimate: token }),
      ...(promise !== null && { promised_at: promise }),
      ...(pickUp && { pick_up: { from: pickUp.from.toISOString(), until: pickUp.until.toISOString() } }),
    };
  });
}
