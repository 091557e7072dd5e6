import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { DAY_MS } from '#contract/rules/clock';
import { ESTIMATE_DAYS } from '#contract/rules/visits';
import { hashOfToken } from '../platform/auth/tokens';
import type { Database } from '../platform/db/database';
import { visitFindings, visitLines, visitLinks, visitPhotos, type visits } from '../platform/db/schema/visits';
import { projectRoot } from '../platform/files';
import { followPromise } from '../visits/promise';
import { insertVisit } from '../visits/scope';
import { photoHash, type StoredVisit } from '../visits/seal';
import { DEMO_ESTIMATE, type Done, type Found, LINES, type OpenVisitSeed, openVisits } from './content/visits';

const PHOTO = { side: 800, thumb: 'w320' };

export const dayAfter = (time: number, days: number): string =>
  new Date(time + days * DAY_MS).toISOString().slice(0, 10);

type Given = {
  visit: typeof visits.$inferInsert & { openedAt: Date };
  lines: readonly (Done & { isDone: boolean; decision: 'approved' | 'declined' | null })[];
  findings: readonly Found[];
  dueFrom: Date;
};

export async function storeVisit(tx: Database, { visit: row, lines, findings, dueFrom }: Given): Promise<StoredVisit> {
  const visit = await insertVisit(tx, row);
  await tx.insert(visitLines).values(
    lines.map(({ what, price = LINES[what].price, quantity = 1_000, discount = null, decision, isDone }, position) => ({
      ...LINES[what],
      price,
      visitId: visit.id,
      position,
      quantity,
      discount,
      decision,
      decidedAt: decision && visit.openedAt,
      isDone,
    })),
  );
  for (const [position, { note = '', dueIn, photos = [], ...found }] of findings.entries()) {
    const dueDate = dueIn === undefined ? null : dayAfter(dueFrom.getTime(), dueIn);
    const [finding] = await tx
      .insert(visitFindings)
      .values({ ...found, visitId: visit.id, position, note, dueDate })
      .returning({ id: visitFindings.id });
    for (const [place, name] of photos.entries()) {
      const bytes = pictureOf(`${name}.${PHOTO.side}x${PHOTO.side}.webp`);
      const thumb = pictureOf(`${name}.${PHOTO.side}x${PHOTO.side}.${PHOTO.thumb}.webp`);
      await tx.insert(visitPhotos).values({
        visitId: visit.id,
        findingId: finding?.id ?? null,
        position: place,
        sha256: photoHash(bytes, thumb),
        width: PHOTO.side,
        height: PHOTO.side,
        bytes,
        thumb,
        createdAt: visit.openedAt,
      });
    }
  }
  return visit;
}

const pictureOf = (name: string): Buffer => readFileSync(join(projectRoot(), 'public', 'media', 'parts', name));

const HOUR_MS = 3_600_000;
const QUARTER_MS = HOUR_MS / 4;
const quarterAfter = (ms: number): Date => new Date(Math.ceil(ms / QUARTER_MS) * QUARTER_MS);

type Person = OpenVisitSeed['guest'] & { userId?: number; carId?: number; vin?: string };
type Place = { branchId: number; staffId: number | null; workerId: number | null; now: number };

export async function seedOpenVisits(tx: Database, place: Place): Promise<void> {
  for (const visit of openVisits) await seedOpenVisit(tx, visit, place);
}

export async function seedOpenVisit(
  tx: Database,
  given: OpenVisitSeed & { guest: Person },
  { branchId, staffId, workerId, now }: Place,
) {
  const { state, guest, language, mileage, complaint, hoursAgo, promisedIn, findings } = given;
  const isAgreed = state !== 'open' && state !== 'sent';
  const isBegun = isAgreed && state !== 'approved';
  const openedAt = new Date(now - hoursAgo * HOUR_MS);
  const stored = await storeVisit(tx, {
    visit: {
      ...guest,
      branchId,
      state: state === 'approved' ? 'open' : state,
      approvedEstimate: state === 'approved' ? 1 : null,
      mileage,
      complaint,
      language,
      openedBy: staffId,
      openedAt,
      promisedAt: promisedIn === undefined ? null : quarterAfter(now + promisedIn * HOUR_MS),
      workerId: isBegun ? workerId : null,
    },
    lines: given.lines.map(({ isDone = false, declined = false, ...line }) => ({
      ...line,
      isDone,
      decision: isAgreed ? (declined ? 'declined' : 'approved') : null,
    })),
    findings,
    dueFrom: openedAt,
  });
  if (promisedIn !== undefined) await followPromise(tx, stored, { staffId: null, requestId: null });
  if (state !== 'sent') return;
  const { id, estimate } = stored;
  const expiresAt = sql`now() + make_interval(days => ${ESTIMATE_DAYS})`;
  await tx
    .insert(visitLinks)
    .values({ tokenHash: hashOfToken(DEMO_ESTIMATE), visitId: id, estimate, sentBy: staffId, expiresAt });
}
