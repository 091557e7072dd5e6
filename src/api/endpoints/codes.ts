import type { CodeCheckReply } from '../../../contract/codes';
import { CODE_RESEND_SECONDS } from '../../../contract/limits';
import { apiSlice } from '../apiSlice';
import type { Localized } from '../call';
import { flag, id, oneOf, optional, orElse, record, text } from '../readers';

const codeCheck = record<CodeCheckReply>({
  is_correct: flag,
  verification_token: optional(text),
  code: optional(oneOf('code_ended', 'code_expired', 'code_used')),
});

const codesApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Sends an SMS, so it is a mutation though it travels as a GET: never repeated, never fetched ahead. The result is the seconds
     * until the code may be sent again. `phone`: `+998XXXXXXXXX`.
     */
    sendCode: build.mutation<number, Localized<{ phone: string }>>({
      query: ({ lang, phone }) => ({
        host: 'public',
        path: '/api/public/get-verification-code/',
        query: { phone },
        once: true,
        lang,
        read: (reply) => orElse(id, CODE_RESEND_SECONDS)((reply as { retry_after?: unknown } | null)?.retry_after),
      }),
    }),
    /** A right code gives `verification_token`, the proof of the phone for one call (contract, "Proof of phone"). */
    checkCode: build.mutation<CodeCheckReply, Localized<{ phone: string; code: string }>>({
      query: ({ lang, phone, code }) => ({
        method: 'POST',
        host: 'public',
        path: '/api/public/verify/',
        body: { code, phone },
        lang,
        read: codeCheck,
      }),
    }),
  }),
});

export const { sendCode, checkCode } = codesApi.endpoints;
export const { useSendCodeMutation, useCheckCodeMutation } = codesApi;
