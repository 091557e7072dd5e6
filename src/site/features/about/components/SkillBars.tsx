import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import styles from './SkillBars.module.css';

/** The owner gave this number; nothing is measured (docs/spec/limits.md#other). */
const SKILL_PERCENT = 99;

/** Two bars decorate the about block; nothing is measured by them (docs/spec/pages.md#about-page). */
export const SkillBars = () => {
  const { t } = useTranslation();
  return (
    <ul className={styles.list}>
      {(['specialists', 'equipment'] as const).map((skill) => (
        <li key={skill}>
          <p className={styles.label}>
            <span>{t(`about.${skill}`)}</span>
            <span>{t('about.percent', { value: SKILL_PERCENT })}</span>
          </p>
          {/* Drawn, because the policy for rendered pages allows no style attribute for the width. */}
          <svg className={styles.bar} width="100%" height="8" aria-hidden="true" focusable="false">
            <rect className={styles.track} width="100%" height="8" rx="4" />
            <rect className={styles.fill} width={`${SKILL_PERCENT}%`} height="8" rx="4" />
          </svg>
        </li>
      ))}
    </ul>
  );
};
