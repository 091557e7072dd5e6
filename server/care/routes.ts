import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { calls } from '#contract/calls';
import type { CarMaintenance, NotificationPreferences } from '#contract/care';
import type { CarChange } from '#contract/cars';
import { documentDays, isWithin, newestYear } from '#contract/rules/bounds';
import { changeNotificationPreferences, readNotificationPreferences } from '../messages/preferences';
import { localizedOrFallback, withoutNull } from '../platform/db/expressions';
import { IdempotencyConflict } from '../platform/db/idempotency';
import { ApiFailure } from '../platform/http/errors';
import { fieldTexts } from '../platform/http/errorTexts';
import { refusedDay, refusedNumber } from '../platform/http/refusals';
import { registerCall } from '../platform/http/registerCall';
import type { Language } from '../platform/language';
import { listCarDocumentKinds, removeCarDocument, setCarDocument } from './carDocuments';

import { CarLimit, changeCar, createCar, deleteCar, UnknownModel } from './cars';
import { listGuarantees } from './guarantees';
import { listMileages } from './mileageLog';
import { listOwnRecords, postponeWork, recordOwnWork, removeOwnRecord } from './ownRecords';
import { type MaintenanceState, readUpcomingMaintenance } from './upcomingMaintenance';

export async function careRoutes(app: FastifyInstance): Promise<void> {
  registerCall(app, calls.carDocumentKinds).handledBy(({ db, language }) => listCarDocumentKinds(db, language));

  registerCall(app, calls.carMaintenance).handledBy(async ({ db, language, request }) => {
    const userId = customerOf(request);
    const list = await readUpcomingMaintenance(db, sql`car.user_id = ${userId}`, app.config.secrets.code);
    const guarantees = await listGuarantees(db, userId, language);
    return list.map((car) => ({ ...maintenanceOf(car, language), guarantees: guarantees(car.id) }));
  });

  const workOf = (request: FastifyRequest, language: Language, car: number) => ({
    userId: customerOf(request),
    car,
    language,
    secret: app.config.secrets.code,
  });

  registerCall(app, calls.ownRecords).handledBy(({ db, language, request }) =>
    listOwnRecords(db, { userId: customerOf(request), language }),
  );

  registerCall(app, calls.recordOwnWork).handledBy(({ db, params, body, headers, language, request }) =>
    recordOwnWork(db, {
      ...workOf(request, language, params.carId),
      record: body,
      key: headers['idempotency-key'],
    }).catch((error: unknown) => {
      throw error instanceof IdempotencyConflict ? new ApiFailure(422, 'idempotency_conflict') : error;
    }),
  );

  registerCall(app, calls.removeOwnRecord).handledBy(async ({ db, params, request }) => {
    if (!(await removeOwnRecord(db, { userId: customerOf(request), id: params.id })))
      throw new ApiFailure(404, 'not_found');
    return undefined;
  });

  registerCall(app, calls.postponeWork).handledBy(async ({ db, params, body, language, request }) => {
    await postponeWork(db, { ...workOf(request, language, params.carId), postponement: body });
    return undefined;
  });

  registerCall(app, calls.carMileages).handledBy(async ({ db, params, request }) => {
    const list = await listMileages(db, { userId: customerOf(request), car: params.carId });
    if (!list) throw new ApiFailure(404, 'not_found');
    return list;
  });

  registerCall(app, calls.setCarDocument).handledBy(async ({ db, params, body, language, request }) => {
    const days = documentDays();
    if (!isWithin(body.ends_on, days)) throw refusedDay('ends_on', language, days);
    const place = { userId: customerOf(request), car: params.carId, kind: params.kind };
    if (!(await setCarDocument(db, place, body))) throw new ApiFailure(404, 'not_found');
    return undefined;
  });

  registerCall(app, calls.removeCarDocument).handledBy(async ({ db, params, request }) => {
    const place = { userId: customerOf(request), car: params.carId, kind: params.kind };
    if (!(await removeCarDocument(db, place))) throw new ApiFailure(404, 'not_found');
    return undefined;
  });

  const withLink = (userId: number, preferences: Omit<NotificationPreferences, 'connect'>): NotificationPreferences => {
    const connect = app.telegram?.followLink({ to: 'account', id: userId }) ?? null;
    return { ...preferences, ...(connect !== null && { connect }) };
  };

  registerCall(app, calls.notificationPreferences).handledBy(async ({ db, language, request }) => {
    const userId = customerOf(request);
    return withLink(userId, await readNotificationPreferences(db, userId, language));
  });

  registerCall(app, calls.changeNotificationPreferences).handledBy(async ({ db, body, language, request }) => {
    const userId = customerOf(request);
    return withLink(userId, await changeNotificationPreferences(db, userId, body, language));
  });
}

