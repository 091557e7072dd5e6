import type { FastifyRequest } from 'fastify';
import type { Visit } from '../../../contract/desk/visit';
import type { Database } from '../../db/database';
import { ApiFailure } from '../../http/errors';
import type { Language } from '../../http/language';
import { actorOf } from '../audit/note';
import type { SignedIn } from '../signedIn';
import { readVisit } from './one';
import { type Asking, type By, lockVisit } from './scope';
import type { StoredVisit } from './seal';

export type ChangeInput = {
  db: Database;
  params: { id: number };
  headers: { 'if-match': string };
  body?: unknown;
  me: SignedIn;
  language: Language;
  request: FastifyRequest;
};

type Work = (tx: Database, visit: StoredVisit, by: By) => Promise<void>;
type Transaction = <T>(db: Database, work: (tx: Database) => Promise<T>) => Promise<T>;
const plain: Transaction = (db, work) => db.transaction(work);

export const versionIn = ({ headers }: Pick<ChangeInput, 'headers'>): number =>
  Number(headers['if-match'].replaceAll('"', ''));

/** Does a work on a visit that is at the version that the caller has seen, locked: as a whole or not at all. Of another one by now it is 412. */
export async function changingVisit(input: ChangeInput, work: Work, within: Transaction = plain): Promise<Visit> {
  const { db, params, me, language, request, body } = input;
  const isDone = await within(db, async (tx) => {
    const visit = await lockVisit(tx, me.scope, params.id);
    if (!visit) throw new ApiFailure(404, 'not_found');
    if (visit.version !== versionIn(input)) return false;
    await work(tx, visit, { me, language, actor: actorOf(request) });
    return true;
  });
  const visit = await readOrRefuse(db, params.id, { me, language });
  if (!isDone) throw changedMeanwhile(visit, body);
  return visit;
}

export const changedMeanwhile = (current: Visit, asked: unknown): ApiFailure =>
  new ApiFailure(412, 'visit_changed', { more: { current, asked: asked ?? null } });

export async function readOrRefuse(db: Database, id: number, { me, language }: Asking): Promise<Visit> {
  const found = await readVisit(db, id, { me, language });
  if (!found) throw new ApiFailure(404, 'not_found');
  return found;
}
