// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { CodeCheck, CodeCheckReply, CodeSent } from '#contract/signIn';
import type { Call, Localized } from '../call';
import { oneOf } from '../rareReaders';
import { count, flag, optional, orElse, record, text } from '../readers';

const readCodeSent = record<CodeSent>({ sent: flag, retry_after: count, flow: optional(text) });

/** Sends a code by SMS; after a 428 with the solution of its task */
export const sendCode = ({
  lang,
  phone,
  flow,
  solution,
}: Localized<{ phone: string; flow?: string | undefined; solution?: string | undefined }>): Call<CodeSent | null> => ({
  host: 'public',
  path: '/api/public/get-verification-code/',
  query: { phone, flow, solution },
  once: true,
  lang,
  read: orElse(readCodeSent, null),
});

const readCodeCheckReply = record<CodeCheckReply>({
  is_correct: flag,
  verification_token: optional(text),
  code: optional(oneOf('code_ended', 'code_expired', 'code_used')),
});

/** Checks a code; a right one proves the phone */
export const checkCode = ({ lang, body }: Localized<{ body: CodeCheck }>): Call<CodeCheckReply> => ({
  method: 'POST',
  host: 'public',
  path: '/api/public/verify/',
  body,
  lang,
  read: readCodeCheckReply,
});
