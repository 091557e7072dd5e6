import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calls } from '#contract/calls';
import type { ReviewQuestion } from '#contract/reviews';
import type { Estimate } from '#contract/visits';
import { listOwnRecords } from '../care/ownRecords';
import { newToken, tokenOf } from '../platform/auth/tokens';
import type { Database } from '../platform/db/database';
import { IdempotencyConflict } from '../platform/db/idempotency';
import { ApiFailure } from '../platform/http/errors';
import { registerCall } from '../platform/http/registerCall';
import type { Language } from '../platform/language';
import { verifyDocument } from './documentVerification';
import { answerEstimate, readEstimate } from './estimates';
import {
  acceptHandover,
  confirmHandover,
  listHandovers,
  offerHandover,
  readOffered,
  withdrawHandover,
} from './handovers';
import { findHistoryPhoto, findHistoryVisit, historyTotals, listHistory, readCarHistory } from './history';
import { endShare, listShares, makeShare, rememberReader, ShareLimit } from './historyShares';
import { listOpenVisits } from './openVisits';
import { carHistoryDocumentOf, pdfDocumentOf } from './pdf/documentOf';
import type { Print } from './pdf/printer';
import { readQuestion, reviewsOfBranch, reviewsOfService, writeReview } from './reviews';
import { readShared } from './sharedHistory';

export async function estimateRoutes(app: FastifyInstance): Promise<void> {
  const notifier = { store: app.messages.store, config: app.config };
  registerCall(app, calls.estimate).handledBy(({ db, params, language }) => estimateOf(db, params.token, language));

  registerCall(app, calls.answerEstimate).handledBy(async ({ db, params, headers, body, language, request }) => {
    const { token } = params;
    try {
      const key = headers['idempotency-key'];
      const isKnown = await answerEstimate(db, { token, answer: body, key, requestId: request.id, notifier });
      app.messages.wake();
      if (!isKnown) throw new ApiFailure(404, 'not_found');
    } catch (error) {
      if (error instanceof IdempotencyConflict) throw new ApiFailure(422, 'idempotency_conflict');
      if (!(error instanceof ApiFailure) || error.statusCode !== 409) throw error;
      throw new ApiFailure(409, error.code, { more: { estimate: await estimateOf(db, token, language) } });
    }
    return estimateOf(db, token, language);
  });
}

async function estimateOf(db: Database, token: string, language: Language): Promise<Estimate> {
  const estimate = await readEstimate(db, token, language);
  if (!estimate) throw new ApiFailure(404, 'not_found');
  return estimate;
}

export async function historyRoutes(app: FastifyInstance, print: Print): Promise<void> {
  registerCall(app, calls.history).handledBy(({ db, query, language, request }) =>
    listHistory(db, customerOf(request), query, language),
  );

  registerCall(app, calls.historyTotals).handledBy(({ db, request }) => historyTotals(db, customerOf(request)));

  registerCall(app, calls.historyVisit).handledBy(async ({ db, params, language, request }) =>
    found(await findHistoryVisit(db, { id: params.id, userId: customerOf(request) }, language)),
  );

  registerCall(app, calls.historyPhoto).handledBy(async ({ db, params, query, request, reply }) => {
    const isSmall = query.size === 'small';
    const bytes = found(await findHistoryPhoto(db, { ...params, userId: customerOf(request), isSmall }));
    return bytesOf(reply, 'image/webp', bytes);
  });

  registerCall(app, calls.historyPdf).handledBy(async ({ db, params, language, request, reply }) => {
    const userId = customerOf(request);
    const visit = found(await findHistoryVisit(db, { id: params.id, userId }, language));
    const bytes = await print(String(userId), () => pdfDocumentOf(db, visit, { language, config: app.config }));
    reply.header('content-disposition', `attachment; filename="yolda-${visit.number}.pdf"`);
    return bytesOf(reply, 'application/pdf', bytes);
  });

  registerCall(app, calls.carHistoryPdf).handledBy(async ({ db, params, language, request, reply }) => {
    const userId = customerOf(request);
    const bytes = await print(String(userId), async () => {
      const { visits, total, car } = await readCarHistory(db, { id: params.id, userId }, language);
      const own = await listOwnRecords(db, { userId, language });
      const records = own.filter((record) => record.car === car);
      return found(carHistoryDocumentOf({ visits, records, total }, { config: app.config, language }));
    });
    reply.header('content-disposition', 'attachment; filename="yolda.pdf"');
    return bytesOf(reply, 'application/pdf', bytes);
  });

  registerCall(app, calls.documentVerification).handledBy(async ({ db, params, language }) =>
    found(await verifyDocument(db, params.paper, language)),
  );
}

