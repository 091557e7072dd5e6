import { inArray } from 'drizzle-orm';
import { wholeSom } from '#contract/rules/money';
import { QUANTITY_UNIT } from '#contract/rules/visits';
import type { Database } from '../platform/db/database';
import { services } from '../platform/db/schema/catalog';
import type { Localized } from '../platform/db/schema/columns';
import { visitLines } from '../platform/db/schema/visits';

/** A service that the customer chose before the visit, with name and price at that time if they are known. */
export type RequestedWork = { id: number; name?: Localized; price?: number | null };

/**
 * Adds the works as the first line items of a new visit, with the current names and prices, and returns the ids of the
 * services. A service that was hidden since becomes a free line item. Without a price, the price is 0.
 */
export async function addRequestedWorks(
  tx: Database,
  visitId: number,
  works: readonly RequestedWork[],
): Promise<number[]> {
  if (works.length === 0) return [];
  const ids = works.map(({ id }) => id);
  const found = await tx.select().from(services).where(inArray(services.id, ids));
  const byId = new Map(found.map((service) => [service.id, service]));
  const lines = works.flatMap(({ id, name, price }) => {
    const service = byId.get(id);
    if (service && !service.hidden)
      return {
        kind: 'work' as const,
        serviceId: id,
        name: service.name,
        price: service.priceFrom === null ? (price ?? 0) : wholeSom(service.priceFrom),
      };
    const known = name ?? service?.name;
    return known ? { kind: 'free' as const, serviceId: null, name: known, price: price ?? 0 } : [];
  });
  if (lines.length === 0) return [];
  await tx
    .insert(visitLines)
    .values(lines.map((line, position) => ({ ...line, visitId, position, quantity: QUANTITY_UNIT })));
  return lines.flatMap(({ serviceId }) => serviceId ?? []);
}
