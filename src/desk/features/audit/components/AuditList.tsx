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
import { ContentChanges, ContentName } from './ContentEntry';

/** Where a thing can be looked at; some have no screen of their own. */
const placeOf = ({ thing, thing_id: id }: AuditEntry): string | null => {
  if (id === null) return null;
  if (thing === 'enquiry') return deskPaths.enquiry(id, { status: 'all' });
  if (thing === 'stock') return deskPaths.stockOf(id);
  if (thing === 'visit') return deskPaths.visit(id);
  if (thing === 'booking') return deskPaths.bookings({ booking: id });
  if (thing === 'review') return deskPaths.reviews();
  if (thing === 'import') return deskPaths.import(id);
  return thing === 'customer' ? deskPaths.customer(id) : null;
};

const EntryName = ({ entry }: { entry: AuditEntry }) => {
  const t = useDeskTexts();
  const { thing, thing_id: id, kind, name, by } = entry;
  // The server of an earlier release says none.
  if (kind) return <ContentName kind={kind} entry={entry} />;
  const place = placeOf(entry);
  const title =
    thing === 'message' ? messageKindName(name, t) : name || (id !== null && `${t(`auditOne.${thing}`)} №\u00a0${id}`);
  if (place !== null && title) return <Link to={place}>{title}</Link>;
  return title && name !== by?.name && <span>{title}</span>;
};

/** Who did what to what, and where, with what was and what is. */
export const AuditList = ({ entries }: { entries: readonly AuditEntry[] }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  return (
    <ol className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <div className={styles.head}>
            <b>{entry.by?.name ?? t('frame.system')}</b>
            <span className={styles.action}>{actionName(entry.action, t)}</span>
            <EntryName entry={entry} />
            {entry.branch && !entry.changes.some(({ field }) => field === 'branch') && <span>{entry.branch.name}</span>}
            <time className={styles.time} dateTime={entry.at}>
              {formatDayAndTime(entry.at, language)}
            </time>
          </div>
          {entry.changes.length > 0 &&
            (entry.kind ? <ContentChanges kind={entry.kind} entry={entry} /> : <Changes changes={entry.changes} />)}
        </li>
      ))}
    </ol>
  );
};
