import { apiSlice } from '#api/apiSlice';
import type { ArgsOf, ResultOf } from '#api/client';
import * as calls from '#api/generated/signIn';
import type { Language } from '#shared/i18n/languages';
import type { AppStore } from '#shared/store/appStore';
import { FIELDS, type Fields } from '../../features/booking/lib/fields';

/**
 * The browser's endpoints store the verification flow per phone, which visitors on the server would share. Here a form
 * field carries it.
 */
const plainApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    sendPlainCode: build.mutation<ResultOf<typeof calls.sendCode>, ArgsOf<typeof calls.sendCode>>({
      query: calls.sendCode,
    }),
    checkPlainCode: build.mutation<ResultOf<typeof calls.checkCode>, ArgsOf<typeof calls.checkCode>>({
      query: calls.checkCode,
    }),
  }),
});
const { sendPlainCode, checkPlainCode } = plainApi.endpoints;

export interface PlainFormRequest {
  store: AppStore;
  lang: Language;
  fields: Fields;
}

/**
 * Sends a code and returns the fields of the form.
 * @throws ApiProblem
 */
export const sendPlain = async ({ store, lang, fields }: PlainFormRequest, phone: string): Promise<Fields> => {
  const flow = fields[FIELDS.flow] || undefined;
  const sent = await store.dispatch(sendPlainCode.initiate({ lang, phone, flow })).unwrap();
  const { [FIELDS.code]: _code, [FIELDS.proof]: _proof, ...rest } = fields;
  return { ...rest, [FIELDS.sent]: phone, [FIELDS.flow]: sent?.flow ?? '' };
};

/**
 * Verifies a code and returns the proof or the error.
 * @throws ApiProblem
 */
export const checkPlain = async ({ store, lang, fields }: PlainFormRequest, phone: string) => {
  const flow = fields[FIELDS.flow] || undefined;
  const body = { code: (fields[FIELDS.code] ?? '').replace(/\D/g, ''), phone, ...(flow && { flow }) };
  const {
    is_correct: isRight,
    verification_token: proof = '',
    code: end,
  } = await store.dispatch(checkPlainCode.initiate({ lang, body })).unwrap();
  return isRight ? { proof } : { end };
};
