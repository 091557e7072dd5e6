import { useSyncExternalStore } from 'react';
import { CODE_RESEND_SECONDS } from '#contract/rules/limits';
import type { CodeCheckReply } from '#contract/signIn';
import { apiSlice } from './apiSlice';
import type { Call, Localized } from './client';
import * as calls from './generated/signIn';
import type { ApiProblem } from './problem';

let running = 0;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const change = (by: number) => {
  running += by;
  for (const listener of listeners) listener();
};

/** Returns whether the browser is solving a proof-of-work task, so that a form can explain the wait. */
export const useRobotCheck = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => running > 0,
    () => false,
  );

/** Returns the proof-of-work task that the server requires first, or undefined. */
export const taskOf = ({ code, fields }: ApiProblem): string | undefined =>
  code === 'challenge_required' ? fields?.challenge?.[0] : undefined;

/**
 * Returns the solution of a proof-of-work task, or null on failure. The solver shares the chunk `session`, because each
 * chunk name enlarges the boot script.
 */
export async function solutionOf(task: string, signal: AbortSignal): Promise<string | null> {
  change(1);
  try {
    const { solve } = await import(/* webpackChunkName: "session" */ './challenge');
    return await solve(task, signal);
  } catch {
    return null;
  } finally {
    change(-1);
  }
}

/** Flow tokens by phone (contract/signIn.ts), which replace the cookie if the API has another origin. */
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
     * Sends a code. A mutation although it is a GET, because it sends an SMS. Solves a proof-of-work task on request.
     * @param phone `+998XXXXXXXXX`
     * @returns seconds until the next code may be sent
     */
    sendCode: build.mutation<number, Localized<{ phone: string }>>({
      queryFn: async (asked, { signal }, _options, ask) => {
        const answer = await ask(sendCall(asked));
        const task = answer.error && taskOf(answer.error);
        const solution = task === undefined ? null : await solutionOf(task, signal);
        return (solution === null ? answer : await ask(sendCall(asked, solution))) as Answer;
      },
    }),
    /** Verifies a code. Returns the verification token, a one-time proof that the customer has this phone. */
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
