import { createHmac, randomInt } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { RECOVERY_CODES } from '#contract/rules/deskLimits';
import { mayDo, type StaffRole } from '#contract/rules/permissions';
import { sealMessage, unsealMessage } from '../../messages/sealedMessage';
import type { Config } from '../../platform/config';
import type { Database } from '../../platform/db/database';
import { staff, staffRecoveryCodes } from '../../platform/db/schema/staff';
import type { SignedIn } from '../signedIn';

const PERIOD = 30;
const PURPOSE = 'second factors of the staff';
const CHARACTERS = '23456789ACDEFGHJKMNPQRTVWX';
const HALF = 5;

const appFor = (secret: string, phone = '') =>
  new TOTP({
    issuer: 'Yolda',
    label: phone,
    secret: Secret.fromBase32(secret),
    digits: 6,
    period: PERIOD,
    algorithm: 'SHA1',
  });

/** Creates a secret of 160 bits (RFC 4226, 4) and the URI for a QR code. */
export function newTotp(phone: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 }).base32;
  return { secret, uri: appFor(secret, phone).toString() };
}

export const sealSecret = (secret: string, codeSecret: string): string => sealMessage({ secret }, codeSecret, PURPOSE);

function unsealSecret(sealed: string, codeSecret: string): string {
  const found = unsealMessage(sealed, codeSecret, PURPOSE);
  if (typeof found === 'object' && found !== null && 'secret' in found && typeof found.secret === 'string')
    return found.secret;
  throw new Error('No secret of a second factor was sealed');
}

/** Returns the 30-second time step of a TOTP code, with one step of clock skew; null for a wrong code. */
export function stepOfCode(code: string, sealed: string, codeSecret: string, now = Date.now()): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = appFor(unsealSecret(sealed, codeSecret)).validate({ token, window: 1, timestamp: now });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta;
}

const randomSigns = (length: number) => Array.from({ length }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => `${randomSigns(HALF)}-${randomSigns(HALF)}`);

export function hashOfRecovery(code: string, staffId: number, codeSecret: string): string {
  const characters = code.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const key = createHmac('sha256', codeSecret).update('recovery codes of the staff').digest();
  return createHmac('sha256', key).update(`${staffId} ${characters}`).digest('base64url');
}

export type UsedFactor = 'totp' | 'recovery';

/** Uses a TOTP or recovery code once. Returns null if it is invalid or used. */
export async function checkSecondFactor(
  db: Database,
  id: number,
  code: string,
  codeSecret: string,
): Promise<UsedFactor | null> {
  const [person] = await db.select({ sealed: staff.totpSealed }).from(staff).where(eq(staff.id, id));
  if (!person?.sealed) return null;
  const step = stepOfCode(code, person.sealed, codeSecret);
  if (step !== null) return (await claimStep(db, id, step)) ? 'totp' : null;
  const gone = await db
    .delete(staffRecoveryCodes)
    .where(
      and(eq(staffRecoveryCodes.staffId, id), eq(staffRecoveryCodes.codeHash, hashOfRecovery(code, id, codeSecret))),
    )
    .returning({ id: staffRecoveryCodes.staffId });
  return gone.length > 0 ? 'recovery' : null;
}

/** Atomic: of two parallel calls with one code, one succeeds. */
async function claimStep(db: Database, id: number, step: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`update ${staff} set totp_last_step = ${step} where id = ${id} and totp_last_step < ${step} returning id`,
  );
  return rows.length > 0;
}

/** Stores a secret that becomes active once a code is confirmed. */
export async function storePendingSecret(db: Database, id: number, secret: string, codeSecret: string): Promise<void> {
  await db
    .update(staff)
    .set({ totpPending: sealSecret(secret, codeSecret) })
    .where(eq(staff.id, id));
}

/** Activates the pending secret and returns new recovery codes, or null for a wrong code. */
export async function confirmPending(
  tx: Database,
  id: number,
  code: string,
  codeSecret: string,
): Promise<string[] | null> {
  const [person] = await tx.select({ pending: staff.totpPending }).from(staff).where(eq(staff.id, id)).for('update');
  const step = person?.pending ? stepOfCode(code, person.pending, codeSecret) : null;
  if (!person?.pending || step === null) return null;
  await tx
    .update(staff)
    .set({ totpSealed: person.pending, totpPending: null, totpLastStep: step })
    .where(eq(staff.id, id));
  const codes = newRecoveryCodes();
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, id));
  await tx
    .insert(staffRecoveryCodes)
    .values(codes.map((one) => ({ staffId: id, codeHash: hashOfRecovery(one, id, codeSecret) })));
  return codes;
}

/** Deletes the authenticator secret and the recovery codes of a staff member. */
export async function resetSecondFactor(tx: Database, id: number): Promise<void> {
  await tx.update(staff).set({ totpSealed: null, totpPending: null, totpLastStep: 0 }).where(eq(staff.id, id));
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, id));
}

/** Returns the number of unused recovery codes. */
export const countRecoveryCodes = (db: Database, id: number): Promise<number> =>
  db.$count(staffRecoveryCodes, eq(staffRecoveryCodes.staffId, id));

/** Roles that grant access or export customer data require a second factor in production. */
export const isTotpRequired = (role: StaffRole, { mode }: Pick<Config, 'mode'>) =>
  mode === 'production' && (role === 'owner' || mayDo(role, 'export enquiries'));

/** Downgrades a session without a required second factor, for example after a promotion, to the stage `setup`. */
export function withTotpRequirement(staff: SignedIn | null, config: Pick<Config, 'mode'>): SignedIn | null {
  if (staff?.stage !== 'full' || staff.hasTotp || !isTotpRequired(staff.role, config)) return staff;
  return { ...staff, stage: 'setup' };
}
