import type { FastifyInstance } from 'fastify';
import { deskVisitsCalls } from '#contract/visitsDesk';
import { changingContent } from '../catalog/content/publish';
import { acceptPictures } from '../catalog/pictures/desk';
import { StockShort } from '../catalog/stock/move';
import { runInBranchQueue } from '../platform/db/branchLocks';
import type { Database } from '../platform/db/database';
import { IdempotencyConflict, idempotent } from '../platform/db/idempotency';
import type { FairQueue } from '../platform/fairQueue';
import { ApiFailure } from '../platform/http/errors';
import { actorOf } from '../staff/audit/record';
import { registerDeskCall } from '../staff/deskCalls';
import { listWorkers } from '../staff/people';
import { isInScope } from '../staff/scope';
import { beginVisit } from './begin';
import {
  type ChangeInput,
  changedMeanwhile,
  changeVisit,
  changingVisit,
  isStateSet,
  readVisitOrThrow,
  versionIn,
} from './change';
import { closeVisit, isClosedSince, shortLines } from './close';
import { correctVisit } from './correct';
import { decideLines, isDecided } from './decide';
import { listVisits } from './deskList';
import { addressOfSent, sendEstimate } from './estimate';
import { addFinding, changeFinding, removeFinding } from './findings';
import { runningGuarantees } from './guarantees';
import { addLine, changeLine, removeLine } from './lines';
import { notifyOfStep } from './notify';
import { visitPaperOf } from './pdf/visitPaperOf';
import { addPhoto, develop, readPhoto, removePhoto, requirePlace } from './photos';
import { listPromiseTimes } from './promise';
import { type DeskContext, lockVisit, withBranchOfVisit } from './scope';
import type { StoredVisit } from './seal';
import { followTransition } from './transition';

const PRIVATE = 'private, no-store';

export async function visitPhotoRoutes(app: FastifyInstance, enqueue: FairQueue): Promise<void> {
  await app.register(async (scope) => {
    acceptPictures(scope, '/api/desk/visits/:id/photos');

    registerDeskCall(scope, deskVisitsCalls.addVisitPhoto).handledBy(async (input) => {
      const { db, params, query, request, me } = input;
      const { upload } = request;
      const { finding } = query;
      const isOther = await db.transaction(async (tx) => {
        const visit = await lockVisit(tx, me.scope, params.id);
        if (!visit) throw new ApiFailure(404, 'not_found');
        if (visit.version !== versionIn(input)) return true;
        await requirePlace(tx, visit, finding);
        return false;
      });
      if (isOther) throw changedMeanwhile(await readVisitOrThrow(db, params.id, input), null);
      if (!upload) throw new ApiFailure(400, 'picture_type');
      const photo = await enqueue(String(me.id), () => develop(upload));
      return changingVisit(input, (tx, visit, by) => addPhoto(tx, visit, { photo, finding }, by));
    });

    registerDeskCall(scope, deskVisitsCalls.removeVisitPhoto).handledBy((input) =>
      changingVisit(input, (tx, visit, by) => removePhoto(tx, visit, input.params.thing, by)),
    );

    registerDeskCall(scope, deskVisitsCalls.readVisitPhoto).handledBy(async ({ db, params, query, me, reply }) => {
      const bytes = await readPhoto(db, { ...params, isSmall: query.size === 'small' }, { me });
      if (!bytes) throw new ApiFailure(404, 'not_found');
      reply.type('image/webp').header('cache-control', PRIVATE);
      return bytes;
    });
  });
}

