import { createHash, randomBytes } from 'node:crypto';

/** 128 bits that nobody guesses, in letters that any keyboard, printer and messenger leaves alone. */
export const newToken = (): string => randomBytes(16).toString('hex');

/** All that is kept of a token. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
