import { stageOf } from '#contract/rules/visitStages';
import type { Discount } from '#contract/rules/visits';
import type { Visit, VisitFinding, VisitLine } from '#contract/visitsDesk';
import type { DeskT } from '#desk/common/hooks/useDeskTexts';
import { formatDayAndTime } from '#desk/common/lib/moments';
import { formatDate } from '#shared/i18n/formats/dates';
import { formatMoney } from '#shared/i18n/formats/numbers';
import type { Language } from '#shared/i18n/languages';
import { formatPhone } from '#shared/ui/forms/phoneMask';
import { formatKilometres, formatPercent, formatQuantity } from './amounts';
import { nameIn } from './names';

export interface Difference {
  name: string;
  values: string[];
}

type Words = { t: DeskT; language: Language };

const listed = (words: readonly unknown[]): string => words.filter(Boolean).join(', ');

const lineInWords = (line: VisitLine | undefined, { t, language }: Words): string =>
  line === undefined
    ? t('frame.none')
    : listed([
        `×\u00a0${formatQuantity(line.quantity)}`,
        line.sums && formatMoney(String(line.sums.total), language),
        line.decision && t(`decision.${line.decision}`),
        line.worker?.name,
        line.is_done && t('visit.done'),
      ]);

const findingInWords = (finding: VisitFinding | undefined, { t, language }: Words): string =>
  finding === undefined
    ? t('frame.none')
    : listed([
        t(`finding.${finding.level}`),
        finding.note,
        finding.due_date && formatDate(finding.due_date, language),
        finding.due_mileage && t('customers.mileage', { distance: formatKilometres(finding.due_mileage) }),
      ]);

const discountInWords = (discount: Discount | null, { t, language }: Words): string => {
  if (discount === null) return t('frame.none');
  return 'percent' in discount ? formatPercent(discount.percent) : formatMoney(String(discount.sum), language);
};

export const differences = (versions: readonly Visit[], words: Words): Difference[] => {
  const { t, language } = words;
  const row = (name: string, inWords: (visit: Visit) => string): Difference => ({
    name,
    values: versions.map(inWords),
  });
  const idsOf = (things: (visit: Visit) => readonly { id: number }[]) => [
    ...new Set(versions.flatMap(things).map(({ id }) => id)),
  ];
  const lines = idsOf((visit) => visit.lines).map((id) => {
    const of = (visit: Visit) => visit.lines.find((line) => line.id === id);
    const named = versions.map(of).find((line) => line !== undefined);
    return row(named ? nameIn(named.name, language) : '', (visit) => lineInWords(of(visit), words));
  });
  const findings = idsOf((visit) => visit.findings).map((id) => {
    const of = (visit: Visit) => visit.findings.find((finding) => finding.id === id);
    const named = versions.map(of).find((finding) => finding !== undefined);
    return row(named ? nameIn(named.title, language) : '', (visit) => findingInWords(of(visit), words));
  });
  return [
    row(t('visit.state'), (visit) => t(`visitState.${stageOf(visit)}`)),
    row(t('visit.worker'), ({ worker }) => worker?.name ?? t('frame.none')),
    row(t('identity.name'), ({ name }) => name || t('frame.none')),
    row(t('identity.phone'), ({ phone }) => (phone ? formatPhone(phone) : t('frame.none'))),
    row(t('begin.carName'), ({ car }) => car),
    row(t('begin.plate'), ({ plate }) => plate || t('frame.none')),
    row(t('begin.vin'), ({ vin }) => vin || t('frame.none')),
    row(t('visit.complaint'), ({ complaint }) => complaint || t('frame.none')),
    row(t('visit.note'), ({ note }) => note || t('frame.none')),
    row(t('promise.until'), ({ promised_at: at }) => (at ? formatDayAndTime(at, language) : t('frame.none'))),
    row(t('visit.mileage'), ({ mileage }) => formatKilometres(mileage)),
    row(t('visit.discount'), ({ discount }) => discountInWords(discount, words)),
    ...lines,
    ...findings,
  ].filter(({ values }) => new Set(values).size > 1);
};
