import type { FastifyInstance, FastifyRequest } from 'fastify';
import { orNeighbours } from '../booking/neighbours';
import type { Database } from '../db/database';
import { ApiFailure } from '../http/errors';
import type { Language } from '../http/language';
import { UnknownPolicy } from '../repositories/consents';
import { findAccountById } from '../repositories/customers';
import { IdempotencyConflict } from '../repositories/idempotency';
import { unknownPolicy } from './consent';

/** What is refused is said in the caller's language, and what was told goes out at once. */
export const changingBookings =
  (app: FastifyInstance) =>
  async <T>(db: Database, language: Language, work: () => Promise<T>): Promise<T> => {
    try {
      return await orNeighbours(db, work);
    } catch (error) {
      if (error instanceof IdempotencyConflict) throw new ApiFailure(422, 'idempotency_conflict');
      throw error instanceof UnknownPolicy ? unknownPolicy(language) : error;
    } finally {
      app.messages.wake();
    }
  };

/** The signed-in customer of a private call. */
export async function ownerOf(db: Database, { userId }: FastifyRequest): Promise<{ id: number; phone: string }> {
  const account = await findAccountById(db, userId ?? 0);
  if (!account) throw new ApiFailure(401, 'token_not_valid');
  return account;
}
