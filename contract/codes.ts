import { type Static, Type } from 'typebox';
import type { Call } from './call';
import { PhoneSchema, textSchema } from './common';
import { CODE_LENGTH } from './limits';

/**
 * Names whoever asked for a code, who alone tries it by it: a stranger's tries and a stranger's asking do it no harm. A browser of the
 * site has it as a cookie; any other client may send it back as a field. Without it the newest code of the phone is tried, in a share
 * of tries that all such callers have together.
 */
const FlowSchema = Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }));

/**
 * `phone`: a plus that was not encoded arrives as a space. `flow`: of the code before, which the new one replaces. `solution`: of the
 * task in a reply 428 `challenge_required`, which stands there as `errors.challenge[0]`: the task, `~` and a decimal number, such
 * that their SHA-256 begins with as many zero bits as the third part of the task says. Good for that phone, two minutes and once.
 */
export const CodeQuerySchema = Type.Object({
  phone: Type.String({ pattern: '^[+ ]?998[0-9]{9}$' }),
  flow: FlowSchema,
  solution: Type.Optional(Type.String({ maxLength: 80 })),
});

/** `retry_after`: seconds until the code may be sent again. `flow`: missing where the cookie is enough. */
export const CodeSentSchema = Type.Object({
  sent: Type.Boolean(),
  retry_after: Type.Integer(),
  flow: Type.Optional(Type.String()),
});
export type CodeSent = Static<typeof CodeSentSchema>;

export const CodeCheckSchema = Type.Object({
  code: Type.String({ pattern: `^[0-9]{${CODE_LENGTH}}$` }),
  phone: PhoneSchema,
  flow: FlowSchema,
});
export type CodeCheck = Static<typeof CodeCheckSchema>;

/** Why another code has to be sent: the last one was tried too often, is too old (or there was none), was right before. */
export const CodeEndSchema = Type.Enum(['code_ended', 'code_expired', 'code_used']);
export type CodeEnd = Static<typeof CodeEndSchema>;

/** A wrong code without `code` may be tried again. `verification_token` proves the phone for ten minutes, once. */
export const CodeCheckReplySchema = Type.Object({
  is_correct: Type.Boolean(),
  verification_token: Type.Optional(Type.String()),
  code: Type.Optional(CodeEndSchema),
});
export type CodeCheckReply = Static<typeof CodeCheckReplySchema>;

/** Proof that the caller owns a phone: the site repeats what /api/public/verify/ gave it. */
export const PhoneProofHeadersSchema = Type.Object({ 'x-verification-token': Type.Optional(textSchema(256)) });

/** Codes by SMS, which prove a phone. */
export const codesCalls = {
  sendCode: {
    method: 'GET',
    host: 'public',
    safe: false,
    path: '/api/public/get-verification-code/',
    summary: 'Sends a code by SMS; after a 428 with the solution of its task',
    limit: 'codes',
    query: CodeQuerySchema,
    anyReply: true,
    reply: { 200: CodeSentSchema },
  },
  checkCode: {
    method: 'POST',
    host: 'public',
    path: '/api/public/verify/',
    summary: 'Checks a code; a right one proves the phone',
    limit: 'signIn',
    body: CodeCheckSchema,
    reply: { 200: CodeCheckReplySchema },
  },
} as const satisfies Record<string, Call>;
