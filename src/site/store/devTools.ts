import type { Action, DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';

/** Redux DevTools options: recordings may be shared, so secrets are redacted. */
export const devToolsOptions: DevToolsEnhancerOptions = {
  name: 'Yolda',
  trace: process.env.NODE_ENV === 'development',
  actionSanitizer: <A extends Action>(action: A) => redact(action),
  stateSanitizer: (state) => redact(state),
  actionsDenylist: [PERSIST, REHYDRATE, FLUSH, PAUSE, PURGE, REGISTER],
};

const HIDDEN = '•••';

/** Names of secret fields. Cache keys contain such names too and are cleaned as text. */
const SECRET_NAME = /^[\w-]*(?:token|password|phone|username|authorization|secret)[\w-]*$|^repeat$/i;
/** SMS codes are numeric, error codes are words and stay. */
const isSmsCode = (name: string, value: unknown) =>
  /code$/i.test(name) && (typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value)));

/** Secrets within texts: cache keys contain JSON, messages may contain phones. */
const SECRETS_IN_TEXT: [RegExp, string][] = [
  [/("[^"]*(?:token|password|phone|username|secret)[^"]*"\s*:\s*)(?:"(?:[^"\\]|\\.)*"|-?\d+)/gi, `$1"${HIDDEN}"`],
  [/("[^"]*code"\s*:\s*)(?:"\d+"|\d+)/gi, `$1"${HIDDEN}"`],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, HIDDEN],
  [/\bBearer\s+\S+/gi, `Bearer ${HIDDEN}`],
  [/(?:\+|%2B)?998(?:[\s()-]*\d){2,9}/g, HIDDEN],
];

/** Redacted copies by object. State shares unchanged objects, so only changes cost time. */
const done = new WeakMap<object, unknown>();

/** Returns a copy without tokens, codes, passwords and phones. Other objects are replaced by their type name. */
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
