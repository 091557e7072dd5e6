import { Form, Formik } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import type { DeskBooking, DeskBookingChange } from '../../../../../contract/desk/booking';
import { BOOKING_NOTE_MAX_LENGTH } from '../../../../../contract/desk/limits';
import { NAME_MAX_LENGTH } from '../../../../../contract/limits';
import { phoneForWire } from '../../../../../contract/phone';
import { useTranslation } from '../../../../shared/i18n/hooks/useTranslation';
import { Button } from '../../../../shared/ui/actions/Button';
import { Field } from '../../../../shared/ui/forms/Field';
import { PhoneField } from '../../../../shared/ui/forms/PhoneField';
import { phoneRule } from '../../../../shared/ui/forms/phoneRule';
import { SubmitButton } from '../../../../shared/ui/forms/SubmitButton';
import { useDeskTexts } from '../../../common/hooks/useDeskTexts';
import { useSession } from '../../../common/hooks/useSession';
import { keepDraft, readDraft } from '../../../common/lib/drafts';
import { useChangeBooking } from '../hooks/useChangeBooking';
import { nameOf } from '../lib/names';
import type { ChosenService } from '../lib/newValues';
import styles from './BookingPanel.module.css';
import { ChosenServices } from './ChosenServices';
import { KeptEdit } from './KeptEdit';

export interface EditValues {
  name: string;
  phone: string;
  note: string;
  services: ChosenService[];
}

const localOf = (phone: string): string => phone.replace(/\D/g, '').replace(/^998/, '');
const idsOf = (services: readonly { id: number }[]): number[] => services.map(({ id }) => id);

const valuesOf = ({ name, phone, note, services }: DeskBooking): EditValues => ({
  name,
  phone: localOf(phone),
  note,
  services: services.map((service) => ({ id: service.id, name: service.name })),
});

/** Only what was changed is sent: others may change the rest. */
const changesOf = (booking: DeskBooking, { name, phone, note, services }: EditValues): DeskBookingChange => ({
  ...(name.trim() !== booking.name && { name: name.trim() }),
  ...(phone !== localOf(booking.phone) && { phone: phoneForWire(phone) }),
  ...(note.trim() !== booking.note && { note: note.trim() }),
  ...(idsOf(services).join() !== idsOf(booking.services).join() && { services: idsOf(services) }),
});

/** What was typed, and over which version: a session may have ended since. */
export interface KeptValues {
  opened: DeskBooking;
  values: EditValues;
}

/** Who comes, for what, and what is to be known of it. What others save meanwhile is not taken for one's own. */
export const EditForm = ({ booking, onDone }: { booking: DeskBooking; onDone: () => void }) => {
  const t = useDeskTexts();
  const { t: site } = useTranslation();
  const { id: me } = useSession();
  const { change } = useChangeBooking();
  const draft = `booking-${booking.id}`;
  const [{ opened, values: initial }] = useState(
    () =>
      (JSON.parse(readDraft(me, draft) || 'null') as KeptValues | null) ?? {
        opened: booking,
        values: valuesOf(booking),
      },
  );
  const rules = object({
    phone: phoneRule(site),
    name: string().trim().required(site('forms.required')).max(NAME_MAX_LENGTH),
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
    keepDraft(me, draft, '');
    onDone();
  };
  const leave = () => {
    keepDraft(me, draft, '');
    onDone();
  };
  return (
    <Formik initialValues={initial} validationSchema={rules} onSubmit={save}>
      {({ values, setFieldValue, isSubmitting }) => (
        <Form className={styles.form} noValidate>
          <KeptEdit draft={draft} opened={opened} />
          <Field name="name" label={t('entry.name')} autoComplete="off" maxLength={NAME_MAX_LENGTH} />
          <PhoneField name="phone" label={t('entry.phone')} autoComplete="off" />
          <ChosenServices
            services={values.services}
            onChange={(services) => void setFieldValue('services', services)}
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
