import { useDetailQuery } from '#api/desk/enquiries';
import type { EnquiryChange } from '#contract/enquiries';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { Modal } from '#shared/ui/overlays/Modal';
import { type DeskT, useDeskTexts } from '../../common/hooks/useDeskTexts';
import { formatDayAndTime } from '../../common/lib/moments';
import { useDeskDispatch, useDeskSelector } from '../../common/store';
import styles from './ConflictModal.module.css';
import { changeOne, type OptimisticChange } from './changeEnquiries';
import { conflictSettled, conflictsDropped, selectConflicts } from './inboxSlice';
import { useChoices } from './useChoices';

interface Row {
  name: string;
  theirs: string;
  ours: string;
}

const named = (list: readonly { id: number; name: string }[], id: number | null, none: string, t: DeskT): string =>
  id === null ? none : (list.find((one) => one.id === id)?.name ?? t('frame.unknown'));

export const ConflictModal = () => {
  const t = useDeskTexts();
  const language = useLanguage();
  const dispatch = useDeskDispatch();
  const conflicts = useDeskSelector(selectConflicts);
  const [conflict = null] = conflicts;
  const { people, branches } = useChoices();
  const { data: now } = useDetailQuery({ id: conflict?.id ?? 0 }, { skip: conflict === null });
  if (!conflict || !now) return null;

  const enquiryChange: EnquiryChange = conflict.change;
  const rows: Row[] = [];
  const shown: OptimisticChange = {};
  if (enquiryChange.status !== undefined) {
    rows.push({
      name: t('enquiry.status'),
      theirs: t(`status.${now.status}`),
      ours: t(`status.${enquiryChange.status}`),
    });
    shown.status = enquiryChange.status;
  }
  if (enquiryChange.assignee !== undefined) {
    const ours = named(people, enquiryChange.assignee, t('enquiry.nobody'), t);
    rows.push({ name: t('enquiry.assignee'), theirs: now.assignee?.name ?? t('enquiry.nobody'), ours });
    shown.assignee = enquiryChange.assignee === null ? null : { id: enquiryChange.assignee, name: ours };
  }
  if (enquiryChange.branch !== undefined) {
    const ours = named(branches, enquiryChange.branch, t('enquiry.noBranch'), t);
    rows.push({ name: t('enquiry.branch'), theirs: now.branch?.name ?? t('enquiry.noBranch'), ours });
    shown.branch = enquiryChange.branch === null ? null : { id: enquiryChange.branch, name: ours };
  }
  if (enquiryChange.due_at !== undefined) {
    const ours = formatDayAndTime(enquiryChange.due_at, language);
    rows.push({ name: t('enquiry.due'), theirs: formatDayAndTime(now.due_at, language), ours });
    shown.due_at = enquiryChange.due_at;
  }
  const fields = Object.keys(enquiryChange);
  const last = now.trail.find(({ changes }) => changes.some(({ field }) => fields.includes(field)));
  const settle = () => void dispatch(conflictSettled());
  const overwrite = () => {
    settle();
    const value = rows.map(({ ours }) => ours).join(', ');
    const done = t('enquiry.changedTo', { reference: now.reference, value });
    void dispatch(
      changeOne(now, shown, {
        done,
        undone: () => t('enquiry.undone', { value: rows.map(({ theirs }) => theirs).join(', ') }),
        failed: t('frame.failed'),
        unassigned: t('enquiry.unassigned', { count: 1 }),
      }),
    );
  };
  return (
    <Modal open onClose={settle} title={t('enquiry.conflict')} roomy>
      <p className={styles.text}>{t('enquiry.conflictText')}</p>
      {last && (
        <p className={styles.text}>
          {t('enquiry.conflictBy', {
            name: last.by?.name ?? t('frame.system'),
            moment: formatDayAndTime(last.at, language),
          })}
        </p>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{now.reference}</th>
            <th scope="col">{t('enquiry.theirs')}</th>
            <th scope="col">{t('enquiry.ours')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, theirs, ours }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{theirs}</td>
              <td className={theirs === ours ? undefined : styles.differs}>{ours}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.answers}>
        {conflicts.length > 1 && (
          <Button variant="quiet" onClick={() => void dispatch(conflictsDropped())}>
            {t('enquiry.keepAllTheirs', { count: conflicts.length })}
          </Button>
        )}
        <Button onClick={settle}>{t('enquiry.keepTheirs')}</Button>
        <Button variant="primary" onClick={overwrite}>
          {t('enquiry.keepOurs')}
        </Button>
      </div>
    </Modal>
  );
};
