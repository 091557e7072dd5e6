import type { FastifyRequest } from 'fastify';

/**
 * Options for `app.inject` of the page renderer's own calls: past the rate limit, and in the access log for debugging only.
 * The mark is the address of the socket, which no header of a visitor can forge and no network peer can have.
 */
export const inProcess = { remoteAddress: 'in-process' } as const;

export const isInProcess = (request: FastifyRequest): boolean =>
  request.raw.socket.remoteAddress === inProcess.remoteAddress;
