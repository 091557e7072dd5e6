/** Query parameters that a log may name; every other value could be a phone, a code or a token. */
const plainQuery = new Set(['page', 'category', 'manufacturer', 'brand_id', 'tag', 'month', 'date']);

/** The path with its query, values of parameters that are not on the list hidden. */
export function loggedUrl(url: string): string {
  const [path = '', query] = url.split('?', 2);
  if (query === undefined) return withoutSecrets(path);
  const parts = query.split('&').map((part) => {
    const name = part.split('=', 1)[0] ?? '';
    return plainQuery.has(name) ? part : `${name}=…`;
  });
  return withoutSecrets(`${path}?${parts.join('&')}`);
}

const secrets: [RegExp, string][] = [
  // A JSON Web Token, wherever it turns up.
  [/eyJ[\w-]{5,}\.[\w-]+\.[\w-]*/g, '[token]'],
  [/Bearer\s+[^\s"']+/gi, 'Bearer [token]'],
  [
    /("?(?:password|refresh_token|access_token|verification_token|code|phone|phone_number|username)"?\s*[:=]\s*)("[^"]*"|[^\s,}&]+)/gi,
    '$1"[hidden]"',
  ],
  // A phone of Uzbekistan with or without its plus, spaces and per cent signs.
  [/(?:\+|%2B)?998(?:[\s()-]|%20)*\d{2}(?:[\s()-]|%20)*\d{3}(?:[\s()-]|%20)*\d{2}(?:[\s()-]|%20)*\d{2}/gi, '[phone]'],
];

/** The last line of defence: whatever a message, an address or a database error carries. */
export const withoutSecrets = (text: string): string =>
  secrets.reduce((result, [pattern, instead]) => result.replace(pattern, instead), text);

type LoggedError = { type: string; message: string; stack: string; cause?: unknown };

/** What a log says of an error. Drizzle repeats the parameters of a failed query in its message: they are cut off. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutSecrets(String(error)), stack: '' };
  const cause = error.cause === undefined ? {} : { cause: loggedCause(error.cause) };
  const message = withoutParameters(error.message);
  return { type: error.name, message, stack: withoutParameters(error.stack ?? ''), ...cause };
}

/** The database's own error; its `detail` repeats values of the row. */
function loggedCause(cause: unknown): Record<string, unknown> {
  const { message, code, constraint } = cause as { message?: unknown; code?: unknown; constraint?: unknown };
  return { message: withoutSecrets(String(message)), code, constraint };
}

const withoutParameters = (text: string) => withoutSecrets(text.replace(/\nparams: [^]*?(?=\n\s+at |$)/, ''));
