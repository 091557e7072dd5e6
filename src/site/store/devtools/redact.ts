const HIDDEN = '•••';

/** A field's name; cache keys, which hold names too, are cleaned as texts. */
const SECRET_NAME = /^[\w-]*(?:token|password|phone|username|authorization|secret)[\w-]*$|^repeat$/i;
/** A code from an SMS; an error's code is a word and stays. */
const isSmsCode = (name: string, value: unknown) =>
  /code$/i.test(name) && (typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value)));

/** Secrets inside longer texts: cache keys hold arguments as JSON, messages may quote a number. */
const SECRETS_IN_TEXT: [RegExp, string][] = [
  [/("[^"]*(?:token|password|phone|username|secret)[^"]*"\s*:\s*)(?:"(?:[^"\\]|\\.)*"|-?\d+)/gi, `$1"${HIDDEN}"`],
  [/("[^"]*code"\s*:\s*)(?:"\d+"|\d+)/gi, `$1"${HIDDEN}"`],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, HIDDEN],
  [/\bBearer\s+\S+/gi, `Bearer ${HIDDEN}`],
  [/(?:\+|%2B)?998(?:[\s()-]*\d){2,9}/g, HIDDEN],
];

/** By object, since the store shares what did not change: each action costs only what it changed. */
const done = new WeakMap<object, unknown>();

/**
 * A copy without tokens, codes, passwords and phones, wherever they stand: in values by their field's name, in cache keys, and in any
 * text by their look. What is no plain data (requests, signals, functions) is named only.
 */
export function redact<T>(value: T): T {
  return clean(value) as T;
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value === 'function') return '[function]';
  if (typeof value !== 'object' || value === null) return value;
  const known = done.get(value);
  if (known !== undefined) return known;
  const result = Array.isArray(value)
    ? value.map(clean)
    : isPlain(value)
      ? cleanObject(value)
      : `[${value.constructor.name}]`;
  done.set(value, result);
  return result;
}

function cleanObject(value: object): object {
  const entries = Object.entries(value).map(([name, field]): [string, unknown] => {
    const isSecret = (SECRET_NAME.test(name) || isSmsCode(name, field)) && isFilled(field);
    return [cleanText(name), isSecret ? HIDDEN : clean(field)];
  });
  return Object.fromEntries(entries);
}

/** That there is none may be seen; so may an object that happens to have such a name (its fields are looked at). */
const isFilled = (field: unknown) => (typeof field === 'string' && field !== '') || typeof field === 'number';

const cleanText = (text: string) => SECRETS_IN_TEXT.reduce((result, [look, sign]) => result.replace(look, sign), text);

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};
