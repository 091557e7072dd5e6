import { eq } from 'drizzle-orm';
import { hashOfPhone } from '../../accounts/phoneHash';
import { secondsOfQuiet } from '../../care/quiet';
import type { Database } from '../../db/database';
import { branches } from '../../db/schema/company';
import { readySms, readyTelegram } from '../../messages/texts/readyTexts';
import { ofEither } from '../../repositories/expressions';
import { withdrawMessages } from '../../repositories/messages';
import { UNDO_SECONDS } from '../../repositories/tellCustomer';
import { readPickUps } from '../../visits/pickUp';
import { chatOf, preferencesOf } from './customerChat';
import { pageAddress } from './links';
import type { StoredVisit } from './seal';
import type { Telling } from './tell';

/** `ready:<customer>:<visit>:<version>:<receiver>`; 0 for a customer without an account. */
const keyOf = ({ id, userId }: StoredVisit): string => `ready:${userId ?? 0}:${id}:`;

/** Takes back what was not sent yet: the car is not ready after all, or has been fetched. */
export const withdrawReady = (tx: Database, visit: StoredVisit) => withdrawMessages(tx, keyOf(visit));

/**
 * Notifies the customer that the car is ready, in the transaction that makes it so, once each time it becomes ready. It goes to the account's chat, else by
 * SMS; after UNDO_SECONDS at the earliest, and not in quiet hours. A correction is no
 * car that waits, and a customer who has switched notifications off gets none.
 *
 * `visit`: as it was before, locked.
 */
export async function notifyReady(tx: Database, visit: StoredVisit, { store, config }: Telling): Promise<void> {
  const { userId, requestId, branchId, phone, reference, version, correctsId } = visit;
  if (phone === null || correctsId !== null) return;
  const preferences = await preferencesOf(tx, userId);
  if (preferences.channel === 'off') return;
  const language = preferences.language ?? visit.language;
  const [place] = await tx.select().from(branches).where(eq(branches.id, branchId));
  if (!place) return;
  const now = Date.now();
  const waitSeconds = Math.max(UNDO_SECONDS, secondsOfQuiet(now, preferences.quietFrom, preferences.quietTo));
  const at = new Date(now + waitSeconds * 1000);
  const ready = {
    branch: ofEither(place.name, language),
    address: ofEither(place.address, language),
    phone: place.serviceManagerPhone,
    pickUp: (await readPickUps(tx, [branchId], at)).get(branchId) ?? null,
    at,
  };
  const link = userId === null ? '' : pageAddress(config.siteUrl, language, '/personal/garage');
  const key = `${keyOf(visit)}${version}:`;
  const about = {
    waitSeconds,
    phoneHash: hashOfPhone(phone, config.secrets.code),
    ...(requestId !== null && { requestId }),
  };
  const chat = chatOf(preferences);
  if (chat !== null) {
    const text = readyTelegram(language, ready, { reference, link });
    await store(tx, { ...about, kind: 'visit_ready_telegram', key: `${key}account`, message: { chat, text } });
    return;
  }
  const message = { phone, text: readySms(language, ready) };
  await store(tx, { ...about, kind: 'visit_ready_sms', key: `${key}phone`, message });
}
