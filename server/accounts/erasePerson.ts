import { hashOfPhone } from '../platform/auth/phones';
import { storeSecurityEvent } from '../platform/auth/securityEvents';
import type { Database } from '../platform/db/database';
import { findAccount, lockPhone } from './customers';
import { erasePerson } from './erasure';

/** The same as deleting the account oneself; also for somebody who has none and sent enquiries. */
export function erasePersonByCommand(
  db: Database,
  phone: string,
  codeSecret: string,
): Promise<{ hadAccount: boolean; requests: number }> {
  return db.transaction(async (tx) => {
    const userId = (await findAccount(tx, phone))?.id ?? null;
    if (userId !== null) await lockPhone(tx, userId);
    const requests = await erasePerson(tx, { phone, userId, codeSecret });
    if (userId !== null) {
      const phoneHash = hashOfPhone(phone, codeSecret);
      await storeSecurityEvent(tx, {
        kind: 'account_deleted',
        userId,
        phoneHash,
        requestId: 'by command',
        network: null,
      });
    }
    return { hadAccount: userId !== null, requests };
  });
}
