import { getFaq, useGetFaqQuery } from '#api/generated/about';
import { useGetCallCenterQuery } from '#api/generated/contacts';
import type { Load } from '#shared/config/page';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { formatPhone, telHref } from '#shared/ui/forms/phoneMask';
import { Questions } from '#shared/ui/layout/Questions';
import { Section } from '#shared/ui/layout/Section';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { Icon } from '#shared/ui/media/Icon';
import faqCallStyles from './FaqCall.module.css';
import styles from './FaqList.module.css';

const FaqCall = () => {
  const { t } = useTranslation();
  const { data: callCenter } = useGetCallCenterQuery({ lang: useLanguage() });
  if (!callCenter?.phone) return null;
  return (
    <aside className={faqCallStyles.call} aria-label={t('about.faqAsk')}>
      <Icon name="phone" size={28} className={faqCallStyles.sign} />
      <p>{t('about.faqAsk')}</p>
      <a className={faqCallStyles.phone} href={telHref(callCenter.phone)}>
        {formatPhone(callCenter.phone)}
      </a>
    </aside>
  );
};

const PLACEHOLDERS = 6;

export const faqQueries: Load = ({ language: lang }) => [getFaq.initiate({ lang }, { subscribe: false })];

export const FaqList = () => {
  const { t } = useTranslation();
  const faq = useGetFaqQuery({ lang: useLanguage() });
  if (faq.currentData?.length === 0) return null;
  return (
    <Section tone="surface" title={t('about.faq')}>
      <div className={styles.columns}>
        <QueryBlock
          query={faq}
          placeholder={
            <div className={styles.list}>
              {Array.from({ length: PLACEHOLDERS }, (_, place) => (
                <div key={place} className={styles.waiting}>
                  <Skeleton shape="title" />
                </div>
              ))}
            </div>
          }
        >
          {(entries) => <Questions entries={entries} />}
        </QueryBlock>
        <FaqCall />
      </div>
    </Section>
  );
};
