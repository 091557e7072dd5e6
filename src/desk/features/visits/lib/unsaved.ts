import type { Visit } from '#contract/visitsDesk';
import type { DeskT } from '#desk/common/hooks/useDeskTexts';
import type { Language } from '#shared/i18n/languages';
import { draftOfVisit } from './drafts';
import { nameIn } from './names';

const LINE = /^line-(\d+)-(quantity|price|discount)/;
const FINDING = /^finding-(\d+)(-due|-day)?$/;

/** The field that a draft belongs to, in words. Null where the draft is no change of something stored, or its line or finding is gone. */
export const unsavedName = (
  visit: Visit,
  draft: string,
  { t, language }: { t: DeskT; language: Language },
): string | null => {
  const end = draft.slice(draftOfVisit(visit).length + 1);
  if (end === 'mileage') return t('visit.mileage');
  if (end.startsWith('discount-')) return t('visit.discount');
  const [, lineId, field] = LINE.exec(end) ?? [];
  const line = visit.lines.find(({ id }) => id === Number(lineId));
  if (line) {
    const what = field === 'discount' ? 'visit.discount' : field === 'price' ? 'line.price' : 'line.quantity';
    return `${nameIn(line.name, language)}: ${t(what)}`;
  }
  const [, findingId, part] = FINDING.exec(end) ?? [];
  const finding = visit.findings.find(({ id }) => id === Number(findingId));
  if (!finding) return null;
  const what = part === '-due' ? 'finding.dueMileage' : part === '-day' ? 'finding.dueDate' : 'finding.note';
  return `${nameIn(finding.title, language)}: ${t(what)}`;
};
