import { skipToken } from '@reduxjs/toolkit/query/react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useCustomerQuery } from '#api/account';
import { selectUserId } from '#api/authSlice';
import { useGetBookingTimesQuery, useGetNextTimesQuery } from '#api/generated/bookings';
import { useGetBranchesQuery } from '#api/generated/branches';
import { useGetBookableServicesQuery } from '#api/generated/catalog';
import { useGetCallCenterQuery } from '#api/generated/contacts';
import { useGetHistoryQuery } from '#api/generated/visits';
import type { BookableService } from '#contract/catalog';
import type { Branch } from '#contract/company';
import { MAX_SERVICES } from '#contract/rules/bookings';
import { formatDate } from '#shared/i18n/formats/dates';
import { formatDuration } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useQueryParams } from '#shared/lib/address';
import { changeVisitorChoice } from '#shared/lib/chosenCar';
import { useVisitorChoice } from '#shared/lib/visitorChoice';
import { useAppSelector } from '#shared/store/appStore';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { formatPhone, telHref } from '#shared/ui/forms/phoneMask';
import { moveFocus } from '#shared/ui/lib/focus';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { fetchForms, useForms, useIsHydrated } from '../hooks/useForms';
import type { Holding } from '../hooks/useHold';
import { useLinkedCar } from '../hooks/useLinkedCar';

import type { WaitlistSlot } from '../hooks/useWaitlist';
import {
  bookableOnline,
  byBookingMode,
  type DroppedChoices,
  droppedChoicesOf,
  linkedServices,
  parseBookingUrl,
  readChosenBranch,
  withVisible,
} from '../lib/bookingAddress';

import { branchOf, priceWords, startWords, visibleDay, WEEK, weekStart } from '../lib/days';
import { FIELDS, typedOf } from '../lib/fields';

import { BranchPicker } from './BranchPicker';
import styles from './Choose.module.css';
import waitingListStyles from './Details.module.css';
import { ModelForm } from './ModelForm';
import { PlainDetails, type Posted } from './PlainDetails';
import { ServicesPart } from './ServicePicker';
import { FreeTimes, FreeTimesSkeleton } from './SlotPicker';
import { SlotTaken } from './SlotTaken';
import { ZoneNote } from './ZoneNote';

interface ByPhoneProps {
  services: readonly BookableService[];
  requested: readonly BookableService[];
}

const namesOf = (services: readonly BookableService[]) => services.map(({ name }) => name).join(', ');

const ByPhone = ({ services, requested }: ByPhoneProps) => {
  const { t } = useTranslation();
  const { data: callCenter } = useGetCallCenterQuery({ lang: useLanguage() });
  const { byPhone } = byBookingMode(services);
  if (byPhone.length === 0) return null;
  const phone = callCenter?.phone && (
    <a className={styles.phone} href={telHref(callCenter.phone)}>
      {formatPhone(callCenter.phone)}
    </a>
  );
  return (
    <>
      {requested.length > 0 && (
        <Notice action={phone}>{t('booking.askedByPhone', { services: namesOf(requested) })}</Notice>
      )}
      <p className={styles.byPhone}>
        <span>{`${t('booking.byPhone', { services: namesOf(byPhone) })} `}</span>
        {phone}
      </p>
    </>
  );
};

const useUsualBranch = (isAsked: boolean, branches: readonly Branch[] | undefined): number | undefined => {
  const lang = useLanguage();
  const userId = useAppSelector(selectUserId);
  const isHydrated = useIsHydrated();
  const history = useGetHistoryQuery(isAsked && userId !== null ? { lang, userId } : skipToken);
  if (!isAsked || !isHydrated) return undefined;
  const visit = history.currentData?.items.find(({ is_handed_over: isAnothers }) => !isAnothers);
  return branches?.find(({ name }) => name === visit?.branch)?.id ?? readChosenBranch();
};

/**
 * Adds the last chosen car if the address has none, and makes that of the address the last chosen one. A signed-in
 * customer's own car precedes the last chosen one: the form selects it.
 */
