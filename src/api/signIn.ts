import type { Registration, RegistrationReply, Tokens } from '#contract/signIn';
import { apiSlice } from './apiSlice';
import type { Call, Localized } from './client';
import * as calls from './generated/signIn';
import type { ApiProblem } from './problem';
import { type Reader, text, Unreadable } from './readers';

/** What the server knows of a phone (docs/spec/account.md#signing-in). */
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

/** Some servers say it by 404. */
export const isUnknownPhone = ({ kind, detail }: ApiProblem): boolean => kind === 'notFound' && detail === UNKNOWN;

/** Who has signed in, in the words of the store. */
export interface NewSession {
  userId: number;
  accessToken: string;
  refreshToken: string;
  /** A version of the personal-data policy that they are to be asked about first. */
  consentAsked?: number | undefined;
  /** They have never agreed to any version. */
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

/** Null: `is_correct` is false, which is the code error (docs/spec/errors.md). */
const sessionOfRegistration = ({ is_correct, id, tokens }: RegistrationReply): NewSession | null => {
  if (is_correct === false) return null;
  if (id === undefined || !tokens) throw new Unreadable('tokens');
  return session(id, tokens);
};

/** The call, its reply in the words of the store. */
const inOurWords = <T, U>(call: Call<T>, say: (reply: T) => U): Call<U> => ({
  ...call,
  read: (reply) => say(call.read(reply)),
});

/** A phone is `+998XXXXXXXXX` everywhere. All are sent once: none may be repeated by itself. */
const signInApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    checkPhone: build.mutation<PhoneStatus, Localized<{ phone: string }>>({
      query: ({ lang, phone }) => ({ ...calls.checkPhone({ lang, body: { phone_number: phone } }), read: phoneStatus }),
    }),
    logIn: build.mutation<NewSession, Localized<{ phone: string; password: string }>>({
      query: ({ lang, phone, password }) =>
        inOurWords(calls.login({ lang, body: { phone_number: phone, password } }), (reply) =>
          session(reply.user_id, reply, reply),
        ),
    }),
    /** The token repeats the proof of the phone that `checkCode` gave; a server without it does without. */
    register: build.mutation<
      NewSession | null,
      Localized<{ registration: Registration; verificationToken: string | null }>
    >({
      query: ({ lang, registration, verificationToken }) =>
        inOurWords(
          calls.register({ lang, verificationToken: verificationToken ?? undefined, body: registration }),
          sessionOfRegistration,
        ),
    }),
    setPassword: build.mutation<
      NewSession,
      Localized<{ phone: string; password: string; verificationToken: string | null }>
    >({
      query: ({ lang, phone, password, verificationToken }) =>
        inOurWords(
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
