import type { FastifyInstance } from 'fastify';
import { DESK_ENQUIRY_PATH } from '../../contract/pagePaths';
import type { Database } from '../db/database';
import { enquiryNews } from '../messages/texts/enquiryTexts';
import { findNews } from '../repositories/enquiryNews';

/** Stores what the staff's group hears of a new enquiry, in the enquiry's transaction; nothing where there is no such group. */
export async function tellStaff(
  { telegram, messages, config }: FastifyInstance,
  tx: Database,
  id: number,
): Promise<void> {
  if (!telegram?.staff) return;
  const { chat, language } = telegram.staff;
  const news = await findNews(tx, id, language);
  const link = `${config.siteUrl}${DESK_ENQUIRY_PATH}/${news.reference}`;
  const message = { chat, text: enquiryNews(language, { ...news, link }) };
  await messages.store(tx, { kind: 'enquiry_taken', key: `taken:${id}`, requestId: id, message });
}
