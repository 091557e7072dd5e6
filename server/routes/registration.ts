import type { FastifyInstance } from 'fastify';
import { accountCalls } from '../../contract/accountCalls';
import { tidyName } from '../../contract/names';
import { isBirthdate } from '../accounts/birthdates';
import { noteEvent } from '../accounts/events';
import { hashPassword } from '../accounts/passwords';
import { storedPhone } from '../accounts/phones';
import type { Database } from '../db/database';
import { ApiFailure } from '../http/errors';
import { fieldTexts } from '../http/errorTexts';
import type { Language } from '../http/language';
import { storeConsent } from '../repositories/consents';
import { findAccount, PhoneTaken, storeCustomer, storePassword } from '../repositories/customers';
import { hasGrant, useGrant, wasGranted } from '../repositories/grants';
import { endLoginBackoffs } from '../repositories/loginBackoffs';
import { forgetAllPasswordFailures } from '../repositories/passwordFailures';
import { endAllSessions } from '../repositories/sessions';
import { consentAsked, requireKnownPolicy } from './consent';
import { rememberDevice } from './knownDevice';
import { requireStrongPassword } from './newPassword';
import { dropProof, notVerified, proofsOf } from './phoneProof';
import { registerCall } from './register';
import { signIn } from './signedIn';

/** Registering and setting a password both want the proof of the phone (contract, "Security"). */
export async function registrationRoutes(app: FastifyInstance): Promise<void> {
  registerCall(app, accountCalls.register).handledBy(async ({ db, body, language, request, reply }) => {
    requireBirthdate(body.birthdate, language);
    const { first_name, last_name, birthdate, gender, consent } = body;
    const phone = storedPhone(body.username);
    requireStrongPassword(body.password, { phone, names: [first_name, last_name], birthdate }, request);
    const proofs = proofsOf(request);
    // Asked before the costly hash and outside of the transaction; the transaction asks again.
    if (!(await hasGrant(db, phone, proofs))) throw await refusal(db, phone, proofs);
    await requireKnownPolicy(db, consent, language);
    const passwordHash = await hashPassword(body.password);
    const [firstName, lastName] = [tidyName(first_name), tidyName(last_name)];
    const person = { phone, firstName, lastName, birthdate, gender, passwordHash };
    const registered = await db.transaction(async (tx) => {
      // The customer first: of parallel calls with one proof the second hears that the phone is taken.
      const { id } = await storeCustomer(tx, person).catch(phoneTaken);
      if (!(await useGrant(tx, phone, proofs))) throw notVerified();
      await forgetAllPasswordFailures(tx, phone);
      if (consent !== undefined) await storeConsent(tx, { userId: id, version: consent, language });
      return { id, tokens: await signIn(tx, id, request) };
    });
    dropProof(reply);
    rememberDevice(request, reply, registered.id);
    await noteEvent(request, { kind: 'registered', userId: registered.id, phone });
    return { ...registered, is_correct: true };
  });

  registerCall(app, accountCalls.setPassword).handledBy(async ({ db, body, request, reply }) => {
    const phone = storedPhone(body.phone_number);
    const proofs = proofsOf(request);
    if (!(await hasGrant(db, phone, proofs))) throw notVerified();
    const account = await findAccount(db, phone);
    requireStrongPassword(body.password, account ?? { phone, names: [], birthdate: null }, request);
    const passwordHash = await hashPassword(body.password);
    const done = await db.transaction(async (tx) => {
      if (!(await useGrant(tx, phone, proofs))) throw notVerified();
      const customer = await storePassword(tx, phone, passwordHash);
      if (!customer) throw new ApiFailure(404, 'not_found');
      await endAllSessions(tx, customer.id);
      await endLoginBackoffs(tx, phone);
      await forgetAllPasswordFailures(tx, phone);
      return { id: customer.id, tokens: await signIn(tx, customer.id, request), phone_number: phone };
    });
    dropProof(reply);
    rememberDevice(request, reply, done.id);
    await noteEvent(request, { kind: 'password_reset', userId: done.id, phone });
    return { ...done, ...(await consentAsked(db, done.id)) };
  });
}

/** The form sent twice: whoever has used the proof to register hears that it is done, not that the phone is to be proved. */
async function refusal(db: Database, phone: string, proofs: readonly string[]): Promise<ApiFailure> {
  const isDone = (await wasGranted(db, phone, proofs)) && (await findAccount(db, phone)) !== null;
  return isDone ? new ApiFailure(409, 'phone_taken') : notVerified();
}

export function requireBirthdate(birthdate: string, language: Language): void {
  if (isBirthdate(birthdate)) return;
  throw new ApiFailure(400, 'validation', { errors: { birthdate: [fieldTexts.birthdate[language]] } });
}

/** For `catch`: says that the phone is another customer's, and hands on anything else. */
export function phoneTaken(error: unknown): never {
  throw error instanceof PhoneTaken ? new ApiFailure(409, 'phone_taken') : error;
}
