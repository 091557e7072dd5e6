import type { AuditEntry } from '../../../../../contract/desk/audit';
import { useLanguage } from '../../../../shared/i18n/hooks/useLanguage';
import { Link } from '../../../../shared/ui/actions/Link';
import { useDeskTexts } from '../../../common/hooks/useDeskTexts';
import { actionName } from '../../../common/lib/actionName';
import { deskPaths } from '../../../common/lib/deskPaths';
import { formatDayAndTime } from '../../../common/lib/moments';
import { Changes } from '../../../common/ui/Changes';
import { messageKindName } from '../../messages/words';
import styles from './AuditList.module.css';

/** Where a thing can be looked at; some have no screen of their own. */
const placeOf = ({ thing, thing_id: id }: AuditEntry): string | null => {
  if (id === null) return null;
  if (thing === 'enquiry') return deskPaths.enquiry(id, { status: 'all' });
  if (thing === 'stock') return deskPaths.stockOf(id);
  if (thing === 'visit') return deskPaths.visit(id);
  if (thing === 'booking') return deskPaths.bookings({ booking: id });
  if (thing === 'review') return deskPaths.reviews();
  return thing === 'customer' ? deskPaths.customer(id) : null;
};

/** Who did what to what, with what was and what is. */
export const AuditList = ({ entries }: { entries: readonly AuditEntry[] }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  return (
    <ol className={styles.list}>
      {entries.map((entry) => {
        const place = placeOf(entry);
        return (
          <li key={entry.id} className={styles.entry}>
            <div className={styles.head}>
              <b>{entry.by?.name ?? t('frame.system')}</b>
              <span className={styles.action}>{actionName(entry.action, t)}</span>
              {place && <Link to={place}>{entry.name || `${t(`thing.${entry.thing}`)} № ${entry.thing_id}`}</Link>}
              {!place && entry.name !== entry.by?.name && (
                <span>{entry.thing === 'message' ? messageKindName(entry.name, t) : entry.name}</span>
              )}
              <time className={styles.time} dateTime={entry.at}>
                {formatDayAndTime(entry.at, language)}
              </time>
            </div>
            {entry.changes.length > 0 && <Changes changes={entry.changes} />}
          </li>
        );
      })}
    </ol>
  );
};
