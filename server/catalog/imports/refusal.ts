import type { ErrorCode } from '../../platform/http/errorTexts';

/** Why a file cannot be read. It crosses from the reading thread as its code and line; reader.ts makes the answer of it. */
export class Refusal extends Error {
  override name = 'Refusal';
  constructor(
    readonly code: ErrorCode,
    /** Line of the file, where that helps. */
    readonly line: number | null = null,
    cause?: unknown,
  ) {
    super(code, cause === undefined ? {} : { cause });
  }
}
