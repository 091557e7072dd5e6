import { createHmac } from 'node:crypto';

/**
 * Returns a keyed hash of a phone that can be searched but not reversed.
 * A plain hash could be reversed by trying all numbers. Changing CODE_SECRET makes older hashes unfindable.
 */
export const hashOfPhone = (phone: string, codeSecret: string): string => {
  const key = createHmac('sha256', codeSecret).update('phones in security events').digest();
  return createHmac('sha256', key).update(phone).digest('base64url');
};

/** Normalizes to `+998XXXXXXXXX`. An unencoded plus in a query arrives as a space. */
export const storedPhone = (phone: string) => `+${phone.replace(/\D/g, '')}`;
