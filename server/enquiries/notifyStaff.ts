import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { EnquirySection } from '#contract/enquiries';
import { DESK_ENQUIRY_PATH } from '#contract/rules/pages';
import type { Database } from '../platform/db/database';
import { branches } from '../platform/db/schema/company';
import { inLanguage } from '../platform/db/schema/localized';
import { requests } from '../platform/db/schema/requests';
import type { Language } from '../platform/language';
import { enquiryNews } from './texts';

/** What may be said of an enquiry where others read along: nothing of whose it is, and nothing that was written. */
export async function findNews(
  tx: Database,
  id: number,
  language: Language,
): Promise<{ reference: string; section: EnquirySection; branch: string | null }> {
  const [row] = await tx
    .select({
      reference: requests.reference,
      section: requests.section,
      branch: inLanguage(branches.name, language),
    })
    .from(requests)
    .leftJoin(branches, eq(branches.id, requests.branchId))
    .where(eq(requests.id, id));
  if (!row) throw new Error('The enquiry is not there');
  return row;
}

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
