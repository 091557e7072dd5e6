import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { calls } from '#contract/calls';
import type { EnquirySection } from '#contract/enquiries';
import { DESK_ENQUIRY_PATH } from '#contract/rules/pages';
import { UnknownPolicy, unknownPolicy } from '../accounts/consents';
import { findAccountById } from '../accounts/customers';
import type { Database } from '../platform/db/database';
import { IdempotencyConflict } from '../platform/db/idempotency';
import { inLanguage } from '../platform/db/schema/columns';
import { branches } from '../platform/db/schema/company';
import { enquiries } from '../platform/db/schema/enquiries';
import { ApiFailure } from '../platform/http/errors';
import { fieldTexts } from '../platform/http/errorTexts';
import { registerCall } from '../platform/http/registerCall';
import type { Language } from '../platform/language';
import { referenceOf } from '../platform/references';
import { acceptEnquiry, UnknownChoice } from './enquiries';
import { enquiryNotification } from './texts';
import { type Followable, findTracked, listOwnEnquiries } from './tracking';

async function readEnquiryNotification(
  tx: Database,
  id: number,
  language: Language,
): Promise<{ reference: string; section: EnquirySection; branch: string | null }> {
  const [row] = await tx
    .select({
      reference: enquiries.reference,
      section: enquiries.section,
      branch: inLanguage(branches.name, language),
    })
    .from(enquiries)
    .leftJoin(branches, eq(branches.id, enquiries.branchId))
    .where(eq(enquiries.id, id));
  if (!row) throw new Error('The enquiry does not exist');
  return row;
}

async function notifyStaffOfEnquiry(
  { telegram, messages, config }: FastifyInstance,
  tx: Database,
  id: number,
): Promise<void> {
  if (!telegram?.staff) return;
  const { chat, language } = telegram.staff;
  const notification = await readEnquiryNotification(tx, id, language);
  const link = `${config.siteUrl}${DESK_ENQUIRY_PATH}/${notification.reference}`;
  const message = { chat, text: enquiryNotification(language, { ...notification, link }) };
  await messages.store(tx, { kind: 'enquiry_taken', key: `taken:${id}`, enquiryId: id, message });
}

/** Per enquiry in 10 minutes, over all client addresses, because four digits of a phone can be guessed. */
const MAX_TRACKING_ATTEMPTS = 20;

export async function enquiryRoutes(app: FastifyInstance): Promise<void> {
  const notifyStaff = (tx: Database, id: number) => notifyStaffOfEnquiry(app, tx, id);
  const withLink = <Row extends Followable>({ id, canBeFollowed, ...enquiry }: Row) => {
    const follow = canBeFollowed ? (app.telegram?.followLink({ to: 'enquiry', id }) ?? null) : null;
    return { ...enquiry, ...(follow !== null && { follow }) };
  };

  registerCall(app, calls.sendEnquiry).handledBy(async ({ db, language, headers, body }) => {
    try {
      return await acceptEnquiry(db, body, { key: headers['idempotency-key'], language, notifyStaff });
    } catch (error) {
      throw understood(error, language);
    } finally {
      app.messages.wake();
    }
  });

  registerCall(app, calls.trackEnquiry).handledBy(async ({ db, language, body }) => {
    const reference = referenceOf(body.reference);
    if (reference === null) throw new ApiFailure(404, 'enquiry_not_found');
    // Unknown references count too, so that a 429 does not reveal which references exist.
    const { count, ttl } = await app.countCall('questions of one enquiry', reference, MAX_TRACKING_ATTEMPTS);
    if (count > MAX_TRACKING_ATTEMPTS) throw new ApiFailure(429, 'too_many_requests', { retryAfter: ttl / 1000 });
    const found = await findTracked(db, { reference, phoneEnd: body.phone_end, language });
    if (!found) throw new ApiFailure(404, 'enquiry_not_found');
    return withLink(found);
  });

  registerCall(app, calls.ownEnquiries).handledBy(async ({ db, language, request }) => {
    const account = await findAccountById(db, request.userId ?? 0);
    if (!account) throw new ApiFailure(401, 'token_not_valid');
    return (await listOwnEnquiries(db, account, language)).map(withLink);
  });
}

function understood(error: unknown, language: Language): unknown {
  if (error instanceof IdempotencyConflict) return new ApiFailure(422, 'idempotency_conflict');
  if (error instanceof UnknownPolicy) return unknownPolicy(language);
  if (!(error instanceof UnknownChoice)) return error;
  return new ApiFailure(400, 'validation', { errors: { [error.field]: [fieldTexts.choice[language]] } });
}
