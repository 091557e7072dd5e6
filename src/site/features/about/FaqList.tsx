import { getFaq, useGetFaqQuery } from '#api/generated/about';
import { useGetCallCenterQuery } from '#api/generated/contacts';
import type { Load } from '#shared/config/page';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { formatPhone, telHref } from '#shared/ui/forms/phoneMask';
import { Paragraphs } from '#shared/ui/layout/Paragraphs';
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

/** Uses `details`: works without scripts, and the browser's search finds answers. */
export const FaqList = () => {
  const { t } = useTranslation();
  const faq = useGetFaqQuery({ lang: useLanguage() });
  return (
    <Section tone="surface" title={t('about.faq')}>
      <div className={styles.columns}>
        <QueryBlock
          query={faq}
          empty={<></>}
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
          {(entries) => (
            <div className={styles.list}>
              {entries.map(({ id, question, answer }) => (
                <details key={id} className={styles.entry}>
                  <summary className={styles.question}>
                    <h3 className={styles.words}>{question}</h3>
                    <Icon name="chevron" className={styles.sign} />
                  </summary>
                  <div className={styles.answer}>
                    <Paragraphs text={answer} />
                  </div>
                </details>
              ))}
            </div>
          )}
        </QueryBlock>
        <FaqCall />
      </div>
    </Section>
  );
};
