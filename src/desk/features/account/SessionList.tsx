import { useState } from 'react';
import {
  useEndOtherOwnSessionsMutation,
  useEndOwnSessionMutation,
  useOwnSessionsQuery,
  useSignOutMutation,
} from '#api/desk/generated/staff';
import { dropDrafts } from '#shared/drafts/tabDrafts';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { ConfirmModal } from '#shared/ui/overlays/ConfirmModal';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { useSession } from '../../common/hooks/useSession';
import { formatMoment } from '../../common/lib/moments';
import { Card, Refused } from '../../common/ui/Screen';

import styles from './Account.module.css';

export const SessionList = ({ onSignedOut }: { onSignedOut: () => void }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const { id: me } = useSession();
  const query = useOwnSessionsQuery();
  const [end] = useEndOwnSessionMutation();
  const [endOthers] = useEndOtherOwnSessionsMutation();
  const [signOut, { isLoading }] = useSignOutMutation();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const tried = async (call: PromiseLike<{ error?: unknown }>) => {
    const { error } = await call;
    setProblem(error);
    return !error;
  };
  // After a failed sign-out the session is still valid, so the sign-in must not appear.
  const leave = async () => {
    if (!(await tried(signOut()))) return;
    dropDrafts(me);
    onSignedOut();
  };
  const leaveEverywhere = async () => {
    setAsking(false);
    if (await tried(endOthers())) await leave();
  };
  return (
    <Card title={t('account.sessions')}>
      <QueryBlock query={query} placeholder={<SkeletonText lines={3} />}>
        {(sessions) => (
          <ul className={styles.sessions}>
            {sessions.map((session) => (
              <li key={session.id} className={styles.session}>
                <div>
                  <p className={styles.strong}>
                    {[session.browser, session.system].filter(Boolean).join(', ') || t('frame.unknown')}
                  </p>
                  <p className={styles.quiet}>
                    {session.current
                      ? t('account.current')
                      : t('account.seen', { moment: formatMoment(session.last_used_at, language) })}
                  </p>
                </div>
                {!session.current && (
                  <Button onClick={() => void tried(end({ id: session.id }))}>{t('account.end')}</Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryBlock>
      <Refused error={problem} />
      <div className={styles.actions}>
        <Button loading={isLoading} onClick={() => void leave()}>
          {t('nav.signOut')}
        </Button>
        <Button onClick={() => setAsking(true)}>{t('account.everywhere')}</Button>
      </div>
      <ConfirmModal
        open={isAsking}
        title={t('account.everywhereQuestion')}
        yes={t('account.yes')}
        no={t('frame.cancel')}
        onYes={() => void leaveEverywhere()}
        onClose={() => setAsking(false)}
      >
        <p>{t('account.everywhereText')}</p>
      </ConfirmModal>
    </Card>
  );
};
