import type { Registration } from '../../../contract/account';
import { apiSlice } from '../apiSlice';
import type { Localized } from '../call';
import type { ApiProblem } from '../problem';
import { flag, id, type Reader, record, text, Unreadable } from '../readers';

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
}

const token: Reader<string> = (value) => {
  if (typeof value === 'string' && value !== '') return value;
  throw new Unreadable('token');
};

const tokens = record<{ access_token: string; refresh_token: string }>({ access_token: token, refresh_token: token });

const sessionOf = (userId: unknown, given: unknown): NewSession => {
  const { access_token, refresh_token } = tokens(given);
  return { userId: id(userId), accessToken: access_token, refreshToken: refresh_token };
};

const loginReply: Reader<NewSession> = (reply) => sessionOf((reply as { user_id?: unknown } | null)?.user_id, reply);

const tokensReply: Reader<NewSession> = (reply) => {
  const { id: userId, tokens: given } = (reply ?? {}) as { id?: unknown; tokens?: unknown };
  return sessionOf(userId, given);
};

/** Null: `is_correct` is false, which is the code error (docs/spec/errors.md). */
const registrationReply: Reader<NewSession | null> = (reply) => {
  const { is_correct: isCorrect = true } = (reply ?? {}) as { is_correct?: unknown };
  return flag(isCorrect) ? tokensReply(reply) : null;
};

/** Repeats the proof of the phone that `checkCode` gave; a server without it does without. */
const proofHeaders = (verificationToken: string | null) =>
  verificationToken === null ? {} : { headers: { 'X-Verification-Token': verificationToken } };

/** A phone is `+998XXXXXXXXX` everywhere. All are sent once: none may be repeated by itself. */
const signInApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    checkPhone: build.mutation<PhoneStatus, Localized<{ phone: string }>>({
      query: ({ lang, phone }) => ({
        method: 'POST',
        path: '/authentication/check',
        body: { phone_number: phone },
        lang,
        read: phoneStatus,
      }),
    }),
    logIn: build.mutation<NewSession, Localized<{ phone: string; password: string }>>({
      query: ({ lang, phone, password }) => ({
        method: 'POST',
        path: '/authentication/login/',
        body: { phone_number: phone, password },
        lang,
        read: loginReply,
      }),
    }),
    register: build.mutation<
      NewSession | null,
      Localized<{ registration: Registration; verificationToken: string | null }>
    >({
      query: ({ lang, registration, verificationToken }) => ({
        method: 'POST',
        path: '/authentication/register',
        ...proofHeaders(verificationToken),
        body: registration,
        lang,
        read: registrationReply,
      }),
    }),
    setPassword: build.mutation<
      NewSession,
      Localized<{ phone: string; password: string; verificationToken: string | null }>
    >({
      query: ({ lang, phone, password, verificationToken }) => ({
        method: 'PUT',
        path: '/authentication/set-password',
        ...proofHeaders(verificationToken),
        body: { phone_number: phone, password },
        lang,
        read: tokensReply,
      }),
    }),
  }),
});

export const { checkPhone, logIn, register, setPassword } = signInApi.endpoints;
