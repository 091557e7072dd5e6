import { Formik, type FormikProps } from 'formik';
import type { TFunction } from 'i18next';
import { useMemo, useRef, useState } from 'react';
import { type ObjectSchema, object, string } from 'yup';
import { type Customer, changeUser } from '#api/account';
import { isApiProblem } from '#api/problem';
import { storedValuesOf } from '#api/refusals';
import { dateAt } from '#contract/rules/clock';
import { NAME_MAX_LENGTH } from '#contract/rules/limits';
import { phoneForWire } from '#contract/rules/phone';
import { makeDraft } from '#shared/drafts/draft';
import { useSaving } from '#shared/hooks/useSaving';
import { formatDate } from '#shared/i18n/formats/dates';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useAppDispatch } from '#shared/store/appStore';
import { filledRule, smsPhoneRule } from '#shared/ui/forms/formRules';
import { PersonFields } from '#shared/ui/forms/PersonFields';
import { PhoneField } from '#shared/ui/forms/PhoneField';
import { formatPhone } from '#shared/ui/forms/phoneMask';
import { SaveForm, useEditBase } from '#shared/ui/forms/SaveForm';
import { brokenFields } from '#shared/ui/forms/SubmitButton';
import { isDay, isDayUpTo } from '#shared/ui/forms/typedDate';
import { Modal } from '#shared/ui/overlays/Modal';
import { CodeForm } from './CodeForm';
import {
  isSamePhone,
  PROFILE_FIELD_GROUPS,
  type ProfileValues,
  phoneForCodes,
  profilePayload,
  profileValues,
} from './profileValues';
import { usePhoneProof } from './usePhoneProof';

const PhoneProofModal = ({ proof }: { proof: ReturnType<typeof usePhoneProof> }) => {
  const { t } = useTranslation();
  const { request, sms, presentSms } = proof;
  const [lastRequest, setLastRequest] = useState(request);
  if (request && request !== lastRequest) setLastRequest(request);
  return (
    <Modal open={request !== null} onClose={() => request?.settle(null)} title={t('personal.proofTitle')}>
      {lastRequest && <CodeForm key={lastRequest.phone} request={lastRequest} sms={sms} presentSms={presentSms} />}
    </Modal>
  );
};

export const profileSchema = (t: TFunction, ownPhone?: string): ObjectSchema<ProfileValues> =>
  object({
    first_name: filledRule(t, NAME_MAX_LENGTH),
    last_name: filledRule(t, NAME_MAX_LENGTH),
    username: smsPhoneRule(t, ownPhone),
    birthdate: string()
      .required(t('forms.required'))
      .test('day', t('signIn.birthdateFormat'), isDay)
      .test('range', t('signIn.birthdateWrong'), (value) => isDayUpTo(value, dateAt())),
    gender: string<'M' | 'F'>().required(t('signIn.chooseGender')).oneOf(['M', 'F'], t('signIn.chooseGender')),
  });

interface ProfileFormProps {
  customer: Customer;
  onSaved: () => void;
}

export const ProfileForm = ({ customer, onSaved }: ProfileFormProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const dispatch = useAppDispatch();
  // The customer before the optimistic update. After it, the customer has the unproven phone.
  const [initial] = useState(customer);
  const proof = usePhoneProof(phoneForCodes(initial.username));
  const [initialValues] = useState<ProfileValues>(() => profileValues(customer));
  const schema = useMemo(() => profileSchema(t, initialValues.username), [t, initialValues]);
  const [opened] = useState(() => makeDraft('profile', customer.id, initialValues));
  const { draft, conflicts, rebase, settle } = useEditBase(opened, PROFILE_FIELD_GROUPS);
  const form = useRef<FormikProps<ProfileValues>>(null);

  const save = async (values: ProfileValues): Promise<void> => {
    const profile = profilePayload(values, draft.blank);
    const isNewPhone = !isSamePhone(profile.username, draft.blank.username);
    const proven = isNewPhone ? await proof.prove(profile.username) : null;
    if (isNewPhone && !proven) return;
    try {
      const { token: verificationToken, password, presentToken } = proven ?? {};
      const saving = { lang, userId: initial.id, profile, verificationToken, password, presentToken };
      // `track: false` keeps the password out of the store.
      await dispatch(changeUser.initiate(saving, { track: false })).unwrap();
    } catch (reason) {
      if (!isApiProblem(reason)) throw reason;
      const stored = storedValuesOf(reason);
      const merged = stored && rebase(profileValues({ ...customer, ...stored }), values);
      if (merged) return void form.current?.setValues(merged);
      const wrongPassword = proven && reason.fields?.password?.join(' ');
      if (wrongPassword) {
        proof.refusePassword(wrongPassword);
        return await save(values);
      }
      if (reason.code === 'phone_not_verified') proof.forget();
      const { code, detail } = reason;
      throw code === 'phone_taken' && detail ? { ...reason, fields: { username: [detail] } } : reason;
    } finally {
      proof.close();
    }
    draft.forget();
    onSaved();
  };
  const { submit, mistakes, problem } = useSaving(save);
  const labels: Record<keyof ProfileValues, string> = {
    first_name: t('signIn.firstName'),
    last_name: t('signIn.lastName'),
    username: t('personal.phone'),
    birthdate: t('signIn.birthdate'),
    gender: t('signIn.gender'),
  };
  const showValue = (field: string | undefined, shown: ProfileValues): string => {
    if (field === 'username') return formatPhone(phoneForWire(shown.username));
    if (field === 'birthdate') return formatDate(shown.birthdate, lang) || t('personal.notGiven');
    if (field === 'gender')
      return shown.gender ? t(shown.gender === 'F' ? 'signIn.woman' : 'signIn.man') : t('personal.notGiven');
    return field === 'first_name' ? shown.first_name : shown.last_name;
  };
  const isUnproven = isApiProblem(problem) && problem.code === 'phone_not_verified';

  return (
    <>
      <Formik
        innerRef={form}
        initialValues={initialValues}
        validationSchema={schema}
        validate={mistakes}
        onSubmit={submit}
      >
        {({ values }) => (
          <SaveForm
            label={t('personal.profileEditTitle')}
            labels={labels}
            broken={[...brokenFields(schema, values), ...Object.keys(mistakes(values))]}
            problem={problem}
            problemText={isUnproven ? t('personal.proofMissing') : undefined}
            draft={draft}
            conflicts={{
              list: conflicts,
              stored: { ...draft.blank },
              show: ([field], shown) => showValue(field, { ...draft.blank, ...shown }),
              onSettled: settle,
            }}
          >
            <PersonFields>
              <PhoneField name="username" label={t('personal.phone')} hint={t('personal.phoneHint')} />
            </PersonFields>
          </SaveForm>
        )}
      </Formik>
      <PhoneProofModal proof={proof} />
    </>
  );
};
