import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH } from '../../contract/limits';

/** Six digits, each code as likely as any other. */
export const newCode = () => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');

/** The hash belongs to one phone: the same code for another has another hash. */
export const hashOfCode = (code: string, phone: string, secret: string) =>
  createHmac('sha256', secret).update(`${phone} ${code}`).digest('hex');

/** Compares two hashes in a time that says nothing of where they differ. */
export const isSameHash = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
