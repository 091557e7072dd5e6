import type { Visit } from '../../../../../contract/desk/visits';
import { formatMoney } from '../../../../shared/i18n/formats/money';
import type { Language } from '../../../../shared/i18n/languages';
import type { DeskT } from '../../../common/hooks/useDeskTexts';
import { formatKilometres, formatQuantity } from './amounts';
import { nameIn } from './names';

/** What is one thing on both sides. */
export interface Difference {
  name: string;
  before: string;
  now: string;
}

type Line = Visit['lines'][number];

const lineInWords = (line: Line | undefined, t: DeskT, language: Language): string =>
  line === undefined
    ? t('frame.none')
    : [
        `×\u00a0${formatQuantity(line.quantity)}`,
        line.sums && formatMoney(String(line.sums.total), language),
        line.decision && t(`decision.${line.decision}`),
        line.worker?.name,
        line.is_done && t('visit.done'),
      ]
        .filter(Boolean)
        .join(', ');

/** What has changed of a visit between two looks at it, in words. */
export const differences = (before: Visit, now: Visit, t: DeskT, language: Language): Difference[] => {
  const ids = [...new Set([...before.lines, ...now.lines].map(({ id }) => id))];
  const ofLine = (id: number): Difference => {
    const [was, is] = [before, now].map(({ lines }) => lines.find((line) => line.id === id));
    const named = is ?? was;
    return {
      name: named ? nameIn(named.name, language) : '',
      before: lineInWords(was, t, language),
      now: lineInWords(is, t, language),
    };
  };
  const count = ({ findings }: Visit) => String(findings.length);
  const all: Difference[] = [
    { name: t('visit.state'), before: t(`visitState.${before.state}`), now: t(`visitState.${now.state}`) },
    { name: t('visit.worker'), before: before.worker?.name ?? '–', now: now.worker?.name ?? '–' },
    { name: t('visit.mileage'), before: formatKilometres(before.mileage), now: formatKilometres(now.mileage) },
    ...ids.map(ofLine),
    { name: t('finding.title'), before: count(before), now: count(now) },
  ];
  return all.filter((one) => one.before !== one.now);
};
