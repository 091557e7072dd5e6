import type { FastifyInstance } from 'fastify';
import { accountCalls } from '../../contract/accountCalls';
import { storedPhone } from '../accounts/phones';
import { ApiFailure } from '../plugins/errors';
import { changeProfile, findCustomer, lockPhone } from '../repositories/customers';
import { useGrant } from '../repositories/grants';
import { dropProof, notVerified, proofsOf } from './phoneProof';
import { registerCall } from './register';
import { phoneTaken, requireBirthdate } from './registration';

/** The profile of the signed-in customer: whose it is comes from the token; another's id is not found. */
export async function customerRoutes(app: FastifyInstance): Promise<void> {
  registerCall(app, accountCalls.user).handledBy(async ({ db, params, request }) => {
    if (params.id !== request.userId) throw new ApiFailure(404, 'not_found');
    const customer = await findCustomer(db, params.id);
    if (!customer) throw new ApiFailure(401, 'token_not_valid');
    return customer;
  });

  registerCall(app, accountCalls.changeUser).handledBy(async ({ db, params, body, language, request, reply }) => {
    if (params.id !== request.userId) throw new ApiFailure(404, 'not_found');
    requireBirthdate(body.birthdate, language);
    const phone = storedPhone(body.username);
    return db
      .transaction(async (tx) => {
        const isNew = (await lockPhone(tx, params.id)) !== phone;
        if (isNew && !(await useGrant(tx, phone, proofsOf(request)))) throw notVerified();
        const changed = await changeProfile(tx, params.id, body);
        if (isNew) dropProof(reply);
        return changed;
      })
      .catch(phoneTaken);
  });
}
