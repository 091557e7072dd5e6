import { useReadOutboxQuery } from '#api/desk/generated/activity';
import { Notice } from '#shared/ui/feedback/Notice';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { useDeskTexts } from '../common/hooks/useDeskTexts';
import { Screen } from '../common/ui/Screen';
import { Channels } from '../features/messages/Channels';
import { DeadList } from '../features/messages/DeadList';
import styles from './MessagesPage.module.css';

export const Component = () => {
  const t = useDeskTexts();
  const query = useReadOutboxQuery();
  return (
    <Screen title={t('messages.title')} lead={t('messages.lead')}>
      <QueryBlock query={query} placeholder={<SkeletonText lines={6} />}>
        {({ channels, dead }) => (
          <div className={styles.messages}>
            <Channels channels={channels} />
            <h2 className={styles.title}>{t('messages.dead')}</h2>
            {dead.length === 0 ? <Notice tone="success">{t('messages.empty')}</Notice> : <DeadList messages={dead} />}
          </div>
        )}
      </QueryBlock>
    </Screen>
  );
};
