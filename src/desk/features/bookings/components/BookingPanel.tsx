import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBlockPhoneMutation, useUnblockBayMutation, useUnblockPhoneMutation } from '#api/desk/generated/bookings';
import type { DeskBooking } from '#contract/bookingsDesk';
import { clockAt } from '#contract/rules/clock';
import { type DeskT, useDeskTexts, useProblemText } from '#desk/common/hooks/useDeskTexts';

import { useMay } from '#desk/common/hooks/useSession';
import { useWide } from '#desk/common/hooks/useWide';
import { useDeskDispatch } from '#desk/common/store';
import { toastShown } from '#desk/common/toastSlice';
import { ContactLinks } from '#desk/common/ui/ContactLinks';
import { MessageButton } from '#desk/common/ui/MessageButton';
import { FoldedMessageLog } from '#desk/common/ui/MessageLog';
import { useLastKnown } from '#shared/hooks/useLastKnown';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { IconButton } from '#shared/ui/actions/IconButton';
import { Notice } from '#shared/ui/feedback/Notice';
import { Modal } from '#shared/ui/overlays/Modal';
import { useVisibleCalendar } from '../calendarContext';
import { useMarks } from '../hooks/useMarks';
import { nameOf, placeText } from '../lib/bookingWords';
import { canMove, placeOf } from '../lib/values';
import styles from './BookingPanel.module.css';
import { EditForm } from './EditForm';
import { MoveForm } from './MoveForm';
import { PanelFacts } from './PanelFacts';
import { PanelSteps, ReasonModal } from './PanelSteps';
import { StateIcon } from './StateIcon';

const BlockedPanel = ({ booking }: { booking: DeskBooking }) => {
  const t = useDeskTexts();
  const may = useMay();
  const language = useLanguage();
  const dispatch = useDeskDispatch();
  const problemText = useProblemText();
  const { bays } = useVisibleCalendar().calendar;
  const [unblock, { isLoading }] = useUnblockBayMutation();
  const place = placeText(placeOf(booking), bays, language);
  const open = async () => {
    const { error } = await unblock({ id: booking.id, ifMatch: `"${booking.version}"` });
    dispatch(
      error
        ? toastShown({ tone: 'failed', text: problemText(error) })
        : toastShown({ tone: 'done', text: t('booking.bayUnblocked', { place }) }),
    );
  };
  return (
    <>
      <p>{place}</p>
      {booking.note && <p className={styles.history}>{booking.note}</p>}
      {may('change bookings') && (
        <Button size="lg" variant="primary" loading={isLoading} onClick={() => void open()}>
          {t('booking.unblockBay')}
        </Button>
      )}
    </>
  );
};

const PhoneBlock = ({ booking: { phone, phone_block: block } }: { booking: DeskBooking }) => {
  const t = useDeskTexts();
  const dispatch = useDeskDispatch();
  const problemText = useProblemText();
  const [isAsked, setAsked] = useState(false);
  const [shut] = useBlockPhoneMutation();
  const [open] = useUnblockPhoneMutation();
  const showResult = (text: string, error: unknown) =>
    dispatch(error ? toastShown({ tone: 'failed', text: problemText(error) }) : toastShown({ tone: 'done', text }));
  return (
    <>
      {block === null ? (
        <Button onClick={() => setAsked(true)}>{t('booking.blockPhone')}</Button>
      ) : (
        <Button
          onClick={() => void open({ id: block }).then(({ error }) => showResult(t('booking.phoneUnblocked'), error))}
        >
          {t('booking.unblockPhone')}
        </Button>
      )}
      <ReasonModal
        open={isAsked}
        title={t('booking.blockPhone')}
        text={t('booking.blockPhoneText')}
        label={t('booking.blockReason')}
        yes={t('booking.blockPhone')}
        no={t('frame.cancel')}
        onClose={() => setAsked(false)}
        onYes={(reason) => {
          setAsked(false);
          void shut({ body: { phone, reason } }).then(({ error }) => showResult(t('booking.phoneBlocked'), error));
        }}
      />
    </>
  );
};

const WIDE_REM = 80;

type Mode = 'read' | 'edit' | 'move';

const PanelContent = ({ booking }: { booking: DeskBooking }) => {
  const t = useDeskTexts();
  const may = useMay();
  const [mode, setMode] = useState<Mode>('read');
  const language = useLanguage();
  const { bays } = useVisibleCalendar().calendar;
  const { state } = booking;
  const marks = useMarks()(booking);
  const read = () => setMode('read');
  if (state === 'held')
    return (
      <>
        <p>{placeText(placeOf(booking), bays, language)}</p>
        <p>{booking.held_until && t('booking.heldText', { time: clockAt(booking.held_until) })}</p>
      </>
    );
  if (state === 'blocked') return <BlockedPanel booking={booking} />;
  const mayChange = may('change bookings') && state !== 'cancelled';
  return (
    <>
      <p className={styles.state} data-state={state}>
        <StateIcon state={state} size={20} />
        <span>{t(`bookingState.${state}`)}</span>
      </p>
      {marks.length > 0 && <Notice tone="danger">{marks.join('. ')}</Notice>}
      {booking.phone && <ContactLinks phone={booking.phone} />}
      {mode === 'edit' && <EditForm booking={booking} onDone={read} />}
      {mode === 'move' && <MoveForm booking={booking} onDone={read} />}
      {mode === 'read' && (
        <>
          {mayChange && <PanelSteps booking={booking} />}
          <PanelFacts booking={booking} />
          <div className={styles.steps}>
            {mayChange && <Button onClick={() => setMode('edit')}>{t('booking.edit')}</Button>}
            {mayChange && canMove(booking) && <Button onClick={() => setMode('move')}>{t('booking.move')}</Button>}
            {mayChange && booking.phone && <MessageButton to={{ kind: 'booking', id: booking.id }} />}
            {may('block phones') && booking.phone && <PhoneBlock booking={booking} />}
          </div>
          {may('change bookings') && <FoldedMessageLog of="bookings" id={booking.id} />}
        </>
      )}
    </>
  );
};

const Aside = ({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) => {
  const { t: site } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the panel beside the calendar
    <aside
      className={styles.panel}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <IconButton icon="close" label={site('common.close')} onClick={onClose} />
      </div>
      {children}
    </aside>
  );
};

const titleOf = (booking: DeskBooking, t: DeskT): string => {
  if (booking.state === 'held') return t('booking.heldTitle');
  return booking.state === 'blocked' ? t('booking.blockTitle') : nameOf(booking, t);
};

interface BookingPanelProps {
  booking: DeskBooking | null;
  onClose: () => void;
}

export const BookingPanel = ({ booking, onClose }: BookingPanelProps) => {
  const t = useDeskTexts();
  const isWide = useWide(WIDE_REM);
  // A closing dialog keeps its content during the animation.
  const shown = useLastKnown(booking ?? undefined, 'panel');
  if (!shown) return null;
  const title = titleOf(shown, t);
  const content = (
    <div key={shown.id} className={styles.content}>
      {shown.reference && shown.state !== 'held' && shown.state !== 'blocked' && (
        <p className={styles.reference}>{t('booking.title', { reference: shown.reference })}</p>
      )}
      <PanelContent booking={shown} />
    </div>
  );
  if (!isWide)
    return (
      <Modal open={booking !== null} onClose={onClose} title={title}>
        {content}
      </Modal>
    );
  return (
    booking && (
      <Aside key={booking.id} title={title} onClose={onClose}>
        {content}
      </Aside>
    )
  );
};
