import { createHmac } from 'node:crypto';

/**
 * An HMAC, because a plain hash could be reversed by trying all phone numbers.
 * After a change of CODE_SECRET, stored hashes match no phone.
 */
export const hashOfPhone = (phone: string, codeSecret: string): string => {
  const key = createHmac('sha256', codeSecret).update('phones in security events').digest();
  return createHmac('sha256', key).update(phone).digest('base64url');
};

/** Returns a phone in its stored form. In a query string an unencoded plus arrives as a space. */
export const storedPhone = (phone: string) => `+${phone.replace(/\D/g, '')}`;
