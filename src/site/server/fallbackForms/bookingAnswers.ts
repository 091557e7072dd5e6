import type { TFunction } from 'i18next';
import { isApiProblem } from '#api/problem';
import type { FormAnswer, PostedForm } from '#contract/render';
import type { Language } from '#shared/i18n/languages';
import type { AppStore } from '#shared/store/appStore';
import { formatPhone } from '#shared/ui/forms/phoneMask';
import {
  alternativesOf,
  branchPhoneOf,
  codeOf,
  detailOf,
  failureKey,
} from '../../features/booking/components/BookProblem';
import type { Fields } from '../../features/booking/lib/fields';
import { TRAP_FIELD } from '../../features/enquiries/FallbackParts';

export interface BookingForm {
  form: Pick<PostedForm, 'fields' | 'keyOf' | 'path'>;
  store: AppStore;
  lang: Language;
  t: TFunction;
}

type Refused = Extract<FormAnswer, { sent: false }>;

export const refused = (status: number, fields: Fields, rest: Partial<Refused> = {}): Refused => ({
  sent: false,
  status,
  fields,
  errors: {},
  ...rest,
});

const problemAnswer = (error: unknown, fields: Fields, t: TFunction): Refused => {
  if (!isApiProblem(error)) throw error;
  const alternatives = alternativesOf(error);
  if (alternatives) {
    const words = t(alternatives.length > 0 ? 'booking.alternatives' : 'booking.noAlternatives');
    return refused(409, fields, { problem: 'failed', detail: `${t('booking.timeGone')}. ${words}`, alternatives });
  }
  if (codeOf(error) === 'phone_not_verified')
    return refused(403, fields, { problem: 'failed', detail: t('signIn.codeUsed') });
  const phone = branchPhoneOf(error);
  const detail = detailOf(error) ?? t(failureKey(error));
  return refused(error.status ?? 503, fields, {
    problem: 'failed',
    detail: phone ? `${detail} ${formatPhone(phone)}` : detail,
  });
};

export const answering = async (
  { form, t }: BookingForm,
  work: (fields: Fields) => Promise<FormAnswer>,
): Promise<FormAnswer> => {
  const { [TRAP_FIELD]: trap, ...fields } = form.fields;
  if (trap) return refused(422, fields, { problem: 'again' });
  try {
    return await work(fields);
  } catch (error) {
    return problemAnswer(error, fields, t);
  }
};
