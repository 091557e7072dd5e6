import type { DeskBooking } from '#contract/bookingsDesk';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { VersionsTable } from '#desk/common/ui/VersionsTable';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { formatPhone } from '#shared/ui/forms/phoneMask';
import { Modal } from '#shared/ui/overlays/Modal';
import type { Overtaken } from '../bookingQuestions';
import { useShownCalendar } from '../calendarContext';
import { placeOf } from '../lib/edits';
import { placeText, servicesOf } from '../lib/names';
import styles from './Questions.module.css';

/** Two people have changed the same of a booking: what it was, is, and would be; either stays. */
export const OvertakenModal = ({
  open,
  overtaken: { before, now, mine },
  onAnswer,
}: {
  open: boolean;
  overtaken: Overtaken;
  onAnswer: (isOver: boolean) => void;
}) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const { calendar } = useShownCalendar();
  const facts = (booking: DeskBooking): Record<string, string> => ({
    [t('booking.when')]: placeText(placeOf(booking), calendar.bays, language),
    [t('visit.state')]: t(`bookingState.${booking.state}`),
    [t('entry.name')]: booking.name,
    [t('entry.phone')]: formatPhone(booking.phone),
    [t('booking.services')]: servicesOf(booking),
    [t('booking.note')]: booking.note,
  });
  const columns = [facts(before), facts(now), facts(mine)];
  const rows = Object.keys(facts(before))
    .map((name) => ({ name, values: columns.map((one) => one[name] ?? '') }))
    .filter(({ values }) => new Set(values).size > 1);
  return (
    <Modal open={open} onClose={() => onAnswer(false)} title={t('booking.late')} roomy>
      <p className={styles.text}>{t('booking.lateText')}</p>
      <VersionsTable rows={rows} />
      <div className={styles.answers}>
        <Button onClick={() => onAnswer(false)}>{t('enquiry.keepTheirs')}</Button>
        <Button variant="primary" onClick={() => onAnswer(true)}>
          {t('enquiry.keepOurs')}
        </Button>
      </div>
    </Modal>
  );
};
