import type { VisitFinding } from '#contract/visitsDesk';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import styles from './LevelMark.module.css';

export type Level = VisitFinding['level'];

/** How urgent something found is: a word and a shape, for a colour alone says nothing to some. */
export const LevelMark = ({ level }: { level: Level }) => {
  const t = useDeskTexts();
  return (
    <span className={styles.mark} data-level={level}>
      {t(`finding.${level}`)}
    </span>
  );
};
