import { type Static, Type } from 'typebox';
import { PhoneSchema } from './common';
import { CODE_LENGTH } from './limits';

/** A plus that was not encoded arrives as a space. */
export const CodeQuerySchema = Type.Object({ phone: Type.String({ pattern: '^[+ ]?998[0-9]{9}$' }) });

/** `retry_after`: seconds until the code may be sent again. */
export const CodeSentSchema = Type.Object({ sent: Type.Boolean(), retry_after: Type.Integer() });
export type CodeSent = Static<typeof CodeSentSchema>;

export const CodeCheckSchema = Type.Object({
  code: Type.String({ pattern: `^[0-9]{${CODE_LENGTH}}$` }),
  phone: PhoneSchema,
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
