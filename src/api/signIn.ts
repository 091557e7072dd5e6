import type { Registration, RegistrationReply, Tokens } from '#contract/signIn';
import { apiSlice } from './apiSlice';
import type { Call, Localized } from './client';
import * as calls from './generated/signIn';
import type { ApiProblem } from './problem';
import { type Reader, text, Unreadable } from './readers';

/** State of a phone on the server (docs/spec/account.md#signing-in). */
export type PhoneStatus = 'hasPassword' | 'noPassword' | 'unknown';

const UNKNOWN = 'User not found';

const STATUSES: Readonly<Record<string, PhoneStatus>> = {
  'password generated': 'hasPassword',
  'password is not generated': 'noPassword',
  [UNKNOWN]: 'unknown',
};

const phoneStatus: Reader<PhoneStatus> = (reply) => {
  const { message, detail } = (reply ?? {}) as { message?: unknown; detail?: unknown };
  const status = STATUSES[text(message)] ?? STATUSES[text(detail)];
  if (!status) throw new Unreadable('message');
  return status;
};

/** Some servers report an unknown phone by 404. */
export const isUnknownPhone = ({ kind, detail }: ApiProblem): boolean => kind === 'notFound' && detail === UNKNOWN;

export interface NewSession {
  userId: number;
  accessToken: string;
  refreshToken: string;
  consentAsked?: number | undefined;
  isFirstConsent?: boolean | undefined;
}

const session = (
  userId: number,
  { access_token, refresh_token }: Tokens,
  {
    consent_asked: consentAsked,
    consent_first: isFirstConsent,
  }: { consent_asked?: number; consent_first?: boolean } = {},
): NewSession => ({
  userId,
  accessToken: access_token,
  refreshToken: refresh_token,
  consentAsked,
  isFirstConsent,
});

/** Returns null when `is_correct` is false, which means a wrong code (docs/spec/errors.md). */
const sessionOfRegistration = ({ is_correct, id, tokens }: RegistrationReply): NewSession | null => {
  if (is_correct === false) return null;
  if (id === undefined || !tokens) throw new Unreadable('tokens');
  return session(id, tokens);
};

const withMappedReply = <T, U>(call: Call<T>, say: (reply: T) => U): Call<U> => ({
  ...call,
  read: (reply) => say(call.read(reply)),
});

/** Phones are `+998XXXXXXXXX`. None of these calls may be retried automatically. */
const signInApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    checkPhone: build.mutation<PhoneStatus, Localized<{ phone: string }>>({
      query: ({ lang, phone }) => ({ ...calls.checkPhone({ lang, body: { phone_number: phone } }), read: phoneStatus }),
    }),
    logIn: build.mutation<NewSession, Localized<{ phone: string; password: string }>>({
      query: ({ lang, phone, password }) =>
        withMappedReply(calls.login({ lang, body: { phone_number: phone, password } }), (reply) =>
          session(reply.user_id, reply, reply),
        ),
    }),
    /** Registers a customer. Sends the verification token of `checkCode` for servers that require it. */
    register: build.mutation<
      NewSession | null,
      Localized<{ registration: Registration; verificationToken: string | null }>
    >({
      query: ({ lang, registration, verificationToken }) =>
        withMappedReply(
          calls.register({ lang, verificationToken: verificationToken ?? undefined, body: registration }),
          sessionOfRegistration,
        ),
    }),
    setPassword: build.mutation<
      NewSession,
      Localized<{ phone: string; password: string; verificationToken: string | null }>
    >({
      query: ({ lang, phone, password, verificationToken }) =>
        withMappedReply(
          calls.setPassword({
            lang,
            verificationToken: verificationToken ?? undefined,
            body: { phone_number: phone, password },
          }),
          (reply) => session(reply.id, reply.tokens, reply),
        ),
    }),
  }),
});

export const { checkPhone, logIn, register, setPassword } = signInApi.endpoints;
