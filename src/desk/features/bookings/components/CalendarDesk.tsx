import { lazy, Suspense, useEffect, useRef } from 'react';
import type { DeskBooking } from '#contract/bookingsDesk';
import { dateAt } from '#contract/rules/clock';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useMay } from '#desk/common/hooks/useSession';
import { useWide } from '#desk/common/hooks/useWide';
import { deskPaths } from '#desk/common/lib/deskPaths';
import { serverNow } from '#shared/lib/serverClock';
import { ButtonLink } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { Modal } from '#shared/ui/overlays/Modal';
import { useShownCalendar } from '../calendarContext';
import type { AddressHook } from '../hooks/useCalendarAddress';
import { useDialog } from '../hooks/useDialog';
import { useFollowedBranch } from '../hooks/useFollowedBranch';
import { useFresh } from '../hooks/useFresh';
import { useKnownEnquiry } from '../hooks/useKnownEnquiry';
import { useOpened } from '../hooks/useOpened';
import { type Column, nextStep } from '../lib/place';
import { Agenda } from './Agenda';
import { BlockForm } from './BlockForm';
import type { NewBooking } from './BookingModal';
import { BookingPanel } from './BookingPanel';
import styles from './CalendarDesk.module.css';
import { CalendarGrid } from './CalendarGrid';
import { CalendarTools } from './CalendarTools';
import { GoneList } from './GoneList';
import { SettingsModal } from './SettingsModal';
import { WaitsModal } from './WaitsModal';

// Forms weigh: whoever reads the calendar does without theirs.
const BookingModal = lazy(() => import('./BookingModal'));

/** From so wide on the bays stand beside each other. */
const GRID_REM = 48;

/** The calendar, and everything that is done with it. */
export const CalendarDesk = ({ hook }: { hook: AddressHook }) => {
  const t = useDeskTexts();
  const may = useMay();
  const { address, branch, today, go } = hook;
  const { calendar, asked } = useShownCalendar();
  const hasGrid = useWide(GRID_REM);
  const body = useRef<HTMLDivElement>(null);
  const fresh = useFresh(calendar, JSON.stringify(asked));
  const opened = useOpened(address.booking);
  const booking = useDialog<NewBooking>();
  const block = useDialog<true>();
  const settings = useDialog<true>();
  const waits = useDialog<string>();
  const follow = useFollowedBranch(hook);

  const known = useKnownEnquiry(address.enquiry, branch, today);
  const isKnown = known !== undefined;
  const filledIn = useRef(0);
  // The link of an enquiry leads to its form once everything that fills it in has been read.
  useEffect(() => {
    if (address.enquiry > 0 && (!known || filledIn.current === address.enquiry)) return;
    filledIn.current = address.enquiry;
    if (address.enquiry > 0 && known)
      booking.open({ kind: 'enquiry', known: known.values, language: known.language, enquiry: address.enquiry });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each enquiry: what is read anew later, of another branch too, fills in nothing
  }, [address.enquiry, isKnown]);

  const openBooking = (one: DeskBooking) => go({ booking: one.id }, true);
  const closePanel = () => {
    const { booking: id } = address;
    go({ booking: null }, true);
    body.current?.querySelector<HTMLElement>(`[data-booking="${id}"]`)?.focus();
  };
  const book = ({ day, bay }: Column, start: number | null) =>
    booking.open({ kind: 'desk', known: { day, chosen: start === null ? null : { start, bay } }, enquiry: 0 });
  const closeBooking = () => {
    booking.close();
    follow(0);
    if (address.enquiry > 0) go({ enquiry: null }, true);
  };
  const booked = (made: DeskBooking) => {
    booking.close();
    follow(0);
    const there = made.branch.id === branch ? {} : { branch: made.branch.id, bay: null };
    go({ ...there, enquiry: null, day: dateAt(Date.parse(made.starts_at)), booking: null }, true);
  };
  const shared = {
    day: address.day,
    bay: address.bay,
    fresh,
    onOpen: openBooking,
    onBook: book,
    onWaits: waits.open,
  };
  return (
    <div className={styles.desk}>
      {calendar.bays.length === 0 ? (
        <Notice
          title={t('calendar.noBays')}
          action={
            may('change content') && <ButtonLink to={deskPaths.contentList('bays')}>{t('nav.content')}</ButtonLink>
          }
        >
          {t('calendar.noBaysText')}
        </Notice>
      ) : (
        <>
          <CalendarTools
            branch={branch}
            day={address.day}
            isWithGone={address.isWithGone}
            onGone={(isShown) => go({ gone: isShown ? 'yes' : null }, true)}
            onBook={() => book({ day: address.day < today ? today : address.day, bay: 0 }, null)}
            onWalkIn={() => booking.open({ kind: 'walk_in', known: {}, enquiry: 0 })}
            onBlock={() => block.open(true)}
            onSettings={() => settings.open(true)}
          />
          <div ref={body} className={styles.body} data-open={opened ? '' : undefined}>
            <div>{hasGrid ? <CalendarGrid open={address.booking} {...shared} /> : <Agenda {...shared} />}</div>
            <BookingPanel booking={opened} onClose={closePanel} />
          </div>
        </>
      )}
      {address.isWithGone && <GoneList onOpen={openBooking} />}
      {booking.shown && (
        <Suspense fallback={null}>
          <BookingModal
            key={booking.turn}
            {...booking.shown}
            open={booking.isOpen}
            onClose={closeBooking}
            onBranch={follow}
            onBooked={booked}
          />
        </Suspense>
      )}
      <Modal open={block.isOpen} onClose={block.close} title={t('bayBlock.title')}>
        <BlockForm
          key={block.turn}
          bays={calendar.bays.filter(({ hidden }) => !hidden)}
          bay={address.bay}
          start={nextStep(address.day, calendar.step, serverNow())}
          onDone={block.close}
        />
      </Modal>
      <SettingsModal open={settings.isOpen} branch={branch} onClose={settings.close} />
      <WaitsModal branch={branch} day={waits.shown} isOpen={waits.isOpen} onClose={waits.close} />
    </div>
  );
};
