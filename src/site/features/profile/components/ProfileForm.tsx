import { Formik } from 'formik';
import { useMemo, useState } from 'react';
import { type Customer, changeUser } from '../../../../api/endpoints/account';
import { isApiProblem } from '../../../../api/problem';
import { makeDraft } from '../../../../shared/drafts/draft';
import { useSaving } from '../../../../shared/hooks/useSaving';
import { useLanguage } from '../../../../shared/i18n/hooks/useLanguage';
import { useTranslation } from '../../../../shared/i18n/hooks/useTranslation';
import { useAppDispatch } from '../../../../shared/store/appStore';
import { brokenFields } from '../../../../shared/ui/forms/hooks/useUnfinished';
import { PersonFields } from '../../../../shared/ui/forms/PersonFields';
import { PhoneField } from '../../../../shared/ui/forms/PhoneField';
import { SaveForm } from '../../../../shared/ui/forms/SaveForm';
import { usePhoneProof } from '../hooks/usePhoneProof';
import { profileSchema } from '../lib/profileSchema';
import { isSamePhone, type ProfileValues, profilePayload, profileValues } from '../lib/profileValues';
import { PhoneProofModal } from './PhoneProofModal';

export interface ProfileFormProps {
  customer: Customer;
  onSaved: () => void;
}

/** The rules of the profile form and its saving: a new phone is proven first. */
export const ProfileForm = ({ customer, onSaved }: ProfileFormProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const dispatch = useAppDispatch();
  const proof = usePhoneProof();
  // As it was: what is shown ahead of the server's answer must not count as the customer's phone.
  const [initial] = useState(customer);
  const [initialValues] = useState<ProfileValues>(() => profileValues(customer));
  const schema = useMemo(() => profileSchema(t, initialValues.username), [t, initialValues]);
  const [draft] = useState(() => makeDraft('profile', customer.id, initialValues));

  const save = async (values: ProfileValues): Promise<void> => {
    const profile = profilePayload(values);
    const isNewPhone = !isSamePhone(profile.username, initial.username);
    const proven = isNewPhone ? await proof.prove(profile.username) : null;
    if (isNewPhone && !proven) return;
    try {
      const { token: verificationToken, password } = proven ?? {};
      const saving = { lang, userId: initial.id, profile, verificationToken, password };
      // Not kept in the store: the password is in its arguments.
      await dispatch(changeUser.initiate(saving, { track: false })).unwrap();
    } catch (reason) {
      if (!isApiProblem(reason)) throw reason;
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
  const isUnproven = isApiProblem(problem) && problem.code === 'phone_not_verified';

  return (
    <>
      <Formik initialValues={initialValues} validationSchema={schema} validate={mistakes} onSubmit={submit}>
        {({ values }) => (
          <SaveForm
            label={t('personal.profileEditTitle')}
            labels={labels}
            broken={[...brokenFields(schema, values), ...Object.keys(mistakes(values))]}
            problem={problem}
            problemText={isUnproven ? t('personal.proofMissing') : undefined}
            draft={draft}
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
