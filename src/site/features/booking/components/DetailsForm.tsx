import { Form, Formik, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { ObjectSchema } from 'yup';
import { useCustomerQuery } from '#api/account';
import { useRobotCheck } from '#api/codes';
import { useIsConsentAsked } from '#api/consentPolicy';
import type { Booking, Hold } from '#contract/bookings';
import { CODE_LENGTH, COMPLAINT_MAX_LENGTH, NAME_MAX_LENGTH } from '#contract/rules/limits';
import { phoneForWire, phoneValue } from '#contract/rules/phone';
import { makeDraft } from '#shared/drafts/draft';
import { useStoredDraft } from '#shared/drafts/useStoredDraft';

import { useSecondsLeft } from '#shared/hooks/useSecondsLeft';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { changeVisitorChoice, chosenCarOf } from '#shared/lib/chosenCar';
import { useServerNow } from '#shared/lib/serverClock';
import { useAppSelector } from '#shared/store/appStore';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { Wait } from '#shared/ui/feedback/Wait';
import { ConsentField } from '#shared/ui/forms/ConsentField';
import { Field } from '#shared/ui/forms/Field';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { PhoneField } from '#shared/ui/forms/PhoneField';
import { formatPhone, phoneInSentence } from '#shared/ui/forms/phoneMask';
import { brokenFields, SubmitButton, useMissingFields } from '#shared/ui/forms/SubmitButton';
import { useRestoredFocus } from '#site/fallback/restoreFocus';
import { useBook } from '../hooks/useBook';
import { type PhoneProof, useProof } from '../hooks/useProof';
import { isPastCutOff } from '../lib/days';
import {
  type DetailsValues,
  DRAFT_DETAILS,
  detailsSchema,
  EMPTY_DETAILS,
  type LinkedCar,
  OTHER_CAR,
} from '../lib/details';
import { type TypedBefore } from '../lib/fields';
import { alternativesOf, BookProblem } from './BookProblem';
import { CarPart } from './CarPart';
import styles from './Details.module.css';

interface CodePartProps {
  sms: PhoneProof;
  phone: string;
  onWhole: (code: string) => void;
}

export const CodePart = ({ sms, phone, onWhole }: CodePartProps) => {
  const { t } = useTranslation();
  const isRobotCheck = useRobotCheck();
  const input = useRef<HTMLInputElement>(null);
  const seconds = useSecondsLeft(sms.resendAt);
  useEffect(() => input.current?.focus(), []);
  return (
    <div className={styles.code}>
      <p role="status">
        {t(sms.isEarlier ? 'booking.codeEarlier' : 'signIn.codeLead', { phone: phoneInSentence(phone) })}
      </p>
      <FieldFrame label={t('signIn.code')} error={sms.mistake}>
        {(control) => (
          <input
            {...control}
            ref={input}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={sms.code}
            onChange={({ currentTarget: { value } }) => {
              sms.typeCode(value);
              const digits = value.replace(/\D/g, '').slice(0, CODE_LENGTH);
              if (digits.length === CODE_LENGTH && digits !== sms.code) onWhole(digits);
            }}
          />
        )}
      </FieldFrame>
      {seconds > 0 ? (
        <p className={styles.wait}>
          <Wait label={t('signIn.sendAgainIn')} seconds={seconds} />
        </p>
      ) : (
        <Button
          loading={sms.isSending}
          loadingLabel={isRobotCheck ? t('signIn.notRobot') : t('signIn.sending')}
          onClick={() => void sms.sendCode(phone).then(() => input.current?.focus())}
        >
          {t('signIn.sendAgain')}
        </Button>
      )}
    </div>
  );
};

interface DetailsFormProps {
  held: Pick<Hold, 'token' | 'offered' | 'services' | 'branch' | 'starts_at' | 'changeable_until'>;
  car: LinkedCar;
  /** Whether the slot was chosen on this page view, so that the car of the address is newer than that of a draft. */
  isFresh: boolean;
  typed: TypedBefore | null;
  onBooked: (booking: Booking) => void;
  isTaking: boolean;
  renderSlotTaken: (problem: unknown, forget: () => void) => ReactNode;
  onSlotTaken: (isSlotTaken: boolean) => void;
}

export const DetailsForm = ({
  held,
  car,
  isFresh,
  typed,
  onBooked,
  isTaking,
  renderSlotTaken,
  onSlotTaken,
}: DetailsFormProps) => {
  const { t } = useTranslation();
  const owner = useAppSelector(({ auth }) => auth.userId ?? (auth.signedInHint ? undefined : null));
  const { currentData: customer } = useCustomerQuery();
  const isSignedIn = typeof owner === 'number' && customer !== undefined;
  const draft = useMemo(() => (owner === undefined ? undefined : makeDraft('time', owner, DRAFT_DETAILS)), [owner]);
  const asksConsent = useIsConsentAsked();
  const schema = useMemo(
    () => detailsSchema(t, { consent: asksConsent, phone: !isSignedIn }),
    [t, asksConsent, isSignedIn],
  );
  const sms = useProof();
  const bookOptions = { hold: held.token, isSignedIn, isOffered: held.offered, sms, draft, onBooked };
  const { submit, problem, forget, needsNoCode } = useBook(bookOptions);
  const isSlotTaken = alternativesOf(problem) !== null;
  useEffect(() => onSlotTaken(isSlotTaken), [onSlotTaken, isSlotTaken]);
  const [initialValues] = useState<DetailsValues>(() => ({
    ...EMPTY_DETAILS,
    full_name: typed?.name ?? '',
    phone: phoneValue(typed?.phone ?? ''),
    year: typed?.year ?? '',
    complaint: typed?.complaint ?? '',
    consent: typed?.consent ?? false,
  }));
  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={(values) => submit(values)}>
      <Fields
        schema={schema}
        draft={draft}
        held={held}
        customer={isSignedIn ? customer : undefined}
        car={car}
        isFresh={isFresh}
        typed={{ brand: typed?.brand ?? '', model: typed?.model ?? '', focus: typed?.focus }}
        asksConsent={asksConsent}
        sms={sms}
        isTaking={isTaking}
        isSlotTaken={isSlotTaken}
        needsNoCode={needsNoCode}
        onCode={(values, code) => void submit(values, code)}
      >
        {isSlotTaken ? renderSlotTaken(problem, forget) : <BookProblem problem={problem} />}
      </Fields>
    </Formik>
  );
};

