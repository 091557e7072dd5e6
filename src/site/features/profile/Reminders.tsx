import { useId } from 'react';
import { useGetNotificationPreferencesQuery } from '#api/generated/care';
import { isNotFound } from '#api/problem';
import type { NotificationPreferences } from '#contract/care';
import { REMINDERS_ID } from '#shared/config/anchors';
import { useOnTabVisible } from '#shared/hooks/useOnTabVisible';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { NotificationPreferencesForm } from './NotificationPreferencesForm';
import styles from './Security.module.css';

export const Reminders = ({ userId }: { userId: number }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const titleId = useId();
  const query = useGetNotificationPreferencesQuery({ lang, userId }, { refetchOnMountOrArgChange: true });
  useOnTabVisible(() => void query.refetch());
  // Other API servers lack this call.
  if (isNotFound(query.error)) return null;
  return (
    <section id={REMINDERS_ID} className={styles.security} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('care.remindTitle')}
      </h2>
      <p className={styles.lead}>{t('care.remindText')}</p>
      <QueryBlock<NotificationPreferences> query={query} placeholder={<SkeletonText lines={6} />}>
        {(preferences) => <NotificationPreferencesForm key={String(preferences.has_chat)} preferences={preferences} />}
      </QueryBlock>
    </section>
  );
};
