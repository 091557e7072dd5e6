import { skipToken } from '@reduxjs/toolkit/query/react';
import { Form, Formik, type FormikHelpers, useFormikContext } from 'formik';
import type { TFunction } from 'i18next';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { number, object, string } from 'yup';
import { useLookUpCustomersQuery, useReadCustomerQuery } from '#api/desk/generated/customers';
import { useBeginVisitMutation } from '#api/desk/generated/visits';
import { isApiProblem } from '#api/problem';
import { type ImplausibleMileage, implausibleOf } from '#api/refusals';
import type { CustomerHit } from '#contract/customers';
import {
  COMPLAINT_MAX_LENGTH,
  MILEAGE_MAX,
  NAME_MAX_LENGTH,
  PLATE_MAX_LENGTH,
  VIN_MAX_LENGTH,
} from '#contract/rules/limits';
import { VISIT_NOTE_MAX_LENGTH } from '#contract/rules/visits';
import type { Visit } from '#contract/visitsDesk';
import { useBranches } from '#desk/common/hooks/useBranches';
import { type DeskT, useDeskTexts, useProblemText } from '#desk/common/hooks/useDeskTexts';

import { useSession } from '#desk/common/hooks/useSession';
import { DraftForm } from '#desk/common/ui/DraftForm';
import { GuaranteeWarning } from '#desk/common/ui/Guarantees';
import { Select } from '#desk/common/ui/Select';
import { readValues, saveDraftValues } from '#shared/drafts/tabDrafts';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { LANGUAGES, type Language } from '#shared/i18n/languages';
import { makeIdempotencyKeys } from '#shared/lib/idempotencyKey';
import { serverNow } from '#shared/lib/serverClock';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { ChoiceField } from '#shared/ui/forms/ChoiceField';
import { Field } from '#shared/ui/forms/Field';
import { carRules, carYears, filledRule, phoneRule } from '#shared/ui/forms/formRules';
import { NumberField } from '#shared/ui/forms/NumberField';
import { PhoneField } from '#shared/ui/forms/PhoneField';
import { formatPhone } from '#shared/ui/forms/phoneMask';

import { SubmitButton } from '#shared/ui/forms/SubmitButton';
import { isWhole, writeGrouped } from '#shared/ui/forms/wholeNumber';
import { ConfirmModal } from '#shared/ui/overlays/ConfirmModal';
import {
  BEST_BAY,
  type BeginValues,
  customerOf,
  EMPTY_BEGIN,
  isUnlistedCar,
  type Known,
  newVisitOf,
  phoneOf,
  splitName,
} from '../lib/beginValues';
import styles from './BeginForm.module.css';
import { CarPick } from './CarPick';
import { MileageQuestion } from './MileageField';
import { PlacePick } from './PlacePick';
import { PromisePick, promiseMistake } from './PromisePick';

const MIN_DIGITS = 4;
const MAX_HITS = 4;

