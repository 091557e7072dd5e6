import { Form, Formik, useFormikContext } from 'formik';
import { type ReactNode, useId, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { ObjectSchema } from 'yup';
import { NAME_MAX_LENGTH } from '../../../../../contract/limits';
import { phoneForWire } from '../../../../../contract/phone';
import { useIsConsentAsked } from '../../../../api/consentPolicy';
import { useTranslation } from '../../../../shared/i18n/hooks/useTranslation';
import { Notice } from '../../../../shared/ui/feedback/Notice';
import { ConsentField } from '../../../../shared/ui/forms/ConsentField';
import { Field } from '../../../../shared/ui/forms/Field';
import { brokenFields, useUnfinished } from '../../../../shared/ui/forms/hooks/useUnfinished';
import { PhoneField } from '../../../../shared/ui/forms/PhoneField';
import { SubmitButton } from '../../../../shared/ui/forms/SubmitButton';
import { useIsHydrated } from '../hooks/useIsHydrated';
import { type PhoneProof, useProof } from '../hooks/useProof';
import { useWait, type WaitedFor } from '../hooks/useWait';
import { EMPTY_WAIT, type WaitValues, waitSchema } from '../lib/details';
import { FIELDS } from '../lib/fields';
import { BookProblem } from './BookProblem';
import { CodePart } from './CodePart';
import styles from './Details.module.css';
import { PlainDetails, type Posted } from './PlainDetails';

export interface WaitingListProps extends WaitedFor {
  posted: Posted | null;
}

/** Of a day where everything is taken: whoever waits is told of the first time that gets free. */
export const WaitingList = ({ posted, ...asked }: WaitingListProps) => {
  const { t } = useTranslation();
  const id = useId();
  const { pathname, search } = useLocation();
  const isHydrated = useIsHydrated();
  const asksConsent = useIsConsentAsked();
  const schema = useMemo(() => waitSchema(t, asksConsent), [t, asksConsent]);
  const sms = useProof();
  const { submit, place, problem } = useWait(asked, sms);
  const meant = {
    [FIELDS.day]: asked.day,
    [FIELDS.branch]: String(asked.branch),
    [FIELDS.services]: asked.services.join(','),
  };
  return (
    <section className={styles.wait} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('booking.waitTitle')}
      </h2>
      <div role="status">{place !== null && <Notice tone="success">{t('booking.waitDone', { place })}</Notice>}</div>
      {place === null && (
        <>
          <p>{t('booking.waitText')}</p>
          {isHydrated ? (
            <Formik initialValues={EMPTY_WAIT} validationSchema={schema} onSubmit={(values) => submit(values)}>
              <Fields
                schema={schema}
                asksConsent={asksConsent}
                sms={sms}
                onCode={(values, code) => void submit(values, code)}
              >
                <BookProblem problem={problem} />
              </Fields>
            </Formik>
          ) : (
            <PlainDetails
              action={pathname + search}
              step="wait"
              meant={meant}
              posted={posted}
              label={t('booking.waitSend')}
            />
          )}
        </>
      )}
    </section>
  );
};

interface FieldsProps {
  schema: ObjectSchema<WaitValues>;
  asksConsent: boolean;
  sms: PhoneProof;
  onCode: (values: WaitValues, code: string) => void;
  children: ReactNode;
}

const Fields = ({ schema, asksConsent, sms, onCode, children }: FieldsProps) => {
  const { t } = useTranslation();
  const { values, isSubmitting } = useFormikContext<WaitValues>();
  const broken = brokenFields(schema, values);
  const labels = { full_name: t('forms.name'), phone: t('forms.phone'), consent: t('forms.consent') };
  const unfinished = useUnfinished<WaitValues>(labels, broken);
  const phone = phoneForWire(values.phone);
  const isCodeAsked = sms.sentTo === phone && sms.proofOf(phone) === null;
  return (
    <Form className={styles.form} noValidate aria-label={t('booking.waitTitle')}>
      <Field name="full_name" label={t('forms.name')} autoComplete="name" maxLength={NAME_MAX_LENGTH} />
      <PhoneField name="phone" label={t('forms.phone')} />
      {asksConsent && (
        <div className={styles.wide}>
          <ConsentField />
        </div>
      )}
      {isCodeAsked && (
        <div className={styles.wide}>
          <CodePart sms={sms} phone={phone} onWhole={(code) => broken.length === 0 && onCode(values, code)} />
        </div>
      )}
      <div className={styles.foot}>
        {sms.problem && <BookProblem problem={{ kind: 'rejected', detail: sms.problem }} />}
        {children}
        <SubmitButton
          size="lg"
          unfinished={unfinished}
          loading={isSubmitting || sms.isSending || sms.isChecking}
          loadingLabel={t('forms.sending')}
        >
          {t(isCodeAsked || sms.proofOf(phone) !== null ? 'booking.waitSend' : 'booking.sendCode')}
        </SubmitButton>
      </div>
    </Form>
  );
};
