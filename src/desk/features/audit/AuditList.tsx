import type { AuditEntry } from '#contract/activity';
import { type ContentKindName, kindOf } from '#contract/content/kinds';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Link } from '#shared/ui/actions/Link';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { actionName, type ChangeWords } from '../../common/lib/changeWords';
import { formatDayAndTime } from '../../common/lib/moments';
import { deskPaths } from '../../common/lib/paths';
import { Changes } from '../../common/ui/Changes';
import styles from './AuditList.module.css';

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

export interface AuditNames {
  kindName: (kind: ContentKindName) => string;
  contentWords: (kind: ContentKindName) => ChangeWords;
  messageName: (kind: string) => string;
}

interface EntryProps {
  entry: AuditEntry;
  names: AuditNames;
}

const ContentName = ({ kind, entry: { thing_id: id, name }, names }: EntryProps & { kind: ContentKindName }) => {
  const kindName = names.kindName(kind);
  const isAlone = id === null || kindOf(kind).single === true;
  const title = isAlone ? kindName : `${kindName}: ${name || `№\u00a0${id}`}`;
  return <Link to={id === null ? deskPaths.contentList(kind) : deskPaths.contentItem(kind, id)}>{title}</Link>;
};

const EntryName = ({ entry, names }: EntryProps) => {
  const t = useDeskTexts();
  const { thing, thing_id: id, kind, name, by } = entry;
  if (kind) return <ContentName kind={kind} entry={entry} names={names} />;
  const place = placeOf(entry);
  const numbered = id !== null && `${t(`auditOne.${thing}`)} №\u00a0${id}`;
  const title = (thing === 'message' && name !== '' ? names.messageName(name) : name) || numbered;
  if (place !== null && title) return <Link to={place}>{title}</Link>;
  return title && name !== by?.name && <span>{title}</span>;
};

export const AuditList = ({ entries, names }: { entries: readonly AuditEntry[]; names: AuditNames }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  return (
    <ol className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <div className={styles.head}>
            <b>{entry.by?.name ?? t('frame.system')}</b>
            <span className={styles.action}>{actionName(entry.action, t)}</span>
            <EntryName entry={entry} names={names} />
            {entry.branch && !entry.changes.some(({ field }) => field === 'branch') && <span>{entry.branch.name}</span>}
            <time className={styles.time} dateTime={entry.at}>
              {formatDayAndTime(entry.at, language)}
            </time>
          </div>
          {entry.changes.length > 0 && (
            <Changes changes={entry.changes} {...(entry.kind && { words: names.contentWords(entry.kind) })} />
          )}
        </li>
      ))}
    </ol>
  );
};
