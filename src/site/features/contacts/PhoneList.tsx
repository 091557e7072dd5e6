import type { ContactEntry } from '#contract/company';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { formatPhone, telHref } from '#shared/ui/forms/phoneMask';
import { QueryBlock, type QueryLike } from '#shared/ui/lists/QueryBlock';
import styles from './ServiceContacts.module.css';

export interface PhoneListProps {
  title: string;
  query: QueryLike<ContactEntry[]>;
}

export const PhoneList = ({ title, query }: PhoneListProps) => {
  const { t } = useTranslation();
  const callable = query.currentData?.filter(({ phone }) => /\d/.test(phone));
  return (
    <section className={styles.kind}>
      <h3 className={styles.kindTitle}>{title}</h3>
      <QueryBlock
        query={{ ...query, currentData: callable }}
        placeholder={<Skeleton className={styles.waiting} />}
        empty={<p className={styles.none}>{t('common.noInfo')}</p>}
      >
        {(entries) => (
          <ul className={styles.entries}>
            {entries.map(({ name, phone }) => (
              <li key={`${name} ${phone}`}>
                <a className={styles.entry} href={telHref(phone)}>
                  {name && <span className={styles.entryName}>{name}</span>}
                  <span className={styles.phone}>{formatPhone(phone)}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </QueryBlock>
    </section>
  );
};
