import { useGetPromosQuery } from '#api/generated/home';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Skeleton, SkeletonText } from '#shared/ui/feedback/Skeleton';
import { Section } from '#shared/ui/layout/Section';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { Picture } from '#shared/ui/media/Picture';
import styles from './PromoCards.module.css';

const MAX_CARDS = 2;

export const PromoCards = () => {
  const { t } = useTranslation();
  const promos = useGetPromosQuery({ lang: useLanguage() });
  if (promos.currentData?.length === 0) return null;
  return (
    <Section title={t('home.promos')} isCompact>
      <QueryBlock
        query={promos}
        placeholder={
          <div className={styles.grid}>
            {Array.from({ length: MAX_CARDS }, (_, place) => (
              <div key={place} className={styles.card}>
                <Skeleton shape="picture" />
                <div className={styles.body}>
                  <Skeleton shape="title" />
                  <SkeletonText />
                </div>
              </div>
            ))}
          </div>
        }
      >
        {(list) => (
          <ul className={styles.grid}>
            {list.slice(0, MAX_CARDS).map(({ id, photo, title, info }) => (
              <li key={id} className={styles.card}>
                <Picture
                  src={photo}
                  alt=""
                  ratio="card"
                  sizes="(min-width: 83rem) 37rem, (min-width: 48rem) 46vw, 100vw"
                />
                <div className={styles.body}>
                  <h3>{title}</h3>
                  <p className={styles.info}>{info}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </QueryBlock>
    </Section>
  );
};
