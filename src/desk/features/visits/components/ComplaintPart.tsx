import { useState } from 'react';
import { dateAt } from '#contract/rules/clock';
import { COMPLAINT_MAX_LENGTH } from '#contract/rules/limits';
import { VISIT_NOTE_MAX_LENGTH } from '#contract/rules/visits';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useMay } from '#desk/common/hooks/useSession';
import { formatDayAndTime } from '#desk/common/lib/moments';
import { deskPaths } from '#desk/common/lib/paths';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Link } from '#shared/ui/actions/Link';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { useUnsavedField, useVisit } from '../hooks/useVisit';
import { draftOfVisit, visitEdit } from '../lib/edits';
import { useTyped } from './AmountField';
import styles from './ComplaintPart.module.css';

const LIMITS = { complaint: COMPLAINT_MAX_LENGTH, note: VISIT_NOTE_MAX_LENGTH };

const TextOfVisit = ({ name }: { name: 'complaint' | 'note' }) => {
  const t = useDeskTexts();
  const { visit, save } = useVisit();
  const draft = `${draftOfVisit(visit)}-${name}`;
  const typed = useTyped(visit[name], draft);
  const [isUnsaved, setUnsaved] = useState(typed.text !== null);
  const settle = async (): Promise<'saved' | 'unsaved'> => {
    const text = typed.text?.trim() ?? visit[name];
    if (text === visit[name]) {
      typed.drop();
      setUnsaved(false);
      return 'saved';
    }
    const isSaved = await typed.save(text, (begun) =>
      save((value) => visitEdit(visit, { [name]: value }), text, begun),
    );
    setUnsaved(!isSaved);
    return isSaved ? 'saved' : 'unsaved';
  };
  useUnsavedField(draft, typed.text === null ? null : settle);
  return (
    <FieldFrame label={t(`visit.${name}`)} optional error={isUnsaved ? t('visit.unsaved') : undefined}>
      {(control) => (
        <textarea
          {...control}
          className={styles.text}
          rows={1}
          value={typed.text ?? visit[name]}
          maxLength={LIMITS[name]}
          onChange={({ target }) => {
            typed.type(target.value);
            setUnsaved(false);
          }}
          onBlur={() => void settle()}
        />
      )}
    </FieldFrame>
  );
};

const Origin = () => {
  const t = useDeskTexts();
  const may = useMay();
  const language = useLanguage();
  const { booking, branch, enquiry } = useVisit().visit;
  const bookingPath =
    booking && deskPaths.bookings({ branch: branch.id, day: dateAt(booking.starts_at), booking: booking.id });
  const hasEnquiry = enquiry !== null && may('read enquiries');
  if (!bookingPath && !hasEnquiry) return null;
  return (
    <nav className={styles.links} aria-label={t('visit.links')}>
      {booking && bookingPath && (
        <Link to={bookingPath}>
          {t('visit.booking', {
            reference: booking.reference,
            moment: formatDayAndTime(booking.starts_at, language),
          })}
        </Link>
      )}
      {hasEnquiry && <Link to={deskPaths.enquiry(enquiry, { status: 'all' })}>{t('visit.enquiry')}</Link>}
    </nav>
  );
};

/** First on the page, because the mechanic begins with the customer's words. */
export const ComplaintPart = () => {
  const t = useDeskTexts();
  const { visit, canWrite } = useVisit();
  return (
    <section className={styles.part} aria-label={t('visit.complaint')}>
      {canWrite ? (
        <div className={styles.fields}>
          <TextOfVisit name="complaint" />
          <TextOfVisit name="note" />
        </div>
      ) : (
        <>
          <h2 className={styles.title}>{t('visit.complaint')}</h2>
          <p className={styles.complaint}>{visit.complaint || t('visit.noComplaint')}</p>
          {visit.note && <p className={styles.note}>{visit.note}</p>}
        </>
      )}
      <Origin />
    </section>
  );
};
