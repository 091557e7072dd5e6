import type { Action, DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';

/** Secrets are redacted, because recordings may be shared. */
export const devToolsOptions: DevToolsEnhancerOptions = {
  name: 'Yolda',
  trace: process.env.NODE_ENV === 'development',
  actionSanitizer: <A extends Action>(action: A) => redact(action),
  stateSanitizer: (state) => redact(state),
  actionsDenylist: [PERSIST, REHYDRATE, FLUSH, PAUSE, PURGE, REGISTER],
};

const HIDDEN = '•••';

/** Names of secret fields. `SECRETS_IN_TEXT` handles cache keys, which are JSON texts. */
const SECRET_NAME = /^[\w-]*(?:token|password|phone|username|authorization|secret)[\w-]*$|^repeat$/i;
/** Redacts numeric codes (SMS), but not error codes, which are words. */
const isSmsCode = (name: string, value: unknown) =>
  /code$/i.test(name) && (typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value)));

/** Patterns of secrets in texts: cache keys contain JSON, messages may contain phones. */
const SECRETS_IN_TEXT: [RegExp, string][] = [
  [/("[^"]*(?:token|password|phone|username|secret)[^"]*"\s*:\s*)(?:"(?:[^"\\]|\\.)*"|-?\d+)/gi, `$1"${HIDDEN}"`],
  [/("[^"]*code"\s*:\s*)(?:"\d+"|\d+)/gi, `$1"${HIDDEN}"`],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, HIDDEN],
  [/\bBearer\s+\S+/gi, `Bearer ${HIDDEN}`],
  [/(?:\+|%2B)?998(?:[\s()-]*\d){2,9}/g, HIDDEN],
];

/** Cache of redacted copies, because states share unchanged objects. */
const done = new WeakMap<object, unknown>();

/** Removes tokens, codes, passwords and phones. Class instances become their class name. */
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

const isFilled = (field: unknown) => (typeof field === 'string' && field !== '') || typeof field === 'number';

const cleanText = (text: string) =>
  SECRETS_IN_TEXT.reduce((result, [pattern, sign]) => result.replace(pattern, sign), text);

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};