const useCarOfVisitor = (requested: ReturnType<typeof parseBookingUrl>): typeof requested => {
  const { car, brand, model } = requested;
  const last = parseBookingUrl(new URLSearchParams(useVisitorChoice()));
  const isSignedIn = useAppSelector(({ auth }) => auth.userId !== null || auth.signedInHint);
  const ownCars = useCustomerQuery().currentData?.cars;
  const isNamed = useLinkedCar(requested) !== undefined;
  useEffect(() => {
    if (isNamed && car === undefined) changeVisitorChoice({ car: 0, brand, model });
  }, [isNamed, car, brand, model]);
  const usesLast = car === undefined && brand === undefined && (!isSignedIn || ownCars?.length === 0);
  return usesLast ? { ...requested, brand: last.brand, model: last.model } : requested;
};

const FRESH = { refetchOnMountOrArgChange: 30 } as const;

/**
 * Returns the choice in the address and its free slots, prefetched by `queries.ts`.
 * @param own token of the visitor's hold, whose slot counts as free
 */
export const useChoice = (isHeld: boolean, own: string | undefined) => {
  const lang = useLanguage();
  const query = useQueryParams();
  const requested = useCarOfVisitor(parseBookingUrl(query));
  const services = useGetBookableServicesQuery({ lang });
  const car = useCustomerQuery().currentData?.cars.find(({ id }) => id === requested.car);
  const model = car?.model.id ?? requested.model;
  const known = services.currentData;
  const choice = { ...requested, services: bookableOnline(requested.services, known) };
  const dropped = droppedChoicesOf(linkedServices(query), choice.services, known);
  const byPhone = known?.filter(({ id, minutes }) => minutes === null && requested.services.includes(id)) ?? [];
  const isAsked = !isHeld && (known !== undefined || services.isError);
  const serviceIds = isAsked ? choice.services.join(',') : '';
  const branches = useGetBranchesQuery({ lang });
  const instead = own ?? requested.instead;
  const next = useGetNextTimesQuery(serviceIds ? { lang, services: serviceIds, instead, model } : skipToken, FRESH);
  const usual = useUsualBranch(serviceIds !== '' && choice.branch === undefined, branches.currentData?.branches);
  const branch = next.currentData ? branchOf(next.currentData, choice.branch, usual) : choice.branch;
  const isElsewhere = next.currentData !== undefined && choice.branch !== undefined && branch !== choice.branch;
  const free = next.currentData?.branches.find((one) => one.branch === branch)?.starts_at ?? null;
  const from = weekStart(choice.from, choice.day, free);
  const isKnown = serviceIds !== '' && branch !== undefined && next.currentData !== undefined;
  const times = useGetBookingTimesQuery(
    isKnown ? { lang, services: serviceIds, branch, from, days: WEEK, instead, model } : skipToken,
    FRESH,
  );
  return { choice, byPhone, dropped, services, branches, next, branch, isElsewhere, free, from, times, car, model };
};

type Choice = ReturnType<typeof useChoice>;

const DroppedServices = ({ beyond, isUnknown }: DroppedChoices) => {
  const { t } = useTranslation();
  return (
    <>
      {beyond.length > 0 && (
        <Notice>{t('booking.servicesBeyond', { max: MAX_SERVICES, services: beyond.join(', ') })}</Notice>
      )}
      {isUnknown && <Notice>{t('booking.serviceUnknown')}</Notice>}
    </>
  );
};

interface WaitlistPartProps extends WaitlistSlot {
  posted: Posted | null;
}

const WaitlistPart = ({ posted, ...slot }: WaitlistPartProps) => {
  const { t } = useTranslation();
  const id = useId();
  const { pathname, search } = useLocation();
  const { forms, typed, plain } = useForms();
  const formFields = {
    [FIELDS.day]: slot.day,
    [FIELDS.branch]: String(slot.branch),
    [FIELDS.services]: slot.services.join(','),
  };
  return (
    <section className={waitingListStyles.wait} aria-labelledby={id}>
      <h2 id={id} className={waitingListStyles.title}>
        {t('booking.waitTitle')}
      </h2>
      {forms ? (
        <forms.WaitlistForm key={typed ? 'typed' : 'empty'} typed={typed} {...slot} />
      ) : (
        <>
          <p>{t('booking.waitText')}</p>
          <PlainDetails
            ref={plain}
            action={pathname + search}
            step="wait"
            formFields={formFields}
            posted={posted}
            label={t('booking.waitSend')}
          />
        </>
      )}
    </section>
  );
};

