import { useState } from 'react';
import { type MessageLogArg, useMessageLogInfiniteQuery } from '#api/desk/lists';
import type { LoggedMessage } from '#contract/messages';
import { formatDate } from '#shared/i18n/formats/dates';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { serverNow } from '#shared/lib/serverClock';
import { Button } from '#shared/ui/actions/Button';
import { Link } from '#shared/ui/actions/Link';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { useDeskTexts } from '../hooks/useDeskTexts';
import { messageKindName, messageReason } from '../lib/messageWords';
import { formatMoment } from '../lib/moments';
import { deskPaths } from '../lib/paths';
import { Mark, type MarkTone } from './Mark';
import styles from './MessageLog.module.css';

const TONES: Record<LoggedMessage['state'], MarkTone> = {
  waiting: 'waiting',
  sent: 'done',
  delivered: 'done',
  failed: 'lacks',
  unknown: 'lacks',
  given_up: 'lacks',
};

const SOON_MS = 60_000;

const pathOf = ({ kind, id }: NonNullable<LoggedMessage['about']>): string => {
  if (kind === 'visit') return deskPaths.visit(id);
  return kind === 'booking' ? deskPaths.bookings({ booking: id }) : deskPaths.enquiry(id, { status: 'all' });
};

const Row = ({ message, isOfOne }: { message: LoggedMessage; isOfOne: boolean }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const { kind, channel, state, created_at: at, due_at: due, about, reason, text, author } = message;
  const facts = [
    t(`messages.${channel}`),
    author?.name,
    due !== null &&
      Date.parse(due) - serverNow() > SOON_MS &&
      t('messages.due', { moment: formatMoment(due, language) }),
    reason && messageReason(reason, t),
    state === 'given_up' && !reason && t('messageReason.expired'),
  ];
  return (
    <li className={styles.message}>
      <p className={styles.head}>
        <b className={styles.kind}>{messageKindName(kind, t)}</b>
        <Mark tone={TONES[state]}>{t(`messageState.${state}`)}</Mark>
        <time className={styles.quiet} dateTime={at}>
          {formatMoment(at, language)}
        </time>
      </p>
      {text && <p className={styles.text}>{text}</p>}
      <p className={styles.facts}>
        <span>{facts.filter(Boolean).join(' · ')}</span>
        {about?.reference && !isOfOne && <Link to={pathOf(about)}>{about.reference}</Link>}
      </p>
    </li>
  );
};

/** Lists the messages to a customer, or about a visit or booking, newest first. */
export const MessageLog = ({ of, id }: MessageLogArg) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const query = useMessageLogInfiniteQuery({ of, id });
  const pages = query.currentData?.pages ?? [];
  const messages = pages.flatMap(({ items }) => items);
  const from = pages[0]?.from;
  return (
    <div className={styles.log}>
      <QueryBlock
        query={query}
        placeholder={<SkeletonText lines={3} />}
        isEmpty={() => messages.length === 0}
        empty={<p className={styles.quiet}>{t('messages.logEmpty')}</p>}
      >
        {() => (
          <ul className={styles.list}>
            {messages.map((message) => (
              <Row key={message.id} message={message} isOfOne={of !== 'customers'} />
            ))}
          </ul>
        )}
      </QueryBlock>
      {query.hasNextPage && (
        <p>
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('frame.loadMore')}
          </Button>
        </p>
      )}
      {from !== undefined && !query.hasNextPage && (
        <p className={styles.from}>{t('messages.logFrom', { date: formatDate(from.slice(0, 10), language) })}</p>
      )}
    </div>
  );
};

/** Loads the messages when it is opened. */
export const FoldedMessageLog = (subject: MessageLogArg) => {
  const t = useDeskTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.folded} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('messages.log')}</summary>
      {isOpen && <MessageLog {...subject} />}
    </details>
  );
};