interface FieldsProps {
  schema: ObjectSchema<DetailsValues>;
  draft: Parameters<typeof useStoredDraft<typeof DRAFT_DETAILS>>[0];
  held: DetailsFormProps['held'];
  customer: ReturnType<typeof useCustomerQuery>['currentData'];
  car: LinkedCar;
  isFresh: boolean;
  typed: { brand: string; model: string; focus: TypedBefore['focus'] | undefined };
  asksConsent: boolean;
  sms: PhoneProof;
  isTaking: boolean;
  isSlotTaken: boolean;
  needsNoCode: (phone: string) => boolean;
  onCode: (values: DetailsValues, code: string) => void;
  children: ReactNode;
}

const Fields = (props: FieldsProps) => {
  const {
    schema,
    draft,
    held,
    customer,
    car,
    isFresh,
    typed,
    asksConsent,
    sms,
    isTaking,
    isSlotTaken,
    needsNoCode,
    onCode,
    children,
  } = props;
  const { t } = useTranslation();
  const form = useRestoredFocus(typed.focus);
  const now = useServerNow();
  const { values, isSubmitting, setFieldValue, validateForm } = useFormikContext<DetailsValues>();
  const broken = brokenFields(schema, values);
  const unfinished = useMissingFields<Omit<DetailsValues, 'car'>>(
    {
      full_name: t('forms.name'),
      phone: t('forms.phone'),
      car_brand: t('forms.brand'),
      car_model: t('forms.model'),
      year: t('booking.year'),
      complaint: t('booking.complaint'),
      consent: t('forms.consent'),
    },
    broken,
  );
  useStoredDraft(draft);
  const { brand, model } = car;
  const draftKey = draft?.key;
  useEffect(() => {
    // The car of a draft may be of an earlier visit of the site. After a reload it stays, because it may correct the
    // car in the address.
    if (!draft || !brand || (!isFresh && draft.read().car_brand)) return;
    void setFieldValue('car_brand', brand, false);
    void setFieldValue('car_model', model ?? 0, false);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [draftKey, brand, model]);
  useEffect(() => {
    if (!customer) return;
    const ofLink =
      customer.cars.find(({ id }) => id === car.car) ?? customer.cars.find((one) => one.model.id === car.model);
    const own = String((ofLink ?? (car.brand ? undefined : chosenCarOf(customer.cars)))?.id ?? OTHER_CAR);
    if (values.car === '') void setFieldValue('car', own);
    const name = `${customer.first_name} ${customer.last_name}`.trim();
    if (values.full_name === '') void setFieldValue('full_name', name);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [customer?.id]);
  useEffect(() => {
    const isOther = values.car === '' || values.car === OTHER_CAR;
    if (isOther && values.car_brand) changeVisitorChoice({ car: 0, brand: values.car_brand, model: values.car_model });
  }, [values.car, values.car_brand, values.car_model]);
  useEffect(() => void validateForm(), [schema, validateForm]);
  const phone = phoneForWire(values.phone);
  const isCodeAsked = !customer && sms.sentTo !== null && sms.sentTo === phone && sms.proofOf(phone) === null;
  const isBusy = isSubmitting || isTaking || sms.isSending || sms.isChecking;
  const isLast = customer || isCodeAsked || sms.proofOf(phone) !== null || needsNoCode(phone);
  const label = t(isLast ? 'booking.book' : 'booking.sendCode');
  return (
    <Form ref={form} className={styles.form} noValidate aria-label={t('booking.details')}>
      <Field name="full_name" label={t('forms.name')} autoComplete="name" limit={NAME_MAX_LENGTH} />
      {customer ? (
        <p className={styles.own}>{t('booking.ownPhone', { phone: formatPhone(customer.username) })}</p>
      ) : (
        <PhoneField name="phone" label={t('forms.phone')} />
      )}
      <CarPart held={held} cars={customer?.cars ?? []} typed={typed} />
      <div className={styles.wide}>
        <Field
          multiline
          optional
          name="complaint"
          label={t('booking.complaint')}
          rows={2}
          limit={COMPLAINT_MAX_LENGTH}
        />
      </div>
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
        {isPastCutOff(held.changeable_until, now) && !isSlotTaken && <Notice>{t('booking.tooNear')}</Notice>}
        {sms.problem && <BookProblem problem={{ kind: 'rejected', detail: sms.problem }} />}
        {children}
        {!isSlotTaken && (
          <SubmitButton size="lg" unfinished={unfinished} loading={isBusy} loadingLabel={t('forms.sending')}>
            {label}
          </SubmitButton>
        )}
      </div>
    </Form>
  );
};
