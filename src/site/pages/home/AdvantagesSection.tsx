import { useGetAdvantagesQuery } from '#api/endpoints/home';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Skeleton, SkeletonText } from '#shared/ui/feedback/Skeleton';
import { Section } from '#shared/ui/layout/Section';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import styles from './AdvantagesSection.module.css';

const POINTS = [1, 2, 3, 4] as const;

/** Four numbered points under the heading that the server gives. */
export const AdvantagesSection = () => {
  const { t } = useTranslation();
  const advantages = useGetAdvantagesQuery({ lang: useLanguage() });
  if (advantages.currentData?.length === 0) return null;
  const first = advantages.currentData?.[0];
  return (
    <Section tone="night" title={first?.title || t('home.advantages')} lead={first?.info}>
      <QueryBlock
        query={advantages}
        placeholder={
          <div className={styles.points}>
            {POINTS.map((point) => (
              <div key={point} className={styles.point}>
                <div className={styles.dim}>
                  <Skeleton shape="title" />
                  <SkeletonText lines={3} />
                </div>
              </div>
            ))}
          </div>
        }
      >
        {([shown]) => (
          <ol className={styles.points}>
            {POINTS.map((point) => (
              <li key={point} className={styles.point}>
                <span className={styles.number} aria-hidden="true">
                  {String(point).padStart(2, '0')}
                </span>
                <h3>{shown?.[`title${point}`]}</h3>
                <p className={styles.info}>{shown?.[`info${point}`]}</p>
              </li>
            ))}
          </ol>
        )}
      </QueryBlock>
    </Section>
  );
};
