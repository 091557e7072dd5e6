import { createHmac } from 'node:crypto';

/**
 * A phone that can be searched for and not be read: an HMAC with a key of its own, derived from CODE_SECRET. A plain hash would be
 * undone by trying the billion numbers there are. A new CODE_SECRET makes older hashes unfindable.
 */
export const hashOfPhone = (phone: string, codeSecret: string): string => {
  const key = createHmac('sha256', codeSecret).update('phones in security events').digest();
  return createHmac('sha256', key).update(phone).digest('base64url');
};

/** A phone as it is stored, `+998XXXXXXXXX`: the plus may be missing, and in a query that was not encoded it is a space. */
export const storedPhone = (phone: string) => `+${phone.replace(/\D/g, '')}`;
