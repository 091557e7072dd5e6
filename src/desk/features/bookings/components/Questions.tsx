import { type ReactNode, useMemo, useState } from 'react';
import type { DeskBooking } from '#contract/bookingsDesk';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { VersionsTable } from '#desk/common/ui/VersionsTable';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { formatPhone } from '#shared/ui/forms/phoneMask';
import { Modal } from '#shared/ui/overlays/Modal';
import { type BookingQuestions, BookingQuestionsContext, type Overtaken } from '../bookingQuestions';
import { useVisibleCalendar } from '../calendarContext';
import { type NoRoom, placeText, servicesOf } from '../lib/bookingWords';
import { placeOf } from '../lib/values';

import { NoRoomModal } from './NoRoomModal';
import styles from './Questions.module.css';

const OvertakenModal = ({
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
  const { calendar } = useVisibleCalendar();
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

/** `turn` counts answered questions: as React key it resets the input of the dialog. */
type PendingQuestion =
  | { kind: 'noRoom'; noRoom: NoRoom; answer: (reason: string | null) => void }
  | { kind: 'overtaken'; overtaken: Overtaken; answer: (isOver: boolean) => void };

interface QuestionProps {
  turn: number;
  waiting: readonly PendingQuestion[];
  last: PendingQuestion | null;
}

export const Questions = ({ children }: { children: ReactNode }) => {
  const [{ turn, waiting, last }, setAsking] = useState<QuestionProps>({ turn: 0, waiting: [], last: null });
  const questions = useMemo((): BookingQuestions => {
    const ask = (pendingQuestion: PendingQuestion) =>
      setAsking((now) => ({ ...now, waiting: [...now.waiting, pendingQuestion] }));
    return {
      askReason: (noRoom) => new Promise((answer) => ask({ kind: 'noRoom', noRoom, answer })),
      askOver: (overtaken) => new Promise((answer) => ask({ kind: 'overtaken', overtaken, answer })),
    };
  }, []);
  const [first] = waiting;
  const shown = first ?? last;
  const next = () =>
    setAsking((now) => ({ turn: now.turn + 1, waiting: now.waiting.slice(1), last: now.waiting[0] ?? null }));
  // A closing dialog keeps its key, so that it does not remount during the animation.
  const key = first ? turn : turn - 1;
  return (
    <BookingQuestionsContext value={questions}>
      {children}
      {shown?.kind === 'noRoom' && (
        <NoRoomModal
          key={key}
          open={first !== undefined}
          noRoom={shown.noRoom}
          onAnswer={(reason) => {
            next();
            shown.answer(reason);
          }}
        />
      )}
      {shown?.kind === 'overtaken' && (
        <OvertakenModal
          key={key}
          open={first !== undefined}
          overtaken={shown.overtaken}
          onAnswer={(isOver) => {
            next();
            shown.answer(isOver);
          }}
        />
      )}
    </BookingQuestionsContext>
  );
};
