import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH } from '#contract/rules/limits';

export const newCode = () => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');

/** The hash includes the phone, so that equal codes of two phones have different hashes. */
export const hashOfCode = (code: string, phone: string, secret: string) =>
  createHmac('sha256', secret).update(`${phone} ${code}`).digest('hex');

export const isSameHash = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

export const newToken = (): string => randomBytes(16).toString('hex');

/**
 * Derives a token from a subject, such as `hold 5`, so that a lost reply can be repeated although the token is not
 * stored.
 */
export const tokenOf = (subject: string, secret: string): string =>
  createHmac('sha256', secret).update(subject).digest('hex').slice(0, 32);

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
