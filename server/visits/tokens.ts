import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 128 bits that nobody guesses, in letters that any keyboard, printer and messenger leaves alone. */
export const newToken = (): string => randomBytes(16).toString('hex');

/** The same for the same request, which the key tells from any other: what got lost on its way can be told again, though nobody keeps it. */
export const tokenOf = (request: string, secret: string): string =>
  createHmac('sha256', secret).update(request).digest('hex').slice(0, 32);

/** All that is kept of a token. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
