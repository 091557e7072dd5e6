import type { FastifyRequest } from 'fastify';

/**
 * Options for `app.inject` of the page renderer's own calls: past the rate limit, and in the access log for debugging only.
 * The mark is the address of the socket, which no header of a visitor can forge and no network peer can have.
 */
export const inProcess = { remoteAddress: 'in-process' } as const;

/** The same for a form that somebody has sent: what is theirs by address, such as the times that they hold, is told from others'. */
export const inProcessFor = (address: string) => ({ remoteAddress: `${inProcess.remoteAddress} ${address}` });

const MARKED = /^in-process(?: (.+))?$/;

export const isInProcess = ({ raw }: Pick<FastifyRequest, 'raw'>): boolean =>
  MARKED.test(raw.socket.remoteAddress ?? '');

/** Who has sent the form that such a call is made for. */
export const senderOf = ({ raw }: Pick<FastifyRequest, 'raw'>): string | undefined =>
  MARKED.exec(raw.socket.remoteAddress ?? '')?.[1];
