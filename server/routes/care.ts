import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountCalls } from '../../contract/accountCalls';
import { documentDays, isWithin } from '../../contract/bounds';
import type { CarCare, Wishes } from '../../contract/care';
import { type CarOutlook, outlooks } from '../care/outlook';
import { refusedDay } from '../desk/visits/refusals';
import { ApiFailure } from '../http/errors';
import type { Language } from '../http/language';
import { removeCarDocument, setCarDocument } from '../repositories/carDocuments';
import { ofEither, withoutNull } from '../repositories/expressions';
import { changeWishes, readWishes } from '../repositories/wishes';
import { registerCall } from './register';

/** What the signed-in customer's cars need next, and how the customer is reminded. */
export async function careRoutes(app: FastifyInstance): Promise<void> {
  registerCall(app, accountCalls.carCare).handledBy(async ({ db, language, request }) => {
    const list = await outlooks(db, sql`car.user_id = ${customerOf(request)}`);
    return list.map((car) => careOf(car, language));
  });

  registerCall(app, accountCalls.setCarDocument).handledBy(async ({ db, params, body, language, request }) => {
    const days = documentDays();
    if (!isWithin(body.ends_on, days)) throw refusedDay('ends_on', language, days);
    const place = { userId: customerOf(request), car: params.carId, kind: params.kind };
    if (!(await setCarDocument(db, place, body))) throw new ApiFailure(404, 'not_found');
    return undefined;
  });

  registerCall(app, accountCalls.removeCarDocument).handledBy(async ({ db, params, request }) => {
    const place = { userId: customerOf(request), car: params.carId, kind: params.kind };
    if (!(await removeCarDocument(db, place))) throw new ApiFailure(404, 'not_found');
    return undefined;
  });

  const withLink = (userId: number, wishes: Omit<Wishes, 'connect'>): Wishes => {
    const connect = app.telegram?.followLink({ to: 'account', id: userId }) ?? null;
    return { ...wishes, ...(connect !== null && { connect }) };
  };

  registerCall(app, accountCalls.wishes).handledBy(async ({ db, language, request }) => {
    const userId = customerOf(request);
    return withLink(userId, await readWishes(db, userId, language));
  });

  registerCall(app, accountCalls.changeWishes).handledBy(async ({ db, body, language, request }) => {
    const userId = customerOf(request);
    return withLink(userId, await changeWishes(db, userId, body, language));
  });
}

const careOf = ({ id, km_per_month, due, documents }: CarOutlook, language: Language): CarCare => ({
  car: id,
  ...(km_per_month !== null && { km_per_month }),
  due: due.map(({ title, every, last, finding: _finding, when: _when, ...one }) => {
    const { km = null, months = null } = every ?? {};
    const known = {
      ...one,
      title: ofEither(title, language),
      every_km: km,
      every_months: months,
      last_date: last.date,
      last_mileage: last.mileage,
    };
    return withoutNull(known, 'service', 'level', 'every_km', 'every_months', 'due_date', 'due_mileage', 'expected_on');
  }),
  documents,
});

function customerOf({ userId }: FastifyRequest): number {
  if (userId === null) throw new ApiFailure(401, 'not_authenticated');
  return userId;
}
