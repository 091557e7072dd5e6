import type { TFunction } from 'i18next';
import type { StepName, StepValues } from './useAuthCalls';

type Labels = { [Name in StepName]: (t: TFunction) => Record<keyof StepValues[Name], string> };

const newPasswords = (t: TFunction) => ({ password: t('signIn.newPassword'), repeat: t('signIn.repeat') });

export const stepLabels: Labels = {
  phone: (t) => ({ phone: t('forms.phone') }),
  password: (t) => ({ password: t('signIn.password') }),
  code: (t) => ({ code: t('signIn.code') }),
  newPassword: newPasswords,
  registration: (t) => ({
    first_name: t('signIn.firstName'),
    last_name: t('signIn.lastName'),
    birthdate: t('signIn.birthdate'),
    gender: t('signIn.gender'),
    ...newPasswords(t),
    consent: t('forms.consent'),
  }),
};
