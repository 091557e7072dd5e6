import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deskStockCalls, type StockOfPart } from '#contract/stock';
import type { Database } from '../../platform/db/database';
import { IdempotencyConflict, idempotent } from '../../platform/db/idempotency';
import { ApiFailure } from '../../platform/http/errors';
import type { Language } from '../../platform/language';
import { actorOf, recordAudit } from '../../staff/audit/record';
import { registerDeskCall } from '../../staff/deskCalls';
import { isInScope } from '../../staff/scope';
import type { SignedIn } from '../../staff/signedIn';
import { changingContent } from '../content/publish';
import { moveStock, StockChanged, StockFull, StockShort, setOnHand } from './move';
import { listStock, listStockMoves, readStock } from './read';

type Input = {
  db: Database;
  params: { id: number };
  me: SignedIn;
  request: FastifyRequest;
  language: Language;
  body: object;
  /** Idempotency key: a retry must not apply a relative change twice. */
  key?: string | undefined;
};

export async function stockRoutes(app: FastifyInstance): Promise<void> {
  registerDeskCall(app, deskStockCalls.listStock).handledBy(({ db, query, language }) =>
    listStock(db, query, language),
  );

  registerDeskCall(app, deskStockCalls.readStock).handledBy(({ db, params, language }) =>
    read(db, params.id, language),
  );

  registerDeskCall(app, deskStockCalls.listStockMoves).handledBy(async ({ db, params, query, language }) => {
    await read(db, params.id, language);
    return listStockMoves(db, params.id, query, language);
  });

  registerDeskCall(app, deskStockCalls.countStock).handledBy((input) => {
    const { branch, on_hand: onHand, seen, reason } = input.body;
    const count = { part: input.params.id, branch, onHand, seen };
    return changed(input, [branch], async (tx) => {
      await setOnHand(tx, [count], { reason, staffId: input.me.id });
    });
  });

  registerDeskCall(app, deskStockCalls.moveStock).handledBy((input) => {
    const { branch, change, reason } = input.body;
    const move = { part: input.params.id, branch, change };
    return changed({ ...input, key: input.headers['idempotency-key'] }, [branch], (tx) =>
      moveStock(tx, [move], { reason, staffId: input.me.id }),
    );
  });

  registerDeskCall(app, deskStockCalls.transferStock).handledBy((input) => {
    const { from, to, quantity } = input.body;
    if (from === to) throw new ApiFailure(400, 'bad_request');
    const part = input.params.id;
    const moves = [
      { part, branch: from, change: -quantity, otherBranch: to },
      { part, branch: to, change: quantity, otherBranch: from },
    ];
    return changed({ ...input, key: input.headers['idempotency-key'] }, [from, to], (tx) =>
      moveStock(tx, moves, { reason: 'transfer', staffId: input.me.id }),
    );
  });

  async function changed(
    { db, params: { id }, me, request, language, body, key }: Input,
    where: readonly [number, ...number[]],
    work: (tx: Database) => Promise<void>,
  ): Promise<StockOfPart> {
    const before = await read(db, id, language);
    if (where.some((branch) => !before.at.some((at) => at.branch.id === branch)))
      throw new ApiFailure(404, 'not_found');
    if (!isInScope(me.scope, where[0])) throw new ApiFailure(403, 'foreign_branch');
    try {
      const keyed = { scope: `stock:${me.id}`, key, payload: { id, ...body } };
      const change = async (tx: Database) => {
        const was = await read(tx, id, language);
        await work(tx);
        const is = await read(tx, id, language);
        for (const branch of where) {
          const [old, now] = [was, is].map(({ at }) => at.find((one) => one.branch.id === branch)?.on_hand ?? 0);
          if (old === now) continue;
          const values = { before: { on_hand: old ?? 0 }, after: { on_hand: now ?? 0 } };
          const name = `parts ${id}: ${is.name}`.slice(0, 200);
          await recordAudit(tx, actorOf(request), {
            thing: 'stock',
            action: 'changed',
            thingId: id,
            name,
            branchId: branch,
            ...values,
          });
        }
        return {};
      };
      await changingContent(db, (tx) => idempotent(tx, keyed, change));
    } catch (error) {
      if (error instanceof IdempotencyConflict) throw new ApiFailure(422, 'idempotency_conflict');
      if (error instanceof StockShort) throw new ApiFailure(409, 'stock_short');
      if (error instanceof StockFull) throw new ApiFailure(409, 'stock_full');
      if (!(error instanceof StockChanged)) throw error;
      throw new ApiFailure(412, 'stock_changed', { more: { current: await read(db, id, language) } });
    }
    await app.contentVersion({ fresh: true });
    return read(db, id, language);
  }
}

async function read(db: Database, id: number, language: Language): Promise<StockOfPart> {
  const found = await readStock(db, id, language);
  if (!found) throw new ApiFailure(404, 'not_found');
  return found;
}
