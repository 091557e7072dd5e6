import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { formatDate } from '#shared/i18n/formats/date';
import { formatDuration } from '#shared/i18n/formats/duration';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { moveFocus } from '#shared/lib/moveFocus';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import type { Choice } from '../hooks/useChoice';
import { fetchForms } from '../hooks/useForms';
import type { Holding } from '../hooks/useHold';
import { withShown } from '../lib/bookingUrl';
import { shownDay, startWords } from '../lib/days';
import { FIELDS, typedOf } from '../lib/fields';
import { priceWords } from '../lib/price';
import { BranchPicker } from './BranchPicker';
import { ByPhone } from './ByPhone';
import styles from './Choose.module.css';
import { DroppedServices } from './DroppedServices';
import { FreeTimes } from './FreeTimes';
import { FreeTimesSkeleton } from './FreeTimesSkeleton';
import { LostTime } from './LostTime';
import type { Posted } from './PlainDetails';
import { ServicesPart } from './ServicesPart';
import { WaitingList } from './WaitingList';
import { ZoneNote } from './ZoneNote';

export interface ChooseProps {
  chosen: Choice;
  hold: Holding;
  posted: Posted | null;
  /** Of a form that came back. */
  said: ReactNode;
  /** The visitor has just come into the line. */
  isWaited: boolean;
}

/** Services, branch, day and time: free times before any form. A press on a time keeps it. */
export const Choose = ({ chosen, hold, posted, said, isWaited }: ChooseProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { pathname, search } = useLocation();
  const id = useId();
  const { choice, byPhone, dropped, services, branches, next, branch, isElsewhere, free, from, times } = chosen;
  const take = (startsAt: string) => {
    if (branch !== undefined) void hold.take({ services: choice.services, branch, startsAt }, choice.hold);
  };
  const when = useRef<HTMLHeadingElement>(null);
  /** A day that somebody wanted to wait for, and need not. */
  const [freed, setFreed] = useState<string | null>(null);
  const isChosen = choice.services.length > 0;
  useEffect(() => {
    if (isChosen) fetchForms();
  }, [isChosen]);
  const price = times.currentData?.price ?? next.currentData?.price;
  const day = times.currentData && shownDay(times.currentData.days, choice.day);
  const minutes = times.currentData?.minutes ?? next.currentData?.minutes;
  return (
    <div className={styles.choose}>
      <QueryBlock query={services} placeholder={<SkeletonText lines={8} />} className={styles.part}>
        {(list) => (
          <>
            <ServicesPart
              list={list}
              choice={choice}
              branch={branch}
              action={pathname}
              onDone={() => {
                moveFocus(when.current);
                // Once the list has folded.
                requestAnimationFrame(() => when.current?.scrollIntoView({ block: 'start' }));
              }}
            />
            <DroppedServices {...dropped} />
            <ByPhone services={list} asked={byPhone} />
          </>
        )}
      </QueryBlock>
      {choice.services.length === 0 && <p className={styles.hint}>{t('booking.servicesFirst')}</p>}
      {choice.services.length > 0 && (
        <form
          method="post"
          action={pathname + search}
          className={styles.when}
          aria-labelledby={`${id}when`}
          onSubmit={(event) => event.preventDefault()}
        >
          <input type="hidden" name={FIELDS.step} value="hold" />
          <input type="hidden" name={FIELDS.services} value={choice.services.join(',')} />
          {branch !== undefined && <input type="hidden" name={FIELDS.branch} value={branch} />}
          {choice.instead && <input type="hidden" name={FIELDS.hold} value={choice.instead} />}
          {Object.entries(typedOf(posted)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <noscript>{posted?.trap}</noscript>
          <h2 ref={when} id={`${id}when`} tabIndex={-1} className={styles.title}>
            {t('booking.when')}
          </h2>
          <p className={styles.price}>
            {minutes !== undefined && price ? (
              <>
                <strong>{`${formatDuration(minutes, t)}, ${priceWords(price, lang, t)}`}</strong>{' '}
                {price.day && (
                  <span className={styles.facts}>{t('booking.priceDay', { day: formatDate(price.day, lang) })}</span>
                )}
              </>
            ) : (
              '\u00a0'
            )}
          </p>
          <ZoneNote />
          {said}
          <div role="status" className={styles.status}>
            {isElsewhere && <Notice>{t('booking.branchElsewhere')}</Notice>}
            {freed !== null && freed === day?.day && !day.full && (
              <Notice tone="success">{t('booking.dayHasTimes')}</Notice>
            )}
          </div>
          <LostTime problem={hold.problem} onTake={take} name={FIELDS.start} />
          <QueryBlock
            query={next}
            placeholder={
              <>
                <SkeletonText lines={2} />
                <FreeTimesSkeleton />
              </>
            }
            className={styles.when}
          >
            {(found) => (
              <>
                <QueryBlock query={branches} placeholder={<SkeletonText lines={2} />}>
                  {({ branches: all }) => <BranchPicker branches={all} next={found} chosen={branch} />}
                </QueryBlock>
                {free && (
                  <Button
                    type="submit"
                    name={FIELDS.start}
                    value={free}
                    className={styles.nextFree}
                    variant="primary"
                    size="lg"
                    loading={hold.isTaking && hold.wanted?.startsAt === free}
                    onClick={(event) => {
                      event.preventDefault();
                      take(free);
                    }}
                  >
                    {t('booking.nextFree', { time: startWords(free, lang) })}
                  </Button>
                )}
                {branch !== undefined && (
                  <QueryBlock query={times} placeholder={<FreeTimesSkeleton />}>
                    {({ days, until }) => (
                      <FreeTimes
                        days={days}
                        until={until}
                        from={from}
                        asked={choice.day}
                        to={withShown(choice.branch, branch)}
                        name={FIELDS.start}
                        onTake={take}
                        isTaking={hold.isTaking}
                      />
                    )}
                  </QueryBlock>
                )}
              </>
            )}
          </QueryBlock>
        </form>
      )}
      {/* Forms do not stand in each other. */}
      {branch !== undefined && day?.full && !isWaited && (
        <WaitingList
          key={`${day.day} ${branch}`}
          day={day.day}
          branch={branch}
          services={choice.services}
          posted={posted}
          onFree={() => {
            setFreed(day.day);
            void times.refetch();
            moveFocus(when.current);
          }}
        />
      )}
    </div>
  );
};
