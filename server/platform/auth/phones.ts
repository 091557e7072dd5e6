import { createHmac } from 'node:crypto';

/**
 * Keyed, because a plain hash could be reversed by trying all numbers.
 * Changing CODE_SECRET makes older hashes unfindable.
 */
export const hashOfPhone = (phone: string, codeSecret: string): string => {
  const key = createHmac('sha256', codeSecret).update('phones in security events').digest();
  return createHmac('sha256', key).update(phone).digest('base64url');
};

/** An unencoded plus in a query arrives as a space. */
export const storedPhone = (phone: string) => `+${phone.replace(/\D/g, '')}`;
