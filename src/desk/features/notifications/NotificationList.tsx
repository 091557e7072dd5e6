import { useReadNotificationsMutation } from '#api/desk/generated/activity';
import type { DeskNotification } from '#contract/activity';
import { dateAt } from '#contract/rules/clock';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import type { Language } from '#shared/i18n/languages';
import { Button } from '#shared/ui/actions/Button';
import { Link } from '#shared/ui/actions/Link';
import { VisuallyHidden } from '#shared/ui/text/VisuallyHidden';
import { type DeskT, useDeskTexts } from '../../common/hooks/useDeskTexts';
import { formatDayAndTime } from '../../common/lib/moments';
import { deskPaths } from '../../common/lib/paths';
import styles from './NotificationList.module.css';

const pathOf = ({ kind, thing, branch, starts_at: startsAt }: DeskNotification): string => {
  switch (kind) {
    case 'enquiry':
      return deskPaths.enquiry(thing);
    case 'estimate_answered':
      return deskPaths.visit(thing);
    case 'review':
      return deskPaths.reviews();
    case 'message_failed':
      return deskPaths.messages();
    default:
      return deskPaths.bookings({
        branch: branch?.id,
        day: startsAt && dateAt(startsAt),
        booking: thing,
        ...(kind === 'booking_cancelled' && { gone: 'yes' }),
      });
  }
};

const aboutOf = (item: DeskNotification, t: DeskT, language: Language): string =>
  [
    item.starts_at && formatDayAndTime(item.starts_at, language),
    item.car,
    item.subject || (item.section && t(`section.${item.section}`)),
    item.branch?.name,
  ]
    .filter(Boolean)
    .join(' · ');

export const NotificationList = ({ items, unread }: { items: readonly DeskNotification[]; unread: number }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const [read, { isLoading }] = useReadNotificationsMutation();
  const [newest] = items;
  if (!newest) return <p className={styles.none}>{t('notifications.none')}</p>;
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <p role="status">{t('notifications.unread', { count: unread })}</p>
        {unread > 0 && (
          <Button loading={isLoading} onClick={() => void read({ body: { id: newest.id, earlier: true } })}>
            {t('notifications.readAll')}
          </Button>
        )}
      </div>
      <ul className={styles.entries}>
        {items.map((item) => (
          <li key={item.id} className={styles.entry} data-unread={item.read ? undefined : ''}>
            <Link
              className={styles.link}
              to={pathOf(item)}
              onClick={() => {
                if (!item.read) void read({ body: { id: item.id } });
              }}
            >
              <b className={styles.kind}>
                <span>
                  {item.kind === 'message_failed'
                    ? t(`notifications.kind_${item.kind}`)
                    : [t(`notifications.kind_${item.kind}`), item.name].filter(Boolean).join(' ')}
                </span>
                {!item.read && <VisuallyHidden>{` ${t('notifications.isUnread')}`}</VisuallyHidden>}
              </b>
              <span>{aboutOf(item, t, language)}</span>
              <time className={styles.at} dateTime={item.at}>
                {formatDayAndTime(item.at, language)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};
