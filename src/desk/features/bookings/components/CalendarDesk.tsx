import { skipToken } from '@reduxjs/toolkit/query/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useCalendarQuery } from '#api/desk/bookings';
import { useDetailQuery } from '#api/desk/enquiries';
import { useReadBookingQuery, useReadDeskTimesQuery } from '#api/desk/generated/bookings';
import { isApiProblem } from '#api/problem';
import type { Calendar, DeskBooking } from '#contract/bookingsDesk';
import { dateAt } from '#contract/rules/clock';
import { BOOKING_CALENDAR_DAYS } from '#contract/rules/deskLimits';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useNow } from '#desk/common/hooks/useNow';
import { useMay } from '#desk/common/hooks/useSession';
import { useWide } from '#desk/common/hooks/useWide';
import { deskPaths } from '#desk/common/lib/paths';
import { useCarIds } from '#desk/common/ui/Cars';
import type { Language } from '#shared/i18n/languages';
import { serverNow } from '#shared/lib/serverClock';
import { ButtonLink } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { Modal } from '#shared/ui/overlays/Modal';
import { useVisibleCalendar } from '../calendarContext';
import { type AddressHook, calendarQueryOf } from '../hooks/useCalendarAddress';
import { spokenOf } from '../lib/bookingWords';
import { firstFree } from '../lib/days';
import { type Column, isGone, nextStep } from '../lib/grid';
import type { NewValues } from '../lib/values';
import { Agenda } from './Agenda';
import goneListStyles from './Agenda.module.css';
import { BlockForm } from './BlockForm';
import { BookingFacts } from './BookingItem';
import type { NewBooking } from './BookingModal';
import { BookingPanel } from './BookingPanel';
import styles from './CalendarDesk.module.css';
import { CalendarGrid } from './CalendarGrid';
import { CalendarTools } from './CalendarTools';
import listStyles from './Lists.module.css';
import { SettingsModal } from './SettingsModal';
import { WaitlistModal } from './WaitlistModal';

interface Dialog<What> {
  shown: What | null;
  isOpen: boolean;
  turn: number;
  open: (what: What) => void;
  close: () => void;
}

const useDialog = <What,>(): Dialog<What> => {
  const [{ shown, isOpen, turn }, set] = useState<{ shown: What | null; isOpen: boolean; turn: number }>({
    shown: null,
    isOpen: false,
    turn: 0,
  });
  return {
    shown,
    isOpen,
    turn,
    open: (what) => set((now) => ({ shown: what, isOpen: true, turn: now.turn + 1 })),
    close: () => set((now) => ({ ...now, isOpen: false })),
  };
};

/**
 * Returns a function that switches the calendar to a branch once its bookings have loaded, because a loading calendar
 * would unmount the form. Branch 0 cancels the switch.
 */