const maintenanceOf = ({ id, km_per_month, due, documents }: MaintenanceState, language: Language): CarMaintenance => ({
  car: id,
  ...(km_per_month !== null && { km_per_month }),
  due: due.map(({ title, every, last, finding: _finding, when: _when, booking, postponed, ...one }) => {
    const { km = null, months = null } = every ?? {};
    const known = {
      ...one,
      title: localizedOrFallback(title, language),
      every_km: km,
      every_months: months,
      last_date: last.date,
      last_mileage: last.mileage,
      ...(postponed?.is_active && {
        postponed: withoutNull(
          { until_date: postponed.until_date, until_mileage: postponed.until_mileage },
          'until_date',
          'until_mileage',
        ),
      }),
      ...(booking && {
        booking: withoutNull({ starts_at: booking.startsAt, token: booking.token }, 'token'),
      }),
    };
    return withoutNull(known, 'service', 'level', 'every_km', 'every_months', 'due_date', 'due_mileage', 'expected_on');
  }),
  documents,
});

function customerOf({ userId }: FastifyRequest): number {
  if (userId === null) throw new ApiFailure(401, 'not_authenticated');
  return userId;
}

export async function carRoutes(app: FastifyInstance): Promise<void> {
  registerCall(app, calls.createCar).handledBy(async ({ db, body, headers, language, request }) => {
    const userId = ownerOf(request, body);
    requireYear(body, language);
    return createCar(db, { userId, car: body, key: headers['idempotency-key'] }).catch((error: unknown) => {
      throw understood(error, language);
    });
  });

  registerCall(app, calls.changeCar).handledBy(async ({ db, params, body, language, request }) => {
    const userId = ownerOf(request, body);
    requireYear(body, language);
    const car = await changeCar(db, { id: params.carId, userId, change: body }).catch((error: unknown) => {
      throw understood(error, language);
    });
    if (!car) throw new ApiFailure(404, 'not_found');
    return car;
  });

  registerCall(app, calls.deleteCar).handledBy(async ({ db, params, request }) => {
    if (!(await deleteCar(db, { id: params.carId, userId: ownerOf(request) }))) throw new ApiFailure(404, 'not_found');
    return undefined;
  });
}

function ownerOf({ userId }: FastifyRequest, { owner }: { owner?: number } = {}): number {
  if (userId === null) throw new ApiFailure(401, 'not_authenticated');
  if (owner !== undefined && owner !== userId) throw new ApiFailure(403, 'forbidden');
  return userId;
}

function requireYear({ year }: CarChange, language: Language): void {
  const limit = newestYear();
  if (year !== undefined && year > limit) throw refusedNumber('year', language, { why: 'maximum', limit });
}

function understood(error: unknown, language: Language): unknown {
  if (error instanceof CarLimit) return new ApiFailure(409, 'car_limit');
  if (error instanceof IdempotencyConflict) return new ApiFailure(422, 'idempotency_conflict');
  if (!(error instanceof UnknownModel)) return error;
  return new ApiFailure(400, 'validation', { errors: { model: [fieldTexts.choice[language]] } });
}
