import { Form, Formik } from 'formik';
import { useState } from 'react';
import type { DeskBooking, DeskBookingChange } from '#contract/bookingsDesk';
import { BOOKING_NOTE_MAX_LENGTH } from '#contract/rules/deskLimits';
import { NAME_MAX_LENGTH } from '#contract/rules/limits';
import { phoneForWire } from '#contract/rules/phone';
import { normalizePlate } from '#contract/rules/plates';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useSession } from '#desk/common/hooks/useSession';
import { CarChoice } from '#desk/common/ui/Cars';
import { DraftForm } from '#desk/common/ui/DraftForm';
import { Select } from '#desk/common/ui/Select';
import { readValues, saveDraftValues } from '#shared/drafts/tabDrafts';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { LANGUAGES, type Language } from '#shared/i18n/languages';
import { Button } from '#shared/ui/actions/Button';
import { Field } from '#shared/ui/forms/Field';
import { PhoneField } from '#shared/ui/forms/PhoneField';

import { SubmitButton } from '#shared/ui/forms/SubmitButton';
import { useChangeBooking } from '../hooks/useChangeBooking';
import { nameOf } from '../lib/bookingWords';
import { type ChosenService, editSchema } from '../lib/values';
import styles from './BookingPanel.module.css';
import { ChosenServices, ComplaintField, PlateField } from './fields';

interface EditValues {
  name: string;
  phone: string;
  complaint: string;
  note: string;
  services: ChosenService[];
  brand: number;
  model: number;
  year: string;
  plate: string;
  language: Language;
}

const localOf = (phone: string): string => phone.replace(/\D/g, '').replace(/^998/, '');
const idsOf = (services: readonly { id: number }[]): number[] => services.map(({ id }) => id);

export const valuesOf = (booking: DeskBooking): EditValues => ({
  name: booking.name,
  phone: localOf(booking.phone),
  complaint: booking.complaint,
  note: booking.note,
  brand: booking.brand ?? 0,
  model: booking.model ?? 0,
  year: booking.year === null ? '' : String(booking.year),
  plate: booking.plate,
  language: booking.language,
  services: booking.services.map((service) => ({ id: service.id, name: service.name })),
});

/** Returns only changed fields, so that another person's changes of other fields stay. */
export const changesOf = (
  booking: DeskBooking,
  { name, phone, complaint, note, services, model, year, plate, language }: EditValues,
): DeskBookingChange => ({
  ...((model || null) !== booking.model && { model: model || null }),
  ...((Number(year) || null) !== booking.year && { year: Number(year) || null }),
  ...(normalizePlate(plate) !== booking.plate && { plate: normalizePlate(plate) }),
  ...(language !== booking.language && { language }),
  ...(name.trim() !== booking.name && { name: name.trim() }),
  ...(phone !== localOf(booking.phone) && { phone: phoneForWire(phone) }),
  ...(complaint.trim() !== booking.complaint && { complaint: complaint.trim() }),
  ...(note.trim() !== booking.note && { note: note.trim() }),
  ...(idsOf(services).join() !== idsOf(booking.services).join() && { services: idsOf(services) }),
});

/** Compares the input with the booking at opening. Otherwise another person's change would look like this user's. */
export const EditForm = ({ booking, onDone }: { booking: DeskBooking; onDone: () => void }) => {
  const t = useDeskTexts();
  const { t: site } = useTranslation();
  const { id: me } = useSession();
  const { change } = useChangeBooking();
  const draft = `booking-${booking.id}`;
  const [{ opened, initial }] = useState(() => {
    const draftValues = readValues<{ opened: DeskBooking; values: EditValues }>(me, draft);
    const first = draftValues.opened ?? booking;
    return { opened: first, initial: { ...valuesOf(first), ...draftValues.values } };
  });
  const save = async (values: EditValues) => {
    const body = changesOf(opened, values);
    const isChanged = Object.keys(body).length > 0;
    const saved =
      isChanged &&
      (await change(
        opened,
        { kind: 'change', body },
        { text: (now) => t('booking.saved', { name: nameOf(now, t) }), isForm: true },
      ));
    if (isChanged && !saved) return;
    saveDraftValues(me, draft, null);
    onDone();
  };
  const leave = () => {
    saveDraftValues(me, draft, null);
    onDone();
  };
  return (
    <Formik initialValues={initial} validationSchema={editSchema(site, t)} onSubmit={save}>
      {({ values, setFieldValue, isSubmitting }) => (
        <Form className={styles.form} noValidate>
          <DraftForm draft={draft} blank={valuesOf(opened)} stored={(values) => ({ opened, values })} />
          <Field name="name" label={t('entry.name')} autoComplete="off" maxLength={NAME_MAX_LENGTH} />
          <PhoneField name="phone" label={t('entry.phone')} autoComplete="off" />
          <ComplaintField />
          <ChosenServices
            services={values.services}
            onChange={(services) => void setFieldValue('services', services)}
          />
          <CarChoice />
          <Field name="year" label={t('newBooking.year')} optional inputMode="numeric" maxLength={4} />
          <PlateField />
          <Select
            isField
            label={t('newBooking.language')}
            value={values.language}
            options={LANGUAGES.map((one) => ({ value: one, label: t(`booking.${one}`) }))}
            onChange={(value) => void setFieldValue('language', value)}
          />
          <Field
            multiline
            name="note"
            label={t('booking.note')}
            optional
            rows={2}
            maxLength={BOOKING_NOTE_MAX_LENGTH}
          />
          <div className={styles.steps}>
            <Button size="lg" onClick={leave}>
              {t('frame.cancel')}
            </Button>
            <SubmitButton size="lg" loading={isSubmitting} loadingLabel={t('frame.saving')}>
              {t('booking.save')}
            </SubmitButton>
          </div>
        </Form>
      )}
    </Formik>
  );
};
