import { useGetAboutUsQuery } from '#api/endpoints/about';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Skeleton, SkeletonText } from '#shared/ui/feedback/Skeleton';
import { Paragraphs } from '#shared/ui/layout/Paragraphs';
import { Section } from '#shared/ui/layout/Section';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { Picture } from '#shared/ui/media/Picture';
import styles from './AboutBlock.module.css';
import { SkillBars } from './SkillBars';

/** Who we are: the first entry of the list, under its own title, and the two bars. */
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
