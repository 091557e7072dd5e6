import { getStaff, useGetStaffQuery } from '#api/generated/about';
import type { Load } from '#shared/config/page';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { Section } from '#shared/ui/layout/Section';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { Picture } from '#shared/ui/media/Picture';
import styles from './Team.module.css';

const PLACEHOLDERS = 4;

export interface TeamProps {
  id: string;
}

export const teamQueries: Load = ({ language: lang }) => [getStaff.initiate({ lang }, { subscribe: false })];

export const Team = ({ id }: TeamProps) => {
  const { t } = useTranslation();
  const staff = useGetStaffQuery({ lang: useLanguage() });
  if (staff.currentData?.length === 0) return <div id={id} />;
  return (
    <Section id={id} title={t('about.team')} lead={t('about.teamLead')}>
      <QueryBlock
        query={staff}
        placeholder={
          <div className={styles.grid}>
            {Array.from({ length: PLACEHOLDERS }, (_, place) => (
              <div key={place} className={styles.person}>
                <Skeleton shape="box" className={styles.photo} />
                <div className={styles.words}>
                  <Skeleton shape="title" />
                  <Skeleton shape="short" />
                </div>
              </div>
            ))}
          </div>
        }
      >
        {(people) => (
          <ul className={styles.grid}>
            {people.map((person) => (
              <li key={person.id} className={styles.person}>
                <Picture
                  className={styles.photo}
                  src={person.photo}
                  alt=""
                  sizes="(min-width: 75rem) 18rem, (min-width: 48rem) 24vw, 48vw"
                />
                <div className={styles.words}>
                  <h3 className={styles.name}>{person.name}</h3>
                  <p className={styles.position}>{person.position}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </QueryBlock>
    </Section>
  );
};