function bytesOf(reply: FastifyReply, type: string, bytes: Uint8Array): Buffer {
  reply.type(type).header('cache-control', 'private, no-store');
  return Buffer.from(bytes);
}

function customerOf({ userId }: FastifyRequest): number {
  if (userId === null) throw new ApiFailure(401, 'not_authenticated');
  return userId;
}

function found<Thing>(thing: Thing | null): Thing {
  if (thing === null) throw new ApiFailure(404, 'not_found');
  return thing;
}

export async function openVisitRoutes(app: FastifyInstance): Promise<void> {
  const secret = app.config.secrets.code;
  registerCall(app, calls.openVisits).handledBy(({ db, language, request: { userId } }) => {
    if (userId === null) throw new ApiFailure(401, 'not_authenticated');
    return listOpenVisits(db, { userId, language, secret });
  });
}

export async function reviewRoutes(app: FastifyInstance): Promise<void> {
  registerCall(app, calls.reviewQuestion).handledBy(({ db, params, language }) =>
    readQuestionOrThrow(db, params.token, language),
  );

  registerCall(app, calls.writeReview).handledBy(async ({ db, params, body, language, request }) => {
    const { token } = params;
    const isTaken = await writeReview(db, { token, review: body, language, requestId: request.id });
    if (!isTaken) throw new ApiFailure(404, 'not_found');
    return readQuestionOrThrow(db, token, language);
  });

  registerCall(app, calls.serviceReviews).handledBy(({ db, params }) => reviewsOfService(db, params.id));
  registerCall(app, calls.branchReviews).handledBy(({ db, params }) => reviewsOfBranch(db, params.id));
}

async function readQuestionOrThrow(db: Database, token: string, language: Language): Promise<ReviewQuestion> {
  const question = await readQuestion(db, token, language);
  if (!question) throw new ApiFailure(404, 'not_found');
  return question;
}

const DAY_SECONDS = 86_400;

export async function sharingRoutes(app: FastifyInstance): Promise<void> {
  registerCall(app, calls.historyShares).handledBy(({ db, request }) => listShares(db, idOf(request)));

  registerCall(app, calls.shareHistory).handledBy(async ({ db, body, headers, request, reply }) => {
    const [userId, key] = [idOf(request), headers['idempotency-key']];
    const token =
      key === undefined
        ? newToken()
        : tokenOf(`share ${userId} ${body.car} ${body.days} ${key}`, app.config.secrets.code);
    const made = await makeShare(db, userId, body, token).catch((error: unknown) => {
      throw error instanceof ShareLimit ? new ApiFailure(409, 'share_limit') : error;
    });
    const shared = there(made);
    rememberReader(reply, shared.share.id, body.days * DAY_SECONDS);
    return shared;
  });

  registerCall(app, calls.endHistoryShare).handledBy(async ({ db, params, request }) => {
    there((await endShare(db, idOf(request), params.id)) || null);
    return undefined;
  });

  registerCall(app, calls.sharedHistory).handledBy(async ({ db, params, language }) =>
    there(await readShared(db, params.token, language)),
  );

  registerCall(app, calls.handovers).handledBy(({ db, request }) => listHandovers(db, idOf(request)));

  registerCall(app, calls.offerHandover).handledBy(async ({ db, body, language, request }) =>
    there(await offerHandover(db, idOf(request), { car: body.car, language })),
  );

  registerCall(app, calls.offeredHandover).handledBy(async ({ db, params, request }) =>
    there(await readOffered(db, idOf(request), params.token)),
  );

  const accept = async (db: Database, acceptance: Parameters<typeof acceptHandover>[1]) => {
    const accepted = await acceptHandover(db, acceptance, { store: app.messages.store, config: app.config });
    app.messages.wake();
    return there(accepted);
  };
  registerCall(app, calls.acceptHandover).handledBy(async ({ db, params, body, request }) =>
    accept(db, { userId: idOf(request), which: params, car: body.car }),
  );

  registerCall(app, calls.acceptOpenedHandover).handledBy(async ({ db, params, body, request }) =>
    accept(db, { userId: idOf(request), which: params, car: body.car }),
  );

  registerCall(app, calls.confirmHandover).handledBy(async ({ db, params, request }) =>
    there(await confirmHandover(db, idOf(request), params.id)),
  );

  registerCall(app, calls.withdrawHandover).handledBy(async ({ db, params, request }) => {
    there((await withdrawHandover(db, idOf(request), params.id)) || null);
    return undefined;
  });
}

function idOf({ userId }: FastifyRequest): number {
  if (userId === null) throw new ApiFailure(401, 'not_authenticated');
  return userId;
}

function there<Found>(found: Found | null): Found {
  if (found === null) throw new ApiFailure(404, 'not_found');
  return found;
}
