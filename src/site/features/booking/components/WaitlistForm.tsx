import { Form, Formik, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { ObjectSchema } from 'yup';
import { useCustomerQuery } from '#api/account';
import { useIsConsentAsked } from '#api/consentPolicy';
import { NAME_MAX_LENGTH } from '#contract/rules/limits';
import { phoneForWire, phoneValue } from '#contract/rules/phone';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { ConsentField } from '#shared/ui/forms/ConsentField';
import { Field } from '#shared/ui/forms/Field';
import { PhoneField } from '#shared/ui/forms/PhoneField';
import { formatPhone } from '#shared/ui/forms/phoneMask';
import { brokenFields, SubmitButton, useMissingFields } from '#shared/ui/forms/SubmitButton';
import { useRestoredFocus } from '#site/fallback/restoreFocus';
import { type PhoneProof, useProof } from '../hooks/useProof';
import { useWaitlist, type WaitlistSlot } from '../hooks/useWaitlist';
import { type WaitlistValues, waitlistSchema } from '../lib/details';
import { type TypedBefore } from '../lib/fields';

import { BookProblem } from './BookProblem';
import styles from './Details.module.css';
import { CodePart } from './DetailsForm';

export interface WaitlistFormProps extends WaitlistSlot {
  typed: TypedBefore | null;
}

export const WaitlistForm = ({ typed, ...slot }: WaitlistFormProps) => {
  const { t } = useTranslation();
  const asksConsent = useIsConsentAsked();
  const { currentData: customer } = useCustomerQuery();
  const isSignedIn = customer !== undefined;
  const schema = useMemo(
    () => waitlistSchema(t, { consent: asksConsent, phone: !isSignedIn }),
    [t, asksConsent, isSignedIn],
  );
  const sms = useProof();
  const { submit, place, problem, leave, isLeaving, hasLeft } = useWaitlist(slot, { sms, isSignedIn });
  const [initialValues] = useState<WaitlistValues>(() => ({
    full_name: typed?.name ?? '',
    phone: phoneValue(typed?.phone ?? ''),
    consent: typed?.consent ?? false,
  }));
  return (
    <>
      <div role="status">
        {place !== null && (
          <Notice
            tone="success"
            action={
              <Button onClick={() => void leave()} loading={isLeaving}>
                {t('booking.waitLeave')}
              </Button>
            }
          >
            {t('booking.waitDone', { place })}
          </Notice>
        )}
        {hasLeft && <Notice>{t('booking.waitLeft')}</Notice>}
      </div>
      {place !== null && <BookProblem problem={problem} />}
      {place === null && (
        <>
          <p>{t('booking.waitText')}</p>
          <Formik initialValues={initialValues} validationSchema={schema} onSubmit={(values) => submit(values)}>
            <Fields
              schema={schema}
              asksConsent={asksConsent}
              customer={customer}
              sms={sms}
              focus={typed?.focus}
              onCode={(values, code) => void submit(values, code)}
            >
              <BookProblem problem={problem} />
            </Fields>
          </Formik>
        </>
      )}
    </>
  );
};

interface FieldsProps {
  schema: ObjectSchema<WaitlistValues>;
  asksConsent: boolean;
  customer: ReturnType<typeof useCustomerQuery>['currentData'];
  sms: PhoneProof;
  focus: TypedBefore['focus'] | undefined;
  onCode: (values: WaitlistValues, code: string) => void;
  children: ReactNode;
}

const Fields = ({ schema, asksConsent, customer, sms, focus, onCode, children }: FieldsProps) => {
  const { t } = useTranslation();
  const form = useRestoredFocus(focus);
  const { values, isSubmitting, setFieldValue, validateForm } = useFormikContext<WaitlistValues>();
  useEffect(() => {
    const name = `${customer?.first_name ?? ''} ${customer?.last_name ?? ''}`.trim();
    if (name && values.full_name === '') void setFieldValue('full_name', name);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [customer?.id]);
  useEffect(() => void validateForm(), [schema, validateForm]);
  const broken = brokenFields(schema, values);
  const labels = { full_name: t('forms.name'), phone: t('forms.phone'), consent: t('forms.consent') };
  const unfinished = useMissingFields<WaitlistValues>(labels, broken);
  const phone = phoneForWire(values.phone);
  const isCodeAsked = !customer && sms.sentTo === phone && sms.proofOf(phone) === null;
  return (
    <Form ref={form} className={styles.form} noValidate aria-label={t('booking.waitTitle')}>
      <Field name="full_name" label={t('forms.name')} autoComplete="name" limit={NAME_MAX_LENGTH} />
      {!customer ? (
        <PhoneField name="phone" label={t('forms.phone')} />
      ) : (
        <p className={styles.own}>{t('booking.ownPhone', { phone: formatPhone(customer.username) })}</p>
      )}
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
          {t(customer || isCodeAsked || sms.proofOf(phone) !== null ? 'booking.waitSend' : 'booking.sendCode')}
        </SubmitButton>
      </div>
    </Form>
  );
};
