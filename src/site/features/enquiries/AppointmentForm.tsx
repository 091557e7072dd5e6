import { Formik } from 'formik';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useIsConsentAsked } from '#api/consentPolicy';
import type { EnquiryReceipt } from '#contract/enquiries';
import { phoneValue } from '#contract/rules/phone';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { Modal } from '#shared/ui/overlays/Modal';
import { unbroken } from '#shared/ui/text/unbroken';
import { restoreFocus } from '#site/fallback/restoreFocus';
import { AppointmentFields, readTypedBefore } from './AppointmentFields';
import styles from './AppointmentSection.module.css';
import {
  type AppointmentDraft,
  type AppointmentValues,
  appointmentEnquiry,
  appointmentSchema,
  EMPTY_APPOINTMENT,
} from './appointment';
import { TrackLink } from './TrackLink';
import { useEnquiryDraft, useSubmitOnce } from './useSubmitOnce';

export interface AppointmentThanksProps {
  open: boolean;
  reference: string | undefined;
  onClose: () => void;
  onClosed?: () => void;
}

export const AppointmentThanks = ({ open, reference, onClose, onClosed }: AppointmentThanksProps) => {
  const { t } = useTranslation();
  return (
    <Modal open={open} onClose={onClose} {...(onClosed && { onClosed })} title={t('forms.thanksTitle')}>
      <p>{t('forms.thanksText')}</p>
      {reference && (
        <>
          <p className={styles.reference}>{unbroken(t('forms.thanksNumber', { reference }))}</p>
          <p>
            <TrackLink reference={reference} />
          </p>
        </>
      )}
      <Button variant="primary" block onClick={onClose}>
        {t('forms.thanksClose')}
      </Button>
    </Modal>
  );
};

export interface AppointmentProps {
  section: 'bookCategor_home' | 'bookCategor_about';
  draftName: string;
  message?: string;
  service?: { id: number; name: string };
  bare?: boolean;
  onSent?: (receipt: Partial<EnquiryReceipt>) => void;
}

export interface AppointmentFormProps extends AppointmentProps {
  anchor: string | undefined;
  fallback: HTMLFormElement | null;
}

export const AppointmentForm = ({
  section,
  draftName,
  message = '',
  service,
  bare = false,
  onSent,
  anchor,
  fallback,
}: AppointmentFormProps) => {
  const { t } = useTranslation();
  const [thanks, setThanks] = useState<{ open: boolean; reference: string | undefined }>({
    open: false,
    reference: undefined,
  });
  const [round, setRound] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const asksConsent = useIsConsentAsked();
  const schema = useMemo(() => appointmentSchema(t, asksConsent), [t, asksConsent]);
  const [typed] = useState(() => fallback && readTypedBefore(fallback));
  const [initialValues] = useState<AppointmentValues>(() => ({
    ...EMPTY_APPOINTMENT,
    full_name: typed?.full_name ?? '',
    phone: phoneValue(typed?.phone ?? ''),
    branch: typed?.branch ?? 0,
    text: typed?.text || message,
    consent: typed?.consent ?? false,
  }));
  const emptyText = round === 0 ? message : '';
  const blank = useMemo<AppointmentDraft>(() => {
    const { consent: _, ...draftFields } = EMPTY_APPOINTMENT;
    return { ...draftFields, text: emptyText };
  }, [emptyText]);
  const draft = useEnquiryDraft(draftName, blank);
  useLayoutEffect(() => {
    if (form.current && typed) restoreFocus(form.current, typed.focus);
  }, [typed]);

  const startOver = () => setRound((current) => current + 1);
  const { sending, submit } = useSubmitOnce({
    draft,
    anchor,
    onWaitlist: startOver,
    empty: EMPTY_APPOINTMENT,
    toEnquiry: (values) => appointmentEnquiry(values, section, service),
    onSent: (receipt) => {
      startOver();
      if (onSent) onSent(receipt);
      else setThanks({ open: true, reference: receipt.reference });
    },
  });
  const closeThanks = () => setThanks((current) => ({ ...current, open: false }));
  // The submit button is disabled after the reset and cannot receive the focus.
  const focusForm = () => form.current?.querySelector<HTMLInputElement>('input')?.focus();
  return (
    <>
      <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
        <AppointmentFields
          formRef={form}
          message={message}
          bare={bare}
          draft={draft}
          schema={schema}
          asksConsent={asksConsent}
          sending={sending}
          typedCar={round === 0 ? typed : null}
          round={round}
        />
      </Formik>
      <AppointmentThanks open={thanks.open} reference={thanks.reference} onClose={closeThanks} onClosed={focusForm} />
    </>
  );
};
