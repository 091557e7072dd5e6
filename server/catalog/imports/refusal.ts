import type { ErrorCode } from '../../platform/http/errorTexts';

export class Refusal extends Error {
  override name = 'Refusal';
  constructor(
    readonly code: ErrorCode,
    readonly line: number | null = null,
    cause?: unknown,
  ) {
    super(code, cause === undefined ? {} : { cause });
  }
}
