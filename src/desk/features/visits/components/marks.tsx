import type { VisitFinding, VisitLine } from '#contract/visitsDesk';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { formatMoment } from '#desk/common/lib/moments';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import decisionMarkStyles from './DecisionMark.module.css';
import levelMarkStyles from './LevelMark.module.css';

export const DecisionMark = ({ line }: { line: VisitLine }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  if (!line.decision) return null;
  return (
    <span className={decisionMarkStyles.mark} data-decision={line.decision}>
      <span>{`${t(`decision.${line.decision}`)}${line.decided_by_staff ? `, ${t('decision.byPhone')}` : ''}`}</span>
      {line.decided_at && <time dateTime={line.decided_at}>{` · ${formatMoment(line.decided_at, language)}`}</time>}
    </span>
  );
};

export type Level = VisitFinding['level'];

export const LevelMark = ({ level }: { level: Level }) => {
  const t = useDeskTexts();
  return (
    <span className={levelMarkStyles.mark} data-level={level}>
      {t(`finding.${level}`)}
    </span>
  );
};