const useFollowedBranch = ({ address, branch, go }: AddressHook): ((branch: number) => void) => {
  const [chosen, setChosen] = useState(0);
  const isAhead = chosen > 0 && chosen !== branch;
  const { currentData } = useCalendarQuery(isAhead ? calendarQueryOf(address, chosen) : skipToken);
  const isRead = isAhead && currentData !== undefined;
  useEffect(() => {
    if (isRead) go({ branch: chosen, bay: null, booking: null }, true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per choice; `navigate` is new in every render
  }, [isRead, chosen]);
  return setChosen;
};

const SHOWN_MS = 8_000;
const NONE: ReadonlySet<number> = new Set();

const useFresh = (calendar: Calendar | undefined, what: string): ReadonlySet<number> => {
  const known = useRef<{ what: string; ids: ReadonlySet<number> } | null>(null);
  const [fresh, setFresh] = useState(NONE);
  useEffect(() => {
    if (!calendar) return;
    const ids = new Set(calendar.items.map(({ id }) => id));
    const before = known.current?.what === what ? known.current.ids : ids;
    known.current = { what, ids: new Set([...before, ...ids]) };
    const come = [...ids].filter((id) => !before.has(id));
    if (come.length > 0) setFresh((shown) => new Set([...shown, ...come]));
  }, [calendar, what]);
  useEffect(() => {
    if (fresh.size === 0) return undefined;
    const timer = setTimeout(() => setFresh(NONE), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [fresh]);
  return fresh;
};

interface KnownEnquiry {
  values: Partial<NewValues>;
  language: Language;
}

/**
 * Returns the form values for an enquiry and its next free slot, undefined while loading.
 * @param enquiry 0 without an enquiry
 */
const useKnownEnquiry = (enquiry: number, branch: number, today: string): KnownEnquiry | undefined => {
  const { currentData: read, isError } = useDetailQuery(enquiry > 0 ? { id: enquiry } : skipToken);
  const now = useNow();
  const car = useCarIds(read?.brand, read?.model);
  const span = { branch, from: today, days: BOOKING_CALENDAR_DAYS };
  const service = read?.product?.kind === 'service' ? read.product : null;
  const ofService = useReadDeskTimesQuery(
    service && branch > 0 ? { ...span, services: String(service.id) } : skipToken,
  );
  // The server rejects a service that can no longer be booked: the form starts without it.
  const isRefused = isApiProblem(ofService.error) && ofService.error.kind === 'rejected';
  const anyTimes = useReadDeskTimesQuery(read && branch > 0 && (!service || isRefused) ? span : skipToken);
  const times = service && !isRefused ? ofService : anyTimes;
  if (isError) return { values: {}, language: 'ru' };
  if (!read || !car || (!times.currentData && !times.isError)) return undefined;
  const first = times.currentData && firstFree(times.currentData, now);
  return {
    language: read.language,
    values: {
      phone: read.phone.replace(/\D/g, '').replace(/^998/, ''),
      name: read.customer.name || read.name,
      complaint: read.text,
      brand: car.brand,
      model: car.model,
      services: service && !isRefused ? [{ id: service.id, name: service.name }] : [],
      day: first ? dateAt(first.start) : today,
      chosen: first ? { start: first.start, bay: 0 } : null,
    },
  };
};

const useOpened = (id: number): DeskBooking | null => {
  const { items } = useVisibleCalendar().calendar;
  const here = items.find((item) => item.id === id);
  const { currentData: elsewhere } = useReadBookingQuery(id > 0 && !here ? { id } : skipToken);
  return here ?? (id > 0 ? elsewhere : undefined) ?? null;
};

const GoneList = ({ onOpen }: { onOpen: (booking: DeskBooking) => void }) => {
  const t = useDeskTexts();
  const { calendar } = useVisibleCalendar();
  const gone = calendar.items.filter(isGone);
  return (
    <section className={listStyles.part} aria-labelledby="bookings-gone">
      <h2 className={listStyles.title} id="bookings-gone">
        {t('calendar.gone')}
      </h2>
      {gone.length === 0 && <p className={listStyles.quiet}>{t('calendar.goneNone')}</p>}
      <ul className={listStyles.links}>
        {gone.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className={goneListStyles.line}
              data-booking={item.id}
              aria-label={spokenOf(item, calendar.bays, t)}
              onClick={() => onOpen(item)}
            >
              <BookingFacts booking={item} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

const BookingModal = lazy(() => import('./BookingModal'));

const GRID_REM = 48;

/** @param tools Element of the page's head that shows the tools. */
export const CalendarDesk = ({ hook, tools }: { hook: AddressHook; tools: HTMLElement | null }) => {
  const t = useDeskTexts();
  const may = useMay();
  const { address, branch, today, go } = hook;
  const { calendar, asked } = useVisibleCalendar();
  const hasGrid = useWide(GRID_REM);
  const body = useRef<HTMLDivElement>(null);
  const fresh = useFresh(calendar, JSON.stringify(asked));
  const opened = useOpened(address.booking);
  const booking = useDialog<NewBooking>();
  const block = useDialog<true>();
  const settings = useDialog<true>();
  const waitlist = useDialog<string>();
  const follow = useFollowedBranch(hook);

  const known = useKnownEnquiry(address.enquiry, branch, today);
  const isKnown = known !== undefined;
  const filledIn = useRef(0);
  useEffect(() => {
    if (address.enquiry > 0 && (!known || filledIn.current === address.enquiry)) return;
    filledIn.current = address.enquiry;
    if (address.enquiry > 0 && known)
      booking.open({ kind: 'enquiry', known: known.values, language: known.language, enquiry: address.enquiry });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per enquiry; later refetches must not fill in the form
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
    onWaitlist: waitlist.open,
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
          {tools &&
            createPortal(
              <CalendarTools
                branch={branch}
                day={address.day}
                isWithGone={address.isWithGone}
                onGone={(isShown) => go({ gone: isShown ? 'yes' : null }, true)}
                onBook={() => book({ day: address.day < today ? today : address.day, bay: 0 }, null)}
                onWalkIn={() => booking.open({ kind: 'walk_in', known: {}, enquiry: 0 })}
                onBlock={() => block.open(true)}
                onSettings={() => settings.open(true)}
              />,
              tools,
            )}
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
      <WaitlistModal branch={branch} day={waitlist.shown} isOpen={waitlist.isOpen} onClose={waitlist.close} />
    </div>
  );
};
