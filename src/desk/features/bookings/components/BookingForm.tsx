import { Form, Formik } from 'formik';
import { useState } from 'react';
import type { DeskBooking } from '#contract/bookingsDesk';
import { dateAt } from '#contract/rules/clock';
import { BOOKING_NOTE_MAX_LENGTH } from '#contract/rules/deskLimits';
import { NAME_MAX_LENGTH } from '#contract/rules/limits';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useSession } from '#desk/common/hooks/useSession';
import { focusAtFirst } from '#desk/common/lib/focusAtFirst';
import { formatDayAndTime } from '#desk/common/lib/moments';
import { useDeskDispatch } from '#desk/common/store';
import { toastShown } from '#desk/common/toastSlice';
import { CallerLookup } from '#desk/common/ui/CallerLookup';
import { CarChoice } from '#desk/common/ui/Cars';
import { DraftForm } from '#desk/common/ui/DraftForm';
import { GuaranteeWarning } from '#desk/common/ui/Guarantees';
import { Select } from '#desk/common/ui/Select';
import { readValues, saveDraftValues } from '#shared/drafts/tabDrafts';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { LANGUAGES, type Language } from '#shared/i18n/languages';
import { serverNow } from '#shared/lib/serverClock';
import { Notice } from '#shared/ui/feedback/Notice';
import { Field } from '#shared/ui/forms/Field';
import { PhoneField } from '#shared/ui/forms/PhoneField';

import { SubmitButton } from '#shared/ui/forms/SubmitButton';
import { useVisibleCalendar } from '../calendarContext';
import { type Made, useMakeBooking } from '../hooks/useChangeBooking';
import { nameOf, placeText } from '../lib/bookingWords';
import { isoAt } from '../lib/days';
import { type Chosen, EMPTY_BOOKING, type NewValues, newBookingOf, newBookingSchema, placeOf } from '../lib/values';

import styles from './BookingForm.module.css';
import { BranchChoice, ChosenServices, ComplaintField, PlateField } from './fields';

import { TimePick } from './TimePick';

const SaveLabel = ({ isWalkIn, chosen }: { isWalkIn: boolean; chosen: Chosen | null }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  if (isWalkIn) return <span>{t('newBooking.walkInSave')}</span>;
  return (
    <span>
      {chosen
        ? t('newBooking.saveAt', { time: formatDayAndTime(isoAt(chosen.start), language) })
        : t('newBooking.save')}
    </span>
  );
};

interface BookingFormProps {
  isWalkIn: boolean;
  known: Partial<NewValues>;
  language?: Language | undefined;
  enquiry: number;
  onBranch: (branch: number) => void;
  onBooked: (booking: DeskBooking) => void;
}

export const BookingForm = ({ isWalkIn, known, language, enquiry, onBranch, onBooked }: BookingFormProps) => {
  const t = useDeskTexts();
  const { t: site } = useTranslation();
  const spoken = useLanguage();
  const dispatch = useDeskDispatch();
  const { id: me } = useSession();
  const { calendar, asked } = useVisibleCalendar();
  const { make } = useMakeBooking();
  const [refused, setRefused] = useState<Made>({});
  const draft = `booking-new ${isWalkIn ? 'walk-in' : enquiry > 0 ? `enquiry ${enquiry}` : 'desk'}`;
  const [{ blank, initial }] = useState(() => {
    // A slot clicked in the calendar replaces that of the draft, which may be in the past.
    const chosen = known.chosen ?? null;
    const given = { branch: asked.branch, chosen, day: known.day || dateAt(serverNow()) };
    const begun: NewValues = { ...EMPTY_BOOKING, ...known, ...given };
    return { blank: begun, initial: { ...begun, ...readValues<NewValues>(me, draft), ...given } };
  });
  const save = async (values: NewValues) => {
    setRefused({});
    const made = await make(newBookingOf(values, { isWalkIn, language, enquiry }));
    setRefused(made);
    if (!made.booking) return;
    saveDraftValues(me, draft, null);
    const place = placeText(placeOf(made.booking), calendar.bays, spoken);
    dispatch(toastShown({ tone: 'done', text: t('newBooking.saved', { name: nameOf(made.booking, t), place }) }));
    onBooked(made.booking);
  };
  return (
    <Formik initialValues={initial} validationSchema={newBookingSchema(site, t, isWalkIn)} onSubmit={save}>
      {({ values, errors, submitCount, setValues, setFieldValue, isSubmitting }) => (
        <Form className={styles.form} noValidate>
          <DraftForm draft={draft} blank={blank} />
          <BranchChoice
            branch={values.branch}
            onChange={(branch) => {
              setRefused({});
              void setValues((now) => ({ ...now, branch, chosen: null }));
              onBranch(branch);
            }}
          />
          <div className={styles.pair}>
            <div ref={focusAtFirst}>
              <PhoneField name="phone" label={t('entry.phone')} autoComplete="off" />
              <CallerLookup phone={values.phone} />
            </div>
            <Field name="name" label={t('entry.name')} autoComplete="off" maxLength={NAME_MAX_LENGTH} />
          </div>
          <ComplaintField />
          <ChosenServices
            services={values.services}
            onChange={(services) => void setFieldValue('services', services)}
          />
          {!isWalkIn && (
            <>
              <TimePick
                branch={values.branch}
                day={values.day}
                services={values.services.map(({ id }) => id)}
                model={values.model}
                chosen={values.chosen}
                error={(submitCount > 0 && errors.chosen) || (refused.isOfTime ? refused.problem : undefined)}
                onChange={(day, chosen) => {
                  setRefused({});
                  // A late reply for the previous branch must not set the slot.
                  void setValues((now) => (now.branch === values.branch ? { ...now, day, chosen } : now));
                }}
              />
              <div className={styles.pair}>
                <CarChoice />
              </div>
              <div className={styles.pair}>
                <PlateField />
                <Select
                  isField
                  label={t('newBooking.language')}
                  value={values.language}
                  options={[
                    { value: '', label: t('newBooking.languageAuto') },
                    ...LANGUAGES.map((one) => ({ value: one, label: t(`booking.${one}`) })),
                  ]}
                  onChange={(value) => void setFieldValue('language', LANGUAGES.find((one) => one === value) ?? '')}
                />
              </div>
              <div className={styles.pair}>
                <Field name="year" label={t('newBooking.year')} optional inputMode="numeric" maxLength={4} />
                <Field name="note" label={t('newBooking.note')} optional maxLength={BOOKING_NOTE_MAX_LENGTH} />
              </div>
            </>
          )}
          {isWalkIn && <PlateField />}
          {values.services.length > 0 && (
            <GuaranteeWarning plate={values.plate} services={values.services.map(({ id }) => id)} />
          )}
          <div role="alert">
            {refused.problem && (isWalkIn || !refused.isOfTime) && <Notice tone="danger">{refused.problem}</Notice>}
          </div>
          <SubmitButton size="lg" block loading={isSubmitting} loadingLabel={t('frame.saving')}>
            <SaveLabel isWalkIn={isWalkIn} chosen={values.chosen} />
          </SubmitButton>
        </Form>
      )}
    </Formik>
  );
};
