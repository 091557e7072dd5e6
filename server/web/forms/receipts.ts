import { createHmac, timingSafeEqual } from 'node:crypto';

/** The parameter of the address that a taken form leads to. */
export const SENT_PARAM = 'sent';

/**
 * An enquiry's number in an address, signed: nobody can make a link that thanks for an enquiry which was never made, or puts words of
 * their own in its place. It opens nothing: whoever has it sees the thanks and the number.
 */
export const createReceipts = (secret: string) => {
  const sealOf = (reference: string) =>
    createHmac('sha256', secret).update(`form receipt\n${reference}`).digest().subarray(0, 12);
  return {
    write: (reference = ''): string =>
      `${Buffer.from(reference).toString('base64url')}.${sealOf(reference).toString('base64url')}`,
    /** Null for anything that was not written here. */
    read: (text: string): { reference?: string } | null => {
      const [number = '', seal = ''] = text.split('.');
      const reference = Buffer.from(number, 'base64url').toString();
      const given = Buffer.from(seal, 'base64url');
      const right = sealOf(reference);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      return reference === '' ? {} : { reference };
    },
  };
};
