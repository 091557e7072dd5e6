import { useId, useRef, useState } from 'react';
import { useEndOtherSessionsMutation, useEndSessionMutation, useGetSessionsQuery } from '#api/generated/security';
import { isNotFound } from '#api/problem';
import type { OpenSession } from '#contract/account';
import { dateAt } from '#contract/rules/clock';
import { formatDate } from '#shared/i18n/formats/dates';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useServerNow } from '#shared/lib/serverClock';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import styles from './Security.module.css';

interface SessionRowProps {
  session: OpenSession;
  isEnding: boolean;
  onEnd: () => void;
}

const SessionRow = ({ session, isEnding, onEnd }: SessionRowProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { browser, system, current } = session;
  const device =
    browser && system ? t('security.device', { browser, system }) : browser || system || t('security.unknownDevice');
  const today = dateAt(useServerNow());
  const dayOf = (time: string) => {
    const at = Date.parse(time);
    if (Number.isNaN(at)) return time;
    const day = dateAt(at);
    return day === today ? t('security.today') : formatDate(day, lang);
  };
  return (
    <li className={styles.session}>
      <div>
        <p className={styles.device}>{device}</p>
        {current && <p className={styles.present}>{t('security.thisDevice')}</p>}
        <p className={styles.times}>{t('security.lastUsed', { day: dayOf(session.last_used_at) })}</p>
        <p className={styles.times}>{t('security.since', { day: dayOf(session.created_at) })}</p>
      </div>
      {!current && (
        <Button
          loading={isEnding}
          loadingLabel={t('security.ending')}
          aria-label={t('security.endOf', { device })}
          onClick={onEnd}
        >
          {t('security.end')}
        </Button>
      )}
    </li>
  );
};

export const Sessions = ({ userId }: { userId: number }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const query = useGetSessionsQuery({ lang, userId }, { refetchOnMountOrArgChange: true });
  const [endOne, one] = useEndSessionMutation();
  const [endOthers, others] = useEndOtherSessionsMutation();
  const [notice, setNotice] = useState<{ tone: 'success' | 'danger'; text: string } | null>(null);
  const isEnding = one.isLoading || others.isLoading;

  const settle = async (ending: PromiseLike<{ error?: unknown }>, success: string) => {
    setNotice(null);
    const { error } = await ending;
    // A 404 counts as success: the session has ended already.
    const isFailed = error !== undefined && !isNotFound(error);
    setNotice(isFailed ? { tone: 'danger', text: t('security.notEnded') } : { tone: 'success', text: success });
    if (isFailed) return;
    await query.refetch();
    title.current?.focus();
  };

  // Other API servers lack this call.
  if (isNotFound(query.error)) return null;
  return (
    <div className={styles.block}>
      <h3 ref={title} id={titleId} className={styles.subtitle} tabIndex={-1}>
        {t('security.sessions')}
      </h3>
      <p className={styles.lead}>{t('security.sessionsText')}</p>
      <QueryBlock<OpenSession[]> query={query} placeholder={<Skeleton className={styles.waiting} />}>
        {(sessions) => (
          <div className={styles.block}>
            <ul className={styles.sessions} aria-labelledby={titleId}>
              {sessions.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  isEnding={isEnding && one.originalArgs?.id === session.id}
                  onEnd={() => {
                    if (!isEnding) void settle(endOne({ lang, id: session.id }), t('security.ended'));
                  }}
                />
              ))}
            </ul>
            {sessions.some(({ current }) => !current) && (
              <Button
                loading={others.isLoading}
                loadingLabel={t('security.ending')}
                onClick={() => {
                  if (!isEnding) void settle(endOthers({ lang }), t('security.othersEnded'));
                }}
              >
                {t('security.endOthers')}
              </Button>
            )}
          </div>
        )}
      </QueryBlock>
      <div role="status">{notice && <Notice tone={notice.tone}>{notice.text}</Notice>}</div>
    </div>
  );
};
