import type { TFunction } from 'i18next';
import { trackEnquiry } from '#api/generated/enquiries';
import { isApiProblem } from '#api/problem';
import type { FormAnswer, PostedForm } from '#contract/render';
import type { Language } from '#shared/i18n/languages';
import type { AppStore } from '#shared/store/appStore';
import { TRAP_FIELD } from '../../features/enquiries/FallbackParts';
import { NUMBER_FIELD, PHONE_END_FIELD, readQuestion } from '../../features/tracking/trackQuestion';

interface PlainFormRequest {
  form: Pick<PostedForm, 'fields'>;
  store: AppStore;
  lang: Language;
  t: TFunction;
}

export const askByForm = async ({ form, store, lang, t }: PlainFormRequest): Promise<FormAnswer> => {
  const { [TRAP_FIELD]: trap, ...fields } = form.fields;
  const answered = (status: number, rest: Partial<Extract<FormAnswer, { sent: false }>>): FormAnswer => ({
    sent: false,
    status,
    fields,
    errors: {},
    ...rest,
  });
  if (trap) return answered(422, { problem: 'again', detail: t('fallbackForms.again') });
  const read = readQuestion({ number: fields[NUMBER_FIELD] ?? '', phoneEnd: fields[PHONE_END_FIELD] ?? '' });
  if ('wrong' in read) return answered(422, { errors: Object.fromEntries(read.wrong.map((name) => [name, name])) });
  try {
    const tracked = await store.dispatch(trackEnquiry.initiate({ lang, body: read.question })).unwrap();
    return answered(200, { tracked });
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    if (error.kind === 'notFound') return answered(404, { problem: 'failed', detail: t('track.notFound') });
    if (error.kind === 'tooMany') return answered(429, { problem: 'tooMany' });
    return answered(503, { problem: 'failed' });
  }
};