interface ChooseProps {
  chosen: Choice;
  hold: Holding;
  posted: Posted | null;
  status: ReactNode;
  isWaited: boolean;
}

export const Choose = ({ chosen, hold, posted, status, isWaited }: ChooseProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { pathname, search } = useLocation();
  const { choice, byPhone, dropped, services, branches, next, branch, isElsewhere, free, from, times, car, model } =
    chosen;
  const take = (startsAt: string) => {
    if (branch !== undefined) void hold.take({ services: choice.services, branch, startsAt, model }, choice.hold);
  };
  const when = useRef<HTMLHeadingElement>(null);
  const [freed, setFreed] = useState<string | null>(null);
  const isChosen = choice.services.length > 0;
  useEffect(() => {
    if (isChosen) fetchForms();
  }, [isChosen]);
  const carName = useLinkedCar(choice)?.join(' ') ?? (car && `${car.model.brand.name} ${car.model.name}`);
  const price = times.currentData?.price ?? next.currentData?.price;
  const day = times.currentData && visibleDay(times.currentData.days, choice.day);
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
                requestAnimationFrame(() => when.current?.scrollIntoView({ block: 'start' }));
              }}
            />
            <DroppedServices {...dropped} />
            <ByPhone services={list} requested={byPhone} />
          </>
        )}
      </QueryBlock>
      {choice.services.length === 0 && <p className={styles.hint}>{t('booking.servicesFirst')}</p>}
      <ModelForm choice={choice} />
      {choice.services.length > 0 && (
        <form
          method="post"
          action={pathname + search}
          className={styles.when}
          aria-labelledby="when"
          onSubmit={(event) => event.preventDefault()}
        >
          <input type="hidden" name={FIELDS.step} value="hold" />
          <input type="hidden" name={FIELDS.services} value={choice.services.join(',')} />
          {branch !== undefined && <input type="hidden" name={FIELDS.branch} value={branch} />}
          {choice.instead && <input type="hidden" name={FIELDS.hold} value={choice.instead} />}
          {choice.brand !== undefined && <input type="hidden" name={FIELDS.brandId} value={choice.brand} />}
          {choice.model !== undefined && <input type="hidden" name={FIELDS.modelId} value={choice.model} />}
          {Object.entries(typedOf(posted)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <noscript>{posted?.trap}</noscript>
          <div className={styles.heading}>
            <h2 ref={when} id="when" tabIndex={-1} className={styles.title}>
              {t('booking.when')}
            </h2>
            <ZoneNote />
          </div>
          <p className={styles.price}>
            {minutes !== undefined && price ? (
              <>
                {carName && <span>{`${carName}: `}</span>}
                <strong>{`${formatDuration(minutes, t)}, ${priceWords(price, lang, t)}`}</strong>{' '}
                {price.day && (
                  <span className={styles.facts}>{t('booking.priceDay', { day: formatDate(price.day, lang) })}</span>
                )}
              </>
            ) : (
              '\u00a0'
            )}
          </p>
          {status}
          <div role="status" className={styles.status}>
            {isElsewhere && <Notice>{t('booking.branchElsewhere')}</Notice>}
            {freed !== null && freed === day?.day && !day.full && (
              <Notice tone="success">{t('booking.dayHasTimes')}</Notice>
            )}
          </div>
          <SlotTaken problem={hold.problem} onTake={take} name={FIELDS.start} />
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
                    loading={hold.isTaking && hold.requested?.startsAt === free}
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
                        requestedDay={choice.day}
                        to={withVisible(choice.branch, branch)}
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
      {branch !== undefined && day?.full && !isWaited && (
        <WaitlistPart
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
