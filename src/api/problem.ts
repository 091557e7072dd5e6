/** Why a call failed, in the words of the screen: what every endpoint of the slice has as its error. */
export interface ApiProblem {
  kind:
    | 'offline' // the server was not reached; code `foreign`: somebody else answered in its place
    | 'timeout' // no answer within the time for all tries
    | 'server' // 5xx, or an answer that cannot be read
    | 'notFound' // 404
    | 'rejected' // 400, 409, 413, 415, 422 …: the input is at fault
    | 'unauthorized' // 401, 403
    | 'tooMany' // 429: see retryAfter
    | 'cancelled'; // given up by the caller
  status?: number;
  /** Programs read it, such as `car_limit`. */
  code?: string;
  /** People read it; the server has translated it. */
  detail?: string;
  /** Texts by field of a refused form. */
  fields?: Record<string, string[]>;
  /** Seconds until another try makes sense. */
  retryAfter?: number;
  /** The whole reply that has a code: it may name more than that, such as the last mileage. */
  reply?: Record<string, unknown>;
}

export function isApiProblem(error: unknown): error is ApiProblem {
  return typeof error === 'object' && error !== null && 'kind' in error && typeof error.kind === 'string';
}

/** The server answered and could not: the visitor's connection is not at fault. */
export const isServerFault = (problem: unknown): boolean =>
  isApiProblem(problem) && problem.kind === 'server' && (problem.status ?? 0) >= 500;

/** The problem that an answer outside 200-299 names; its body may be anything. */
export function problemOfReply(status: number, reply: unknown, retryAfterHeader: string | null): ApiProblem {
  const body = typeof reply === 'object' && reply !== null ? (reply as Record<string, unknown>) : {};
  const problem: ApiProblem = { kind: kindOfStatus(status), status };
  if (typeof body.code === 'string') Object.assign(problem, { code: body.code, reply: body });
  if (typeof body.detail === 'string') problem.detail = body.detail;
  const fields = fieldTexts(body.errors);
  if (fields) problem.fields = fields;
  const retryAfter = seconds(retryAfterHeader);
  if (retryAfter !== null) problem.retryAfter = retryAfter;
  return problem;
}

function kindOfStatus(status: number): ApiProblem['kind'] {
  if (status === 404) return 'notFound';
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 429) return 'tooMany';
  if (status === 408) return 'timeout';
  return status >= 400 && status < 500 ? 'rejected' : 'server';
}

function fieldTexts(errors: unknown): Record<string, string[]> | null {
  if (typeof errors !== 'object' || errors === null) return null;
  const entries = Object.entries(errors).map(([field, texts]): [string, string[]] => [
    field,
    (Array.isArray(texts) ? texts : [texts]).filter((one): one is string => typeof one === 'string'),
  ]);
  return Object.fromEntries(entries.filter(([, texts]) => texts.length > 0));
}

/** `Retry-After` is seconds or a date (RFC 9110, 10.2.3). */
function seconds(header: string | null): number | null {
  if (header === null || header.trim() === '') return null;
  const value = Number(header);
  const result = Number.isNaN(value) ? (Date.parse(header) - Date.now()) / 1000 : value;
  return Number.isFinite(result) ? Math.max(0, Math.ceil(result)) : null;
}

/** The server answered that there is no such thing: an answer, not a failure that could be tried again. */
export const isNotFound = (error: unknown): boolean => isApiProblem(error) && error.kind === 'notFound';
