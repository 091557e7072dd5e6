import { eq } from 'drizzle-orm';
import type { EnquirySection } from '../../contract/enquiries';
import type { Database } from '../db/database';
import { branches } from '../db/schema/company';
import { inLanguage } from '../db/schema/localized';
import { requests } from '../db/schema/requests';
import type { Language } from '../http/language';

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
