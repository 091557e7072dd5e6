import { useDayOfEnquiriesQuery } from '#api/desk/generated/enquiries';
import { dateAt } from '#contract/rules/clock';
import { formatDate } from '#shared/i18n/formats/dates';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { serverNow } from '#shared/lib/serverClock';
import { Button } from '#shared/ui/actions/Button';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { formatPhone } from '#shared/ui/forms/phoneMask';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { formatDayAndTime } from '../../common/lib/moments';
import { DeskIcon } from '../../common/ui/DeskIcon';
import { Screen } from '../../common/ui/Screen';
import styles from './DayPage.module.css';

export const Component = () => {
  const t = useDeskTexts();
  const language = useLanguage();
  const query = useDayOfEnquiriesQuery({});
  const day = query.currentData?.day ?? dateAt(serverNow());
  return (
    <Screen
      title={t('day.title', { date: formatDate(day, language) })}
      actions={
        <Button variant="primary" onClick={() => window.print()}>
          <DeskIcon name="print" size={20} />
          <span>{t('day.print')}</span>
        </Button>
      }
    >
      <QueryBlock
        query={query}
        placeholder={<SkeletonText lines={8} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<p>{t('day.none')}</p>}
      >
        {({ items }) => (
          <ul className={styles.day}>
            {items.map((enquiry) => (
              <li key={enquiry.id} className={styles.line}>
                <span className={styles.box} aria-hidden="true" />
                <div>
                  <p className={styles.head}>
                    <b>{enquiry.name}</b>
                    <span>{formatPhone(enquiry.phone)}</span>
                    <span>{enquiry.reference}</span>
                    <span>{t(`status.${enquiry.status}`)}</span>
                    <span>{`${t('enquiry.due')} ${formatDayAndTime(enquiry.due_at, language)}`}</span>
                  </p>
                  <p>
                    {[[enquiry.brand, enquiry.model].filter(Boolean).join(' '), enquiry.text]
                      .filter(Boolean)
                      .join('. ')}
                  </p>
                  <p className={styles.quiet}>
                    {[enquiry.branch?.name, enquiry.assignee?.name, enquiry.last_note].filter(Boolean).join(' · ')}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </QueryBlock>
    </Screen>
  );
};
