import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH } from '#contract/rules/limits';

/** Six digits, each code as likely as any other. */
export const newCode = () => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');

/** The hash belongs to one phone: the same code for another has another hash. */
export const hashOfCode = (code: string, phone: string, secret: string) =>
  createHmac('sha256', secret).update(`${phone} ${code}`).digest('hex');

/** Compares two hashes in a time that says nothing of where they differ. */
export const isSameHash = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** 128 bits that nobody guesses, in letters that any keyboard, printer and messenger leaves alone. */
export const newToken = (): string => randomBytes(16).toString('hex');

/** The same for the same request, which the key tells from any other: what got lost on its way can be told again, though nobody keeps it. */
export const tokenOf = (request: string, secret: string): string =>
  createHmac('sha256', secret).update(request).digest('hex').slice(0, 32);

/** All that is kept of a token. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
