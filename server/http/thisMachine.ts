import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_NAME = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;
const PORT = /:\d+$/;
/** What stands in front of the server adds one of them: such a request comes from anywhere, whatever its socket says. */
const FORWARDING = /^(forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

/** Whether a host, without its port, is this machine under a name that nobody else can give to a machine. */
export const isLoopbackName = (host: string): boolean => LOOPBACK_NAME.test(host);

/**
 * Whether a program on this very machine asks, not through a proxy. Its `Host` must be the machine's own: a page of a foreign site that
 * had its name resolved to this machine (DNS rebinding) would ask by that name.
 */
export function isFromThisMachine({ headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>): boolean {
  if (Object.keys(headers).some((name) => FORWARDING.test(name))) return false;
  return LOOPBACK.test(raw.socket.remoteAddress ?? '') && isLoopbackName((headers.host ?? '').replace(PORT, ''));
}
