import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { staff, staffRecoveryCodes } from '../../db/schema/staff';
import { hashOfRecovery, newRecoveryCodes, sealSecret, stepOfCode } from './totp';

export type UsedFactor = 'totp' | 'recovery';

/** Takes a code of the app or a recovery code, each once; null where it is neither, or was taken before. */
export async function takeSecondFactor(
  db: Database,
  id: number,
  code: string,
  codeSecret: string,
): Promise<UsedFactor | null> {
  const [person] = await db.select({ sealed: staff.totpSealed }).from(staff).where(eq(staff.id, id));
  if (!person?.sealed) return null;
  const step = stepOfCode(code, person.sealed, codeSecret);
  if (step !== null) return (await takeStep(db, id, step)) ? 'totp' : null;
  const gone = await db
    .delete(staffRecoveryCodes)
    .where(
      and(eq(staffRecoveryCodes.staffId, id), eq(staffRecoveryCodes.codeHash, hashOfRecovery(code, id, codeSecret))),
    )
    .returning({ id: staffRecoveryCodes.staffId });
  return gone.length > 0 ? 'recovery' : null;
}

/** By one statement: of two who send the same code at once one comes in. */
async function takeStep(db: Database, id: number, step: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`update ${staff} set totp_last_step = ${step} where id = ${id} and totp_last_step < ${step} returning id`,
  );
  return rows.length > 0;
}

/** Keeps a secret that counts once a code of it was given. */
export async function keepPending(db: Database, id: number, secret: string, codeSecret: string): Promise<void> {
  await db
    .update(staff)
    .set({ totpPending: sealSecret(secret, codeSecret) })
    .where(eq(staff.id, id));
}

/** The pending secret counts from now on; the new recovery codes. Null: the code is none of it. */
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

export async function forgetSecondFactor(tx: Database, id: number): Promise<void> {
  await tx.update(staff).set({ totpSealed: null, totpPending: null, totpLastStep: 0 }).where(eq(staff.id, id));
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, id));
}

export const countRecoveryCodes = (db: Database, id: number): Promise<number> =>
  db.$count(staffRecoveryCodes, eq(staffRecoveryCodes.staffId, id));
