import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure, sendFailure } from '../http/errors';

/** Refuses other methods on a page that can only be read: Fastify itself says 404. */
export const refuseMethod = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
  sendFailure(new ApiFailure(405, 'method_not_allowed'), request, reply.header('allow', 'GET, HEAD'));
