import type { FastifyInstance } from 'fastify';
import { accountCalls } from '../../contract/accountCalls';
import type { NewOwnWait, Wait } from '../../contract/bookings';
import { storedPhone } from '../accounts/phones';
import { refuseBlocked } from '../booking/book';
import { leaveWait, ownWaits } from '../booking/ownWaits';
import { waitFor } from '../booking/waits';
import type { Database } from '../db/database';
import type { Language } from '../http/language';
import { requirePublished } from '../repositories/consents';
import { useGrant } from '../repositories/grants';
import { changingBookings, ownerOf } from './bookingChanges';
import { notVerified, proofsOf } from './phoneProof';
import { registerCall } from './register';

type Whose = { phone: string; userId: number | null; language: Language };

/** The line for a day that is full. */
export async function bookingWaitRoutes(app: FastifyInstance): Promise<void> {
  const secret = app.config.secrets.code;
  const telling = { store: app.messages.store, config: app.config };
  const doing = changingBookings(app);

  async function join(tx: Database, { consent, ...asked }: NewOwnWait, whose: Whose): Promise<Wait> {
    if (consent !== undefined) await requirePublished(tx, consent);
    await refuseBlocked(tx, whose.phone, asked.branch, telling);
    return waitFor(tx, { ...asked, ...whose }, secret);
  }

  registerCall(app, accountCalls.waitForTime).handledBy(({ db, body, language, request }) =>
    doing(db, language, () =>
      db.transaction(async (tx) => {
        const phone = storedPhone(body.phone);
        if (!(await useGrant(tx, phone, proofsOf(request)))) throw notVerified();
        return join(tx, body, { phone, userId: null, language });
      }),
    ),
  );
  registerCall(app, accountCalls.waitOwn).handledBy(async ({ db, body, language, request }) => {
    const { id, phone } = await ownerOf(db, request);
    return doing(db, language, () => db.transaction((tx) => join(tx, body, { phone, userId: id, language })));
  });
  registerCall(app, accountCalls.ownWaits).handledBy(async ({ db, language, request }) =>
    ownWaits(db, await ownerOf(db, request), { language, secret }),
  );
  registerCall(app, accountCalls.leaveWait).handledBy(async ({ db, params, language }) => {
    await doing(db, language, () => leaveWait(db, params.token, telling));
    return undefined;
  });
}
