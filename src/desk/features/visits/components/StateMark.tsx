import type { VisitState } from '#contract/rules/visits';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import styles from './StateMark.module.css';

/** How far a visit has come: a word, and a shape before it. */
export const StateMark = ({ state }: { state: VisitState }) => {
  const t = useDeskTexts();
  return (
    <span className={styles.mark} data-state={state}>
      {t(`visitState.${state}`)}
    </span>
  );
};
