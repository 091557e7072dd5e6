import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Booking, Hold } from '#contract/bookings';
import type { BookableService } from '#contract/catalog';
import type { Branch } from '#contract/company';
import { clockAt, dateAt } from '#contract/rules/clock';
import { useSecondsLeft } from '#shared/hooks/useSecondsLeft';
import { formatDuration } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useServerNow } from '#shared/lib/serverClock';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { Wait } from '#shared/ui/feedback/Wait';
import { classNames } from '#shared/ui/lib/classNames';
import { moveFocus } from '#shared/ui/lib/focus';
import { FilterLink } from '#shared/ui/lists/FilterLink';
import { VisuallyHidden } from '#shared/ui/text/VisuallyHidden';
import { useForms, useIsHydrated } from '../hooks/useForms';
import type { Holding } from '../hooks/useHold';
import { useLinkedCar } from '../hooks/useLinkedCar';

import { withChoice } from '../lib/bookingAddress';
import { isPastCutOff, priceWords, startWords } from '../lib/days';
import type { LinkedCar } from '../lib/details';
import { FIELDS } from '../lib/fields';

import styles from './Details.module.css';
import { PlainDetails, type Posted } from './PlainDetails';
import { PostedAlternatives } from './PostedParts';
import { SlotTaken } from './SlotTaken';
import { ZoneNote } from './ZoneNote';

/** Seconds before the end of a hold at which screen readers announce it. */
const MOMENTS = [300, 120, 60] as const;

export const momentOf = (seconds: number): number | null =>
  seconds === 0 ? null : (MOMENTS.toReversed().find((moment) => seconds <= moment) ?? null);

const ends = new WeakMap<Partial<Hold>, number>();

/**
 * Returns the end of a hold in ms since 1970 by the visitor's clock, which may be wrong: `seconds_left` is added to the
 * time of the first reply.
 */
export const endOf = (held: Pick<Hold, 'expires_at' | 'seconds_left'>, now = Date.now()): number => {
  const { expires_at: until, seconds_left: secondsLeft } = held;
  const end = ends.get(held) ?? (secondsLeft === undefined ? Date.parse(until) : now + secondsLeft * 1000);
  ends.set(held, end);
  return end;
};

interface HoldClockProps {
  until: number;
  named: string;
  onAgain: () => void;
  isTaking: boolean;
}

const HoldClock = ({ until, named, onAgain, isTaking }: HoldClockProps) => {
  const { t } = useTranslation();
  const isHydrated = useIsHydrated();
  const seconds = useSecondsLeft(until);
  const moment = isHydrated ? momentOf(seconds) : null;
  const isOver = isHydrated && seconds === 0;
  return (
    <>
      <div className={classNames(styles.clock, isOver && styles.over)}>
        {/* Before hydration the end is shown as a clock time, because a countdown of the server would not match. */}
        {!isHydrated && <p>{t('booking.heldUntil', { time: clockAt(named) })}</p>}
        {isHydrated && seconds > 0 && (
          <p>
            <Wait label={t('booking.heldFor')} seconds={seconds} />
          </p>
        )}
        <div role="status">
          {moment !== null && <VisuallyHidden>{t('booking.minutesLeft', { count: moment / 60 })}</VisuallyHidden>}
          {isOver && (
            <Notice
              title={t('booking.holdOver')}
              action={
                <Button loading={isTaking} onClick={onAgain}>
                  {t('booking.holdAgain')}
                </Button>
              }
            />
          )}
        </div>
      </div>
      {isOver && <p>{t('booking.holdOverText')}</p>}
    </>
  );
};

interface HeldProps {
  held: Hold;
  hold: Holding;
  services: readonly BookableService[];
  branches: readonly Branch[];
  car: LinkedCar;
  takesFocus: boolean;
  posted: Posted | null;
  onBooked: (booking: Booking) => void;
}

export const Held = ({ held, hold, services, branches, car, takesFocus, posted, onBooked }: HeldProps) => {
  const { t } = useTranslation();
  const now = useServerNow();
  const lang = useLanguage();
  const { pathname, search } = useLocation();
  const { forms, typed, plain } = useForms();
  const carNames = useLinkedCar(car);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isSlotTaken, setSlotTaken] = useState(false);
  useEffect(() => {
    if (takesFocus) {
      moveFocus(heading.current);
      heading.current?.scrollIntoView({ block: 'start' });
    }
  }, [takesFocus]);
  const { branch: branchId, services: ids, starts_at: start, minutes, price } = held;
  const branch = branches.find(({ id }) => id === branchId);
  const names = ids.flatMap((id) => services.find((one) => one.id === id)?.name ?? []);
  const retake = (startsAt: string) =>
    void hold.take({ services: ids, branch: branchId, startsAt, model: car.model }, held.token);
  const renderSlotTaken = (problem: unknown, after: () => void): ReactNode => (
    <SlotTaken
      problem={problem}
      name={FIELDS.start}
      onTake={(startsAt) => {
        after();
        retake(startsAt);
      }}
    />
  );
  return (
    <section className={styles.held} aria-labelledby="booking-held">
      <h2 ref={heading} id="booking-held" tabIndex={-1} className={styles.title}>
        {isSlotTaken ? <s>{startWords(start, lang)}</s> : startWords(start, lang)}
      </h2>
      <ZoneNote />
      <ul className={styles.facts}>
        <li>{names.join(', ')}</li>
        {branch && <li>{[branch.name, branch.address].filter(Boolean).join(', ')}</li>}
        <li>{[formatDuration(minutes, t), price && priceWords(price, lang, t)].filter(Boolean).join(', ')}</li>
      </ul>
      <FilterLink
        className={styles.another}
        to={withChoice({
          services: ids,
          branch: branchId,
          day: dateAt(start),
          hold: undefined,
          instead: held.token,
        })}
        preventScrollReset
      >
        {t('booking.anotherTime')}
      </FilterLink>
      {!isSlotTaken && (
        <HoldClock
          key={held.expires_at}
          until={endOf(held)}
          named={held.expires_at}
          onAgain={() => retake(start)}
          isTaking={hold.isTaking}
        />
      )}
      {hold.problem !== null && renderSlotTaken(hold.problem, hold.forget)}
      {posted?.problem && <Notice tone="danger">{posted.problem}</Notice>}
      {posted && posted.alternatives.length > 0 && (
        <PostedAlternatives
          alternatives={posted.alternatives}
          formFields={{
            [FIELDS.step]: 'hold',
            [FIELDS.services]: ids.join(','),
            [FIELDS.branch]: String(branchId),
            [FIELDS.hold]: held.token,
          }}
        />
      )}
      {forms ? (
        <forms.DetailsForm
          key={typed ? 'typed' : 'empty'}
          held={held}
          car={car}
          isFresh={takesFocus}
          typed={typed}
          onBooked={onBooked}
          isTaking={hold.isTaking}
          renderSlotTaken={renderSlotTaken}
          onSlotTaken={setSlotTaken}
        />
      ) : (
        <PlainDetails
          ref={plain}
          action={pathname + search}
          step="book"
          formFields={{ [FIELDS.hold]: held.token }}
          posted={posted}
          car={carNames}
          label={t('booking.book')}
          warning={isPastCutOff(held.changeable_until, now) && t('booking.tooNear')}
        />
      )}
    </section>
  );
};
