import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Difficulty of the proof of work in zero bits. A smartphone needs about a second for 2^13 hashes. */
export const CHALLENGE_BITS = 13;
const LIFETIME_SECONDS = 120;
const SOLUTION = /^(([\w-]{11})\.([0-9a-z]{1,8})\.([0-9]{1,2})\.[\w-]{22})~[0-9]{1,12}$/;

/** Proof-of-work challenge: cheap for a visitor, expensive for a bot with hundreds of requests. */
export function newChallenge(phone: string, codeSecret: string, now = Date.now()): string {
  const end = Math.floor(now / 1000 + LIFETIME_SECONDS).toString(36);
  return signed(randomBytes(8).toString('base64url'), end, CHALLENGE_BITS, phone, codeSecret);
}

/** Returns the challenge's nonce if the solution is valid for this phone, else null. */
export function nonceOfSolution(solution: string, phone: string, codeSecret: string, now = Date.now()): string | null {
  const [, task = '', nonce = '', end = '', bits = ''] = SOLUTION.exec(solution) ?? [];
  const own = signed(nonce, end, Number(bits), phone, codeSecret);
  if (own.length !== task.length || !timingSafeEqual(Buffer.from(own), Buffer.from(task))) return null;
  if (Number.parseInt(end, 36) * 1000 < now) return null;
  return zeroBits(createHash('sha256').update(solution).digest()) >= Number(bits) ? nonce : null;
}

function signed(nonce: string, end: string, bits: number, phone: string, codeSecret: string): string {
  const key = createHmac('sha256', codeSecret).update('challenges').digest();
  const mark = createHmac('sha256', key).update(`${nonce} ${end} ${bits} ${phone}`).digest().subarray(0, 16);
  return `${nonce}.${end}.${bits}.${mark.toString('base64url')}`;
}

function zeroBits(hash: Buffer): number {
  const first = hash.findIndex((byte) => byte !== 0);
  return first < 0 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24;
}
