import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/database';
import { securityEvents } from '../db/schema/accounts';
import { networkOf } from '../http/network';
import { hashOfPhone } from './phones';

export type StoredSecurityEvent = Omit<typeof securityEvents.$inferInsert, 'id' | 'at'>;

export async function storeSecurityEvent(db: Database, event: StoredSecurityEvent): Promise<void> {
  await db.insert(securityEvents).values(event);
}

export type SecurityEventKind =
  | 'registered'
  | 'signed_in'
  | 'sign_in_refused'
  | 'sign_in_by_sms_only'
  | 'password_refused'
  | 'password_reset'
  | 'password_changed'
  | 'session_ended'
  | 'other_sessions_ended'
  | 'refresh_token_reused'
  | 'phone_changed'
  | 'account_deleted'
  | 'desk_refused';

export type SecurityEvent = {
  kind: SecurityEventKind;
  userId?: number | null;
  phone?: string;
  staffId?: number;
};

/** Must be called after the transaction. Never throws: a failed insert must not fail the request. */
export async function recordEvent(
  request: FastifyRequest,
  { kind, userId = null, phone, staffId }: SecurityEvent,
): Promise<void> {
  const { db, config } = request.server;
  const phoneHash = phone === undefined ? null : hashOfPhone(phone, config.secrets.code);
  const event = { kind, userId, phoneHash, network: networkOf(request) };
  request.log.info({ event: { ...event, ...(staffId !== undefined && { staffId }) } }, 'security');
  try {
    await storeSecurityEvent(db, { ...event, requestId: request.id });
  } catch (err) {
    request.log.error({ err }, 'security event was not stored');
  }
}
