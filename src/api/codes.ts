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

/** Whether the browser is at work on a task of the server, for the words of whoever waits for it. */
export const useRobotCheck = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => running > 0,
    () => false,
  );

/** The task that the server wants to be solved first; undefined when it wants none. */
export const taskOf = ({ code, fields }: ApiProblem): string | undefined =>
  code === 'challenge_required' ? fields?.challenge?.[0] : undefined;

/**
 * The solution of a task, or null where it cannot be found. What solves it is fetched only now, as few visitors ever need it: with the
 * rare chunk of lost sessions, because the name of one more chunk would be among what every first page loads.
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
