import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Discount, FINDING_LEVELS } from '#contract/rules/visits';
import type { Database } from '../platform/db/database';
import type { Localized } from '../platform/db/schema/columns';
import { visitFindings, visitLines, visitPhotos, visits } from '../platform/db/schema/visits';
import { closeVisit } from '../visits/close';
import { photoHash } from '../visits/seal';

type Line = {
  name: string | Localized;
  service?: number;
  quantity?: number;
  price: number;
  discount?: Discount;
  declined?: boolean;
};
type Finding = {
  level: (typeof FINDING_LEVELS)[number];
  title: string;
  note?: string;
  service?: number;
  dueMileage?: number;
  dueDate?: string;
};

export type GivenVisit = {
  userId: number;
  branch?: number;
  carId?: number | null;
  car?: string;
  plate?: string;
  vin?: string;
  phone?: string;
  name?: string;
  mileage?: number;
  at?: string;
  discount?: Discount;
  correctsId?: number;
  lines?: Line[];
  findings?: Finding[];
  photos?: number;
  open?: boolean;
};

const inBoth = (text: string | Localized) =>
  typeof text === 'string' ? { ru: text, uz: `${text} (oʻzbekcha)` } : text;

export async function closedVisit(db: Database, givenVisit: GivenVisit): Promise<number> {
  const at = new Date(givenVisit.at ?? '2026-03-04T06:00:00Z');
  return db.transaction(async (tx) => {
    const [visit] = await tx
      .insert(visits)
      .values({
        branchId: givenVisit.branch ?? 1,
        state: 'in_work',
        userId: givenVisit.userId,
        carId: givenVisit.carId ?? null,
        phone: givenVisit.phone ?? '+998901234567',
        name: givenVisit.name ?? 'Азиз Каримов',
        plate: givenVisit.plate ?? '01A777AA',
        vin: givenVisit.vin ?? 'XWBJF69V9JA004512',
        car: givenVisit.car ?? 'Chevrolet Cobalt',
        year: 2018,
        mileage: givenVisit.mileage ?? 84_200,
        language: 'ru',
        openedAt: at,
        discount: givenVisit.discount ?? null,
        correctsId: givenVisit.correctsId ?? null,
      })
      .returning();
    if (!visit) throw new Error('no visit');
    await addParts(tx, visit.id, givenVisit);
    if (!givenVisit.open) await closeVisit(tx, visit, { staffId: null, requestId: null }, at);
    return visit.id;
  });
}

async function addParts(tx: Database, visitId: number, givenVisit: GivenVisit): Promise<void> {
  const lines = givenVisit.lines ?? [{ name: 'Замена масла', price: 285_000 }];
  await tx.insert(visitLines).values(
    lines.map(({ name, service, quantity = 1_000, price, discount = null, declined }, position) => ({
      visitId,
      serviceId: service ?? null,
      position,
      kind: 'work' as const,
      name: inBoth(name),
      quantity,
      price,
      discount,
      decision: declined ? ('declined' as const) : ('approved' as const),
    })),
  );
  const found = (givenVisit.findings ?? []).map(({ title, note = '', service, ...finding }, position) => ({
    ...finding,
    serviceId: service ?? null,
    visitId,
    position,
    title: inBoth(title),
    note,
  }));
  const ids = found.length > 0 ? await tx.insert(visitFindings).values(found).returning({ id: visitFindings.id }) : [];
  for (let position = 0; position < (givenVisit.photos ?? 0); position++) {
    const [bytes, thumb] = await Promise.all([picture(640, position), picture(320, position)]);
    const findingId = ids[0]?.id ?? null;
    await tx
      .insert(visitPhotos)
      .values({ visitId, findingId, position, sha256: photoHash(bytes, thumb), width: 640, height: 480, bytes, thumb });
  }
}

const picture = (width: number, shade: number): Promise<Buffer> =>
  sharp({ create: { width, height: (width * 3) / 4, channels: 3, background: { r: 200, g: 40 + shade, b: 40 } } })
    .webp()
    .toBuffer();

export async function documentCodeOf(db: Database, id: number): Promise<string> {
  const [row] = await db.select({ paper: visits.paper }).from(visits).where(eq(visits.id, id));
  return row?.paper ?? '';
}