/** @param isBrief the person is known: only the cars of this phone are offered, and the name stays */
const CustomerHits = ({ isBrief = false }: { isBrief?: boolean }) => {
  const t = useDeskTexts();
  const { values, setValues } = useFormikContext<BeginValues>();
  const digits = values.phone.replace(/\D/g, '');
  const customer = customerOf(values);
  const { currentData: card } = useReadCustomerQuery(customer > 0 ? { id: customer } : skipToken);
  // The card of a customer whose phone is unproven lists no garage cars to choose from, but the lookup finds theirs.
  const isTaken =
    values.phone !== '' && values.phone === values.foundBy && (customer === 0 || card?.is_proven !== false);
  const isAsked = digits.length >= MIN_DIGITS && digits.length <= 12 && !isTaken;
  const { currentData = [] } = useLookUpCustomersQuery({ phone: digits }, { skip: !isAsked });
  const hits = isBrief ? currentData.filter((hit) => hit.plate && phoneOf(hit.phone) === digits) : currentData;
  const take = (hit: CustomerHit) =>
    void setValues((before) => ({
      ...before,
      ...(!isBrief && splitName(hit.name)),
      phone: phoneOf(hit.phone),
      foundBy: phoneOf(hit.phone),
      customer: hit.id ?? 0,
      brand: hit.brand ?? 0,
      model: hit.model ?? 0,
      year: hit.year === null ? '' : String(hit.year),
      plate: hit.plate ?? '',
      vin: hit.vin ?? '',
    }));
  return (
    <div role="status">
      {isAsked && hits.length > 0 && (
        <ul className={styles.list} aria-label={t(isBrief ? 'begin.known' : 'entry.known')}>
          {hits.slice(0, MAX_HITS).map((hit) => (
            <li key={`${hit.phone}${hit.id ?? ''}${hit.plate ?? ''}`}>
              <button type="button" className={styles.hit} onClick={() => take(hit)}>
                <b>{isBrief ? hit.car : hit.name}</b>
                {!isBrief && <span>{[formatPhone(hit.phone), hit.car].filter(Boolean).join(' · ')}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

const KnownFacts = ({ carName, onChange }: { carName: string; onChange: () => void }) => {
  const t = useDeskTexts();
  const { values } = useFormikContext<BeginValues>();
  const facts = [
    [
      t('begin.customer'),
      [
        `${values.first} ${values.last}`.trim(),
        formatPhone(values.phone),
        t(`begin.${values.language as Language}`),
      ].join(' · '),
    ],
    [t('begin.carName'), carName],
    [t('begin.works'), values.works],
  ];
  return (
    <div className={styles.known}>
      <dl className={styles.facts}>
        {facts
          .filter(([, fact]) => fact)
          .map(([name, fact]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
      </dl>
      <Button variant="quiet" onClick={onChange}>
        {t('begin.change')}
      </Button>
    </div>
  );
};

const RunningGuarantees = ({ services }: { services: readonly number[] }) => {
  const { values } = useFormikContext<BeginValues>();
  const customer = customerOf(values);
  const { currentData: card } = useReadCustomerQuery(customer > 0 ? { id: customer } : skipToken);
  const own = isUnlistedCar(values) ? undefined : card?.cars.find(({ id }) => String(id) === values.car);
  const { plate, vin } = own ?? values;
  return <GuaranteeWarning plate={plate} vin={vin} mileage={values.mileage} services={services} />;
};

const FirstMistake = ({ form }: { form: RefObject<HTMLFormElement | null> }) => {
  const { isSubmitting, isValid, submitCount } = useFormikContext();
  const lead = useEffectEvent(() => {
    if (!isValid) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) lead();
  }, [submitCount, isSubmitting]);
  return null;
};

export const beginSchema = (site: TFunction, t: DeskT) => {
  const required = site('forms.required');
  const car = carRules({
    required,
    plateTooLong: t('begin.plateTooLong', { max: PLATE_MAX_LENGTH }),
    vinTooLong: site('forms.tooLong', { max: VIN_MAX_LENGTH }),
    signs: t('begin.signsWrong'),
    year: t('begin.yearWrong', carYears()),
  });
  const ofCar = ['car', 'customer', 'foundBy', 'phone'];
  const isOther = ([car, customer, foundBy, phone]: unknown[]) =>
    isUnlistedCar({ car, customer, foundBy, phone } as BeginValues);
  return object({
    phone: phoneRule(site),
    first: filledRule(site, NAME_MAX_LENGTH),
    last: string()
      .trim()
      .max(NAME_MAX_LENGTH, site('forms.tooLong', { max: NAME_MAX_LENGTH })),
    brand: number().when(ofCar, (of, rule) => (isOther(of) ? rule.min(1, site('forms.chooseBrand')) : rule)),
    model: number().when(ofCar, (of, rule) => (isOther(of) ? rule.min(1, site('forms.chooseModel')) : rule)),
    complaint: string()
      .trim()
      .max(COMPLAINT_MAX_LENGTH, site('forms.tooLong', { max: COMPLAINT_MAX_LENGTH })),
    note: string()
      .trim()
      .max(VISIT_NOTE_MAX_LENGTH, site('forms.tooLong', { max: VISIT_NOTE_MAX_LENGTH })),
    promised: string().test('promise', (text = '', { createError }) => {
      const message = promiseMistake(t, text, serverNow());
      return message === undefined || createError({ message });
    }),
    plate: string().when(ofCar, (of, rule) => (isOther(of) ? car.plate : rule)),
    vin: string().when(ofCar, (of, rule) => (isOther(of) ? car.vin : rule)),
    year: string().when(ofCar, (of, rule) => (isOther(of) ? car.year : rule)),
    mileage: string()
      .required(required)
      .test(
        'mileage',
        t('amount.wrong', { least: 0, most: writeGrouped(String(MILEAGE_MAX)) }),
        (text) => isWhole(text) && Number(text) <= MILEAGE_MAX,
      ),
  });
};

interface BeginFormProps {
  known: Known;
  from: string;
  enquiry: number | null;
  booking: number | null;
  onBegun: (visit: Visit) => void;
}

export const BeginForm = ({ known, from, enquiry, booking, onBegun }: BeginFormProps) => {
  const t = useDeskTexts();
  const { t: site } = useTranslation();
  const branches = useBranches();
  const problemText = useProblemText();
  const { id: me } = useSession();
  const [begin] = useBeginVisitMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState<(ImplausibleMileage & { values: BeginValues }) | null>(null);
  const draft = `visit-begin${from}`;
  const [draftValues] = useState(() => readValues<BeginValues>(me, draft));
  const [keys] = useState(makeIdempotencyKeys);
  const form = useRef<HTMLFormElement>(null);
  const [first] = branches;
  const isKnownPerson = (booking !== null || enquiry !== null) && Boolean(known.first && known.phone);
  const [isBrief, setBrief] = useState(isKnownPerson);
  const { carName: _carName, services = [], ...given } = known;
  const base = { ...EMPTY_BEGIN, ...given };
  const initial = { ...base, ...draftValues };

  const send = async (values: BeginValues, isConfirmed: boolean) => {
    setProblem(null);
    const branch = values.branch || String(first?.id ?? '');
    const body = {
      ...newVisitOf({ ...values, branch }, { enquiry, booking }),
      ...(isConfirmed && { mileage_seen: true }),
    };
    const { data, error } = await begin({ idempotencyKey: keys.keyFor(body), body });
    if (data) {
      keys.forget();
      saveDraftValues(me, draft, null);
      onBegun(data);
      return;
    }
    const implausible = implausibleOf(error);
    if (implausible) setAsked({ ...implausible, values });
    else setProblem((isApiProblem(error) && error.fields?.['promised_at']?.[0]) || problemText(error));
  };
  const submit = (values: BeginValues, _helpers: FormikHelpers<BeginValues>) => send(values, false);

  return (
    <Formik initialValues={initial} validationSchema={beginSchema(site, t)} onSubmit={submit}>
      {({ values, errors, touched, setFieldValue, setValues, isSubmitting }) => (
        <Form ref={form} className={styles.form} noValidate>
          <FirstMistake form={form} />
          {isBrief ? (
            <>
              <KnownFacts
                carName={values.model === base.model ? (known.carName ?? '') : ''}
                onChange={() => setBrief(false)}
              />
              <CustomerHits isBrief />
            </>
          ) : (
            <div className={styles.pair}>
              <div>
                <PhoneField name="phone" label={t('entry.phone')} />
                <CustomerHits />
              </div>
              <Field name="first" label={t('begin.first')} autoComplete="off" maxLength={NAME_MAX_LENGTH} />
              <Field name="last" label={t('begin.last')} optional autoComplete="off" maxLength={NAME_MAX_LENGTH} />
            </div>
          )}
          <CarPick given={isBrief ? known : undefined} />
          <div className={styles.pair}>
            <NumberField grouped name="mileage" label={t('begin.mileage')} />
            {!isBrief && branches.length > 1 && (
              <div className={styles.branch}>
                <Select
                  isField
                  label={t('visit.branch')}
                  value={values.branch || String(first?.id ?? '')}
                  options={branches.map(({ id, name }) => ({ value: String(id), label: name }))}
                  onChange={(value) => void setValues((now) => ({ ...now, branch: value, place: BEST_BAY }))}
                />
              </div>
            )}
            {!isBrief && (
              <ChoiceField
                name="language"
                label={t('begin.language')}
                value={values.language}
                options={LANGUAGES.map((one) => ({ value: one as string, label: t(`begin.${one}`) }))}
                onChange={(value) => void setFieldValue('language', value)}
              />
            )}
          </div>
          <RunningGuarantees services={services} />
          {booking === null && <PlacePick branch={Number(values.branch || first?.id)} />}
          <PromisePick
            query={{
              branch: Number(values.branch || (first?.id ?? 0)),
              ...(booking !== null && { booking }),
              ...(enquiry !== null && { enquiry }),
            }}
            value={values.promised}
            error={touched.promised ? errors.promised : undefined}
            onChange={(value) => void setFieldValue('promised', value)}
          />
          <Field
            multiline
            name="complaint"
            label={t('visit.complaint')}
            optional
            rows={2}
            limit={COMPLAINT_MAX_LENGTH}
          />
          {(!isBrief || known.note) && (
            <Field name="note" label={t('visit.note')} optional autoComplete="off" maxLength={VISIT_NOTE_MAX_LENGTH} />
          )}
          <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
          <SubmitButton size="lg" block loading={isSubmitting} loadingLabel={t('frame.saving')}>
            {t('begin.begin')}
          </SubmitButton>
          <DraftForm draft={draft} blank={base}>
            {(clear) => (
              <Button variant="quiet" onClick={clear}>
                {t('begin.clear')}
              </Button>
            )}
          </DraftForm>
          <ConfirmModal
            open={asked !== null}
            title={t('mileage.question')}
            yes={t('mileage.right')}
            no={t('mileage.wrong')}
            onClose={() => setAsked(null)}
            onClosed={() => form.current?.querySelector<HTMLInputElement>('[name="mileage"]')?.focus()}
            onYes={() => {
              setAsked(null);
              if (asked) void send(asked.values, true);
            }}
          >
            {asked && <MileageQuestion {...asked} mileage={Number(asked.values.mileage)} />}
          </ConfirmModal>
        </Form>
      )}
    </Formik>
  );
};
