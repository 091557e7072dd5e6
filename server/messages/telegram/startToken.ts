import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

const BODY_BYTES = 16;
const SEAL_BYTES = 16;
const LIFETIME_SECONDS = 24 * 3_600;

/** What a link is to, and the seal that makes it that one. */
const PURPOSES = { enquiry: 'links to follow an enquiry', account: 'links to an account' };
export type Start = { to: keyof typeof PURPOSES; id: number };

/**
 * The `start` parameter of a deep link (`t.me/<bot>?start=…`, 64 characters of `A-Za-z0-9_-` at most): which enquiry or account, until
 * when, and eight random bytes, under the server's seal. Nothing is stored when it is made, so showing a link writes nothing; that it is
 * good once is the key of what its chat is told (enquiries/telegram.ts, messages/preferences.ts).
 */
export function makeStartToken({ to, id }: Start, codeSecret: string, now = Date.now()): string {
  const body = Buffer.alloc(BODY_BYTES);
  body.writeUInt32BE(id, 0);
  body.writeUInt32BE(Math.floor(now / 1000) + LIFETIME_SECONDS, 4);
  randomBytes(8).copy(body, 8);
  return Buffer.concat([body, sealOf(body, codeSecret, to)]).toString('base64url');
}

/** Null for anything that was not made here, or is too old. */
export function readStartToken(token: string, codeSecret: string, now = Date.now()): (Start & { hash: string }) | null {
  const bytes = Buffer.from(token, 'base64url');
  // Of several spellings of the same bytes one counts, or it would be good more than once.
  if (bytes.length !== BODY_BYTES + SEAL_BYTES || bytes.toString('base64url') !== token) return null;
  const body = bytes.subarray(0, BODY_BYTES);
  const isTo = (to: Start['to']) => timingSafeEqual(bytes.subarray(BODY_BYTES), sealOf(body, codeSecret, to));
  const to = isTo('enquiry') ? 'enquiry' : isTo('account') ? 'account' : null;
  if (to === null) return null;
  if (body.readUInt32BE(4) * 1000 < now) return null;
  return { to, id: body.readUInt32BE(0), hash: createHash('sha256').update(token).digest('base64url') };
}

const sealOf = (body: Buffer, codeSecret: string, to: Start['to']) => {
  const key = Buffer.from(hkdfSync('sha256', codeSecret, '', PURPOSES[to], 32));
  return createHmac('sha256', key).update(body).digest().subarray(0, SEAL_BYTES);
};
