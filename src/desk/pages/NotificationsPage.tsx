import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { useDeskTexts } from '../common/hooks/useDeskTexts';
import { Screen } from '../common/ui/Screen';
import { NotificationList } from '../features/notifications/NotificationList';
import { useNotifications } from '../features/notifications/useNotified';

export const Component = () => {
  const t = useDeskTexts();
  const query = useNotifications();
  return (
    <Screen title={t('nav.notifications')} lead={t('notifications.lead')}>
      <QueryBlock query={query} placeholder={<SkeletonText lines={6} />} isEmpty={() => false}>
        {({ items, unread }) => <NotificationList items={items} unread={unread} />}
      </QueryBlock>
    </Screen>
  );
};
