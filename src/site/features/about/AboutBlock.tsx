import { getAboutUs, useGetAboutUsQuery } from '#api/generated/about';
import type { Load } from '#shared/config/page';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Skeleton, SkeletonText } from '#shared/ui/feedback/Skeleton';
import { Paragraphs } from '#shared/ui/layout/Paragraphs';
import { Section } from '#shared/ui/layout/Section';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { Picture } from '#shared/ui/media/Picture';
import styles from './AboutBlock.module.css';
import skillBarsStyles from './SkillBars.module.css';

/** Percentage stated by the owner (docs/spec/limits.md#other). */
const SKILL_PERCENT = 99;

const SkillBars = () => {
  const { t } = useTranslation();
  return (
    <ul className={skillBarsStyles.list}>
      {(['specialists', 'equipment'] as const).map((skill) => (
        <li key={skill}>
          <p className={skillBarsStyles.label}>
            <span>{t(`about.${skill}`)}</span>
            <span>{t('about.percent', { value: SKILL_PERCENT })}</span>
          </p>
          {/* The bar is an SVG, because the CSP forbids style attributes. */}
          <svg className={skillBarsStyles.bar} width="100%" height="8" aria-hidden="true" focusable="false">
            <rect className={skillBarsStyles.track} width="100%" height="8" rx="4" />
            <rect className={skillBarsStyles.fill} width={`${SKILL_PERCENT}%`} height="8" rx="4" />
          </svg>
        </li>
      ))}
    </ul>
  );
};

export const aboutBlockQueries: Load = ({ language: lang }) => [getAboutUs.initiate({ lang }, { subscribe: false })];

export const AboutBlock = () => {
  const { t } = useTranslation();
  const aboutUs = useGetAboutUsQuery({ lang: useLanguage() });
  if (aboutUs.currentData?.length === 0) return null;
  return (
    <Section title={aboutUs.currentData?.[0]?.title || t('about.block')}>
      <QueryBlock
        query={aboutUs}
        placeholder={
          <div className={styles.block}>
            <Skeleton shape="box" className={styles.picture} />
            <div className={styles.text}>
              <SkeletonText lines={7} />
              <SkillBars />
            </div>
          </div>
        }
      >
        {([first]) => (
          <div className={styles.block}>
            <Picture
              className={styles.picture}
              src={first?.photo}
              alt=""
              sizes="(min-width: 75rem) 34rem, (min-width: 56rem) 45vw, 100vw"
            />
            <div className={styles.text}>
              <Paragraphs text={first?.desc ?? ''} />
              <SkillBars />
            </div>
          </div>
        )}
      </QueryBlock>
    </Section>
  );
};
