import type { FastifyInstance } from 'fastify';
import { accountCalls } from '../../contract/accountCalls';
import { ApiFailure } from '../plugins/errors';
import { findCustomer } from '../repositories/customers';
import { registerCall } from './register';

/** What belongs to the signed-in customer: whose it is comes from the token; another's id is not found. */
export async function customerRoutes(app: FastifyInstance): Promise<void> {
  registerCall(app, accountCalls.user, async ({ db, params, request, reply }) => {
    reply.header('cache-control', 'no-store');
    if (params.id !== request.userId) throw new ApiFailure(404, 'not_found');
    const customer = await findCustomer(db, params.id);
    if (!customer) throw new ApiFailure(401, 'token_not_valid');
    return customer;
  });
}