export async function visitRoutes(app: FastifyInstance): Promise<void> {
  const notifier = { store: app.messages.store, config: app.config };

  registerDeskCall(app, deskVisitsCalls.listVisits).handledBy(({ db, query, me, language }) =>
    listVisits(db, query, { me, language }),
  );

  registerDeskCall(app, deskVisitsCalls.listWorkers).handledBy(async ({ db, query: { branch }, me }) =>
    isInScope(me.scope, branch) ? listWorkers(db, branch) : [],
  );

  registerDeskCall(app, deskVisitsCalls.listGuarantees).handledBy(({ db, query: { plate, vin, mileage = null }, me }) =>
    runningGuarantees(db, { plate, vin, mileage }, me.scope),
  );

  registerDeskCall(app, deskVisitsCalls.listPromiseTimes).handledBy(({ db, query, me, language }) =>
    listPromiseTimes(db, query, { me, language }),
  );

  registerDeskCall(app, deskVisitsCalls.readVisit).handledBy(({ db, params, me, language }) =>
    readVisitOrThrow(db, params.id, { me, language }),
  );

  registerDeskCall(app, deskVisitsCalls.beginVisit).handledBy(async ({ db, headers, body, me, language, request }) => {
    const keyed = { scope: `visit:${me.id}`, key: headers['idempotency-key'], payload: body };
    const begin = () =>
      idempotent(db, keyed, async (tx) => {
        const begun = await beginVisit(tx, body, { me, language, notifier, actor: actorOf(request) });
        const visit = await lockVisit(tx, me.scope, begun.id);
        if (visit) await notifyOfStep(tx, visit, 'received', notifier);
        return begun;
      });
    const { id } = await (body.booking === undefined && !body.place
      ? begin()
      : runInBranchQueue(body.branch, begin)
    ).catch((error: unknown) => {
      throw error instanceof IdempotencyConflict ? new ApiFailure(422, 'idempotency_conflict') : error;
    });
    app.messages.wake();
    return readVisitOrThrow(db, id, { me, language });
  });

  registerDeskCall(app, deskVisitsCalls.changeVisit).handledBy(async (input) => {
    const work = async (tx: Database, visit: StoredVisit, by: DeskContext) => {
      const transition = await changeVisit(tx, visit, input.body, { ...by, notifier });
      if (transition) await followTransition(tx, visit, transition, { actor: by.actor, notifier });
    };
    const changed = await changingVisit(input, work, {
      isRepeated: (_tx, visit) => isStateSet(visit, input.body),
      ...(input.body.state === 'in_work' && { within: withBranchOfVisit(input.params.id) }),
    });
    app.messages.wake();
    return changed;
  });

  registerDeskCall(app, deskVisitsCalls.addVisitLine).handledBy((input) =>
    changingVisit(input, (tx, visit, by) => addLine(tx, visit, input.body, by)),
  );

  registerDeskCall(app, deskVisitsCalls.changeVisitLine).handledBy((input) =>
    changingVisit(input, (tx, visit, by) => changeLine(tx, visit, { id: input.params.thing, change: input.body }, by)),
  );

  registerDeskCall(app, deskVisitsCalls.removeVisitLine).handledBy((input) =>
    changingVisit(input, (tx, visit, by) => removeLine(tx, visit, input.params.thing, by)),
  );

  registerDeskCall(app, deskVisitsCalls.addVisitFinding).handledBy((input) =>
    changingVisit(input, (tx, visit, by) => addFinding(tx, visit, input.body, by)),
  );

  registerDeskCall(app, deskVisitsCalls.changeVisitFinding).handledBy((input) =>
    changingVisit(input, (tx, visit, by) =>
      changeFinding(tx, visit, { id: input.params.thing, change: input.body }, by),
    ),
  );

  registerDeskCall(app, deskVisitsCalls.removeVisitFinding).handledBy((input) =>
    changingVisit(input, (tx, visit, by) => removeFinding(tx, visit, input.params.thing, by)),
  );

  registerDeskCall(app, deskVisitsCalls.sendEstimate).handledBy(async (input) => {
    let address = '';
    const send = async (tx: Database, visit: StoredVisit, by: DeskContext) => {
      address = await sendEstimate(tx, visit, by, notifier);
    };
    const visit = await changingVisit(input, send, {
      isRepeated: async (tx, held, by) => {
        address = (await addressOfSent(tx, held, { by, before: versionIn(input), notifier })) ?? '';
        return address !== '';
      },
    });
    app.messages.wake();
    return { visit, address };
  });

  registerDeskCall(app, deskVisitsCalls.decideEstimate).handledBy(async (input) => {
    const decided = await changingVisit(
      input,
      (tx, visit, by) => decideLines(tx, visit, input.body, { actor: by.actor, notifier }),
      {
        isRepeated: (tx, visit) => visit.version === versionIn(input) + 1 && isDecided(tx, visit, input.body),
      },
    );
    app.messages.wake();
    return decided;
  });

  registerDeskCall(app, deskVisitsCalls.printVisit).handledBy(async ({ db, params, me, language, reply }) => {
    const { id, paper } = params;
    const document = async () => {
      // The language changes only the names of branch and bay, which the document does not use.
      const visit = await readVisitOrThrow(db, id, { me, language });
      return visitPaperOf(db, paper, visit, { config: app.config, me });
    };
    const bytes = await app.printPdf(`staff:${me.id}`, document);
    reply
      .type('application/pdf')
      .header('cache-control', PRIVATE)
      .header('content-disposition', `inline; filename="yolda-${paper}-${id}.pdf"`);
    return Buffer.from(bytes);
  });

  registerDeskCall(app, deskVisitsCalls.closeVisit).handledBy(async (input) => {
    const closed = await changingVisit(
      input,
      async (tx, visit, by) => {
        const transition = await closeVisit(tx, visit, by.actor);
        await followTransition(tx, visit, transition, { actor: by.actor, notifier });
      },
      { within: changingContent, isRepeated: (_tx, visit) => isClosedSince(visit, versionIn(input)) },
    ).catch((error: unknown) => refuseShort(input, error));
    await app.contentVersion({ fresh: true });
    app.messages.wake();
    return closed;
  });

  registerDeskCall(app, deskVisitsCalls.correctVisit).handledBy(async (input) => {
    let id = 0;
    await changingVisit(input, async (tx, visit, by) => {
      id = await correctVisit(tx, visit, by);
    });
    return readVisitOrThrow(input.db, id, input);
  });
}

async function refuseShort({ db, params, me }: ChangeInput, error: unknown): Promise<never> {
  if (!(error instanceof StockShort)) throw error;
  const lines = await db.transaction(async (tx: Database) => {
    const visit = await lockVisit(tx, me.scope, params.id);
    return visit ? shortLines(tx, visit) : [];
  });
  throw new ApiFailure(409, 'stock_short', { more: { lines } });
}
