import type { FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';

/** So that a reader counts once a day without anything of them being stored here. */
const READ_SECONDS = 86_400;

const cookieOf = (share: number): string => `history_read_${share}`;

/** The browser does not count as a reader of the share for so long. */
export const rememberReader = (reply: FastifyReply, share: number, maxAge = READ_SECONDS): void => {
  const secure = reply.server.config.siteUrl.startsWith('https:');
  void reply.setCookie(cookieOf(share), '1', { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge });
};

export const isRemembered = ({ cookies }: FastifyRequest, share: number): boolean =>
  cookies[cookieOf(share)] !== undefined;

/** A person has opened a page, and no program: messengers fetch links for their previews, and browsers ahead of time. */
export const isOpenedByPerson = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-purpose'] === undefined &&
  !isbot(headers['user-agent'] ?? '');
