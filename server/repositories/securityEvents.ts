import type { Database } from '../db/database';
import { securityEvents } from '../db/schema/security';

export type StoredSecurityEvent = Omit<typeof securityEvents.$inferInsert, 'id' | 'at'>;

export async function storeSecurityEvent(db: Database, event: StoredSecurityEvent): Promise<void> {
  await db.insert(securityEvents).values(event);
}
