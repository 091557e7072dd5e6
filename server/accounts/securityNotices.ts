import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { HOUR_MS } from '#contract/rules/clock';
import { findCallCenter } from '../catalog/company';
import type { SmsMessage, TelegramMessage } from '../messages/gateway';
import { hashOfPhone } from '../platform/auth/phones';
import type { Database } from '../platform/db/database';
import { notificationPreferences } from '../platform/db/schema/carCare';
import type { Language } from '../platform/language';

type Notice = 'phone_changed' | 'new_device' | 'new_password' | 'account_deleted';

/** Uzbek texts use only letters of the GSM-7 alphabet: any other letter halves the capacity of an SMS. */
const facts: Record<Notice, Record<Language, string>> = {
  phone_changed: {
    ru: 'Yolda: номер вашего аккаунта изменён. Это не вы?',
    uz: "Yolda: akkauntingiz raqami o'zgartirildi. Bu siz emasmi?",
  },
  new_device: {
    ru: 'Yolda: вход с нового устройства. Это не вы?',
    uz: 'Yolda: akkauntingizga yangi qurilmadan kirildi. Bu siz emasmi?',
  },
  new_password: {
    ru: 'Yolda: пароль аккаунта изменён. Это не вы?',
    uz: "Yolda: akkauntingiz paroli o'zgartirildi. Bu siz emasmi?",
  },
  account_deleted: {
    ru: 'Yolda: ваш аккаунт удалён. Это не вы?',
    uz: "Yolda: akkauntingiz o'chirildi. Bu siz emasmi?",
  },
};

const calling: Record<Language, { callUs: string; call: (phone: string) => string }> = {
  ru: { callUs: 'Позвоните нам.', call: (phone) => `Звоните ${phone}` },
  uz: { callUs: "Bizga qo'ng'iroq qiling.", call: (phone) => `Qo'ng'iroq qiling: ${phone}` },
};

/** Has no link, because messages with links can be imitated to steal passwords. */
export function securityText(notice: Notice, language: Language, callCenter: string): string {
  const phone = callCenter.replace(/[^+\d]/g, '');
  const { callUs, call } = calling[language];
  return `${facts[notice][language]} ${phone ? call(phone) : callUs}`;
}

export type SecurityNotice = {
  language: Language;
  callCenter: string;
  /** Connected Telegram chat, if the customer chose Telegram. */
  chat: number | null;
};

/** Returns where and in which language the customer gets security notices. Call it before an erasure. */
export async function securityNoticeOf(request: FastifyRequest, userId: number): Promise<SecurityNotice> {
  const { db } = request.server;
  const [wanted] = await db.select().from(notificationPreferences).where(eq(notificationPreferences.userId, userId));
  const { phone } = await findCallCenter(db);
  const language = wanted?.language ?? request.language;
  return { language, callCenter: phone, chat: wanted?.channel === 'telegram' ? wanted.chatId : null };
}

type About = { notice: Exclude<Notice, 'phone_changed'>; account: { id: number; phone: string }; to: SecurityNotice };

/**
 * Stores a security notice in the caller's transaction: at most one of each kind per customer and hour.
 * It ignores quiet hours and is also sent if reminders are off.
 * @returns the id for `messages.deliver`, or null
 */
export function storeSecurityNotice(
  { server }: FastifyRequest,
  tx: Database,
  { notice, account: { id, phone }, to }: About,
): Promise<number | null> {
  const { messages, config } = server;
  const text = securityText(notice, to.language, to.callCenter);
  const message: SmsMessage | TelegramMessage = to.chat === null ? { phone, text } : { chat: to.chat, text };
  return messages.store(tx, {
    kind: to.chat === null ? 'security_sms' : 'security_telegram',
    key: `security:${id}:${notice}:${Math.floor(Date.now() / HOUR_MS)}`,
    phoneHash: hashOfPhone(phone, config.secrets.code),
    message,
  });
}

/** Sends a stored notice. Not awaited: the change is committed, and the gateway may be slow. */
export function deliverNotice({ server }: FastifyRequest, id: number | null): void {
  if (id !== null) void server.messages.deliver(id);
}
