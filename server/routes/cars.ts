import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountCalls } from '../../contract/accountCalls';
import { newestYear } from '../../contract/bounds';
import type { CarChange } from '../../contract/cars';
import { refusedNumber } from '../desk/visits/refusals';
import { ApiFailure } from '../http/errors';
import { fieldTexts } from '../http/errorTexts';
import type { Language } from '../http/language';
import { CarLimit, changeCar, createCar, deleteCar, UnknownModel } from '../repositories/cars';
import { IdempotencyConflict } from '../repositories/idempotency';
import { registerCall } from './register';

/** The garage of the signed-in customer: another's car is not found, another `owner` is refused. */
export async function carRoutes(app: FastifyInstance): Promise<void> {
  registerCall(app, accountCalls.createCar).handledBy(async ({ db, body, headers, language, request }) => {
    const userId = ownerOf(request, body);
    requireYear(body, language);
    return createCar(db, { userId, car: body, key: headers['idempotency-key'] }).catch((error: unknown) => {
      throw understood(error, language);
    });
  });

  registerCall(app, accountCalls.changeCar).handledBy(async ({ db, params, body, language, request }) => {
    const userId = ownerOf(request, body);
    requireYear(body, language);
    const car = await changeCar(db, { id: params.carId, userId, change: body }).catch((error: unknown) => {
      throw understood(error, language);
    });
    if (!car) throw new ApiFailure(404, 'not_found');
    return car;
  });

  registerCall(app, accountCalls.deleteCar).handledBy(async ({ db, params, request }) => {
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
