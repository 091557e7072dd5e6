import { CODE_RESEND_SECONDS } from '#contract/rules/limits';
import type { CodeCheckReply } from '#contract/signIn';
import { apiSlice } from '../apiSlice';
import type { Call, Localized } from '../call';
import * as calls from '../calls/codes';
import type { ApiProblem } from '../problem';
import { solutionOf, taskOf } from '../robotCheck';

/**
 * By phone: the flow of the code that was asked for on this page (contract/signIn.ts). Where the site and its API share an origin a
 * cookie does this, and the reply names none.
 */
const flows = new Map<string, string>();

type Answer = { data: number; error?: undefined } | { error: ApiProblem; data?: undefined };

const sendCall = ({ lang, phone }: Localized<{ phone: string }>, solution?: string): Call<number> => {
  const call = calls.sendCode({ lang, phone, flow: flows.get(phone), solution });
  return {
    ...call,
    read: (reply) => {
      const sent = call.read(reply);
      if (sent?.flow !== undefined) flows.set(phone, sent.flow);
      return sent?.retry_after || CODE_RESEND_SECONDS;
    },
  };
};

const codesApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Sends an SMS, so it is a mutation though it travels as a GET: never repeated, never fetched ahead. The result is the seconds
     * until the code may be sent again. `phone`: `+998XXXXXXXXX`. A server that wants to know first that a browser asks is answered
     * here, so that no form has to.
     */
    sendCode: build.mutation<number, Localized<{ phone: string }>>({
      queryFn: async (asked, { signal }, _options, ask) => {
        const answer = await ask(sendCall(asked));
        const task = answer.error && taskOf(answer.error);
        const solution = task === undefined ? null : await solutionOf(task, signal);
        return (solution === null ? answer : await ask(sendCall(asked, solution))) as Answer;
      },
    }),
    /** A right code gives `verification_token`, the proof of the phone for one call (contract, "Proof of phone"). */
    checkCode: build.mutation<CodeCheckReply, Localized<{ phone: string; code: string }>>({
      query: ({ lang, phone, code }) => {
        const flow = flows.get(phone);
        return calls.checkCode({ lang, body: { code, phone, ...(flow !== undefined && { flow }) } });
      },
    }),
  }),
});

export const { sendCode, checkCode } = codesApi.endpoints;
export const { useSendCodeMutation, useCheckCodeMutation } = codesApi;
