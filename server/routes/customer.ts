import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ProfileChange } from '../../contract/account';
import { accountCalls } from '../../contract/accountCalls';
import { noteEvent } from '../accounts/events';
import { hashOfPhone } from '../accounts/phoneHash';
import { storedPhone } from '../accounts/phones';
import { ApiFailure } from '../http/errors';
import { phoneChangedText } from '../messages/texts/phoneChangedText';
import { findCallCenter } from '../repositories/company';
import { type Account, changeProfile, findAccountById, findCustomer, lockPhone } from '../repositories/customers';
import { rememberFormerPhone } from '../repositories/formerPhones';
import { hasGrant, useGrant } from '../repositories/grants';
import { endOtherSessions } from '../repositories/sessions';
import { ownPasswordNeeded, requireOwnPassword } from './ownPassword';
import { dropProof, notVerified, proofsOf } from './phoneProof';
import { registerCall } from './register';
import { phoneTaken, requireBirthdate } from './registration';
import { refreshTokenIdOf } from './signedIn';

/** The profile of the signed-in customer: whose it is comes from the token; another's id is not found. */
export async function customerRoutes(app: FastifyInstance): Promise<void> {
  registerCall(app, accountCalls.user).handledBy(async ({ db, params, request }) => {
    if (params.userId !== request.userId) throw new ApiFailure(404, 'not_found');
    const customer = await findCustomer(db, params.userId);
    if (!customer) throw new ApiFailure(401, 'token_not_valid');
    return customer;
  });

  registerCall(app, accountCalls.changeUser).handledBy(async ({ db, params, body, language, request, reply }) => {
    if (params.userId !== request.userId) throw new ApiFailure(404, 'not_found');
    requireBirthdate(body.birthdate, language);
    const account = await findAccountById(db, params.userId);
    if (!account) throw new ApiFailure(401, 'token_not_valid');
    // A phone that the customer did not change is not taken back to what an older form shows.
    const phone = body.username === body.expected?.username ? account.phone : storedPhone(body.username);
    if (account.phone === phone) {
      return db.transaction(async (tx) => {
        // A parallel call may just have changed it: the other must not change it back without a proof.
        if ((await lockPhone(tx, params.userId)) !== phone) throw notVerified();
        return changeProfile(tx, params.userId, body);
      });
    }

    const { changed, noticeId } = await changePhone(request, { account, phone, body }).catch(phoneTaken);
    dropProof(reply);
    await noteEvent(request, { kind: 'phone_changed', userId: account.id, phone: account.phone });
    // Not waited for: the gateway may be slow, and the change is made.
    if (noticeId !== null) void app.messages.deliver(noticeId);
    return changed;
  });
}

type PhoneChange = { account: Account; phone: string; body: ProfileChange };

/** With the proof of the new phone and, beside it, of the customer: then the other sessions end, and the old phone is told. */
async function changePhone(request: FastifyRequest, { account, phone, body }: PhoneChange) {
  const { db, config, messages } = request.server;
  const proofs = proofsOf(request);
  const { password, old_phone_token: oldProof } = body;
  // Before the costly hash; the transaction asks again, and uses the proofs up.
  if (!(await hasGrant(db, phone, proofs))) throw notVerified();
  if (password !== undefined) await requireOwnPassword(request, { account, password, field: 'password' });
  else if (oldProof === undefined) throw ownPasswordNeeded(request);
  const callCenter = await findCallCenter(db);
  return db.transaction(async (tx) => {
    const isAsBefore = (await lockPhone(tx, account.id)) === account.phone;
    if (!isAsBefore || !(await useGrant(tx, phone, proofs))) throw notVerified();
    if (password === undefined && !(await useGrant(tx, account.phone, [oldProof ?? '']))) {
      throw ownPasswordNeeded(request);
    }
    const changed = await changeProfile(tx, account.id, body);
    await rememberFormerPhone(tx, account.id, account.phone);
    await endOtherSessions(tx, account.id, refreshTokenIdOf(request));
    const noticeId = await messages.store(tx, {
      kind: 'phone_changed',
      phoneHash: hashOfPhone(account.phone, config.secrets.code),
      message: { phone: account.phone, text: phoneChangedText(request.language, callCenter.phone) },
    });
    return { changed, noticeId };
  });
}
