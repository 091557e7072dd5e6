export interface ApiProblem {
  kind:
    | 'offline' // server unreachable, or another host replied (code `foreign`)
    | 'timeout'
    | 'server' // status 5xx or unreadable reply
    | 'notFound'
    | 'rejected' // other status 4xx, such as 400, 409 or 422: invalid input
    | 'unauthorized'
    | 'tooMany' // status 429, see `retryAfter`
    | 'cancelled';
  status?: number;
  code?: string;
  /** Message for the visitor, already translated by the server. */
  detail?: string;
  fields?: Record<string, string[]>;
  /** Seconds to wait before a retry. */
  retryAfter?: number;
  /** The parsed reply, for fields of certain problems, such as the known mileage. */
  reply?: Record<string, unknown>;
}

/** Returns whether an error of an endpoint is an `ApiProblem`, not an exception of the code. */
export function isApiProblem(error: unknown): error is ApiProblem {
  return typeof error === 'object' && error !== null && 'kind' in error && typeof error.kind === 'string';
}

/** Returns whether the server replied with 5xx or an unreadable reply, so the connection works. */
export const isServerFault = (problem: unknown): boolean => isApiProblem(problem) && problem.kind === 'server';

/** Returns the problem of a reply outside 200–299. The body may have any shape. */
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

/** Parses `Retry-After`, which is seconds or a date (RFC 9110, 10.2.3). */
function seconds(header: string | null): number | null {
  if (header === null || header.trim() === '') return null;
  const value = Number(header);
  const result = Number.isNaN(value) ? (Date.parse(header) - Date.now()) / 1000 : value;
  return Number.isFinite(result) ? Math.max(0, Math.ceil(result)) : null;
}

/** Returns whether the server replied with 404, which a retry cannot change. */
export const isNotFound = (error: unknown): boolean => isApiProblem(error) && error.kind === 'notFound';
