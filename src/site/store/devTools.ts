import type { Action, DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';

/** Options of Redux DevTools: recordings may be exported and shared, so actions and state contain no secrets. */
export const devToolsOptions: DevToolsEnhancerOptions = {
  name: 'Yolda',
  trace: process.env.NODE_ENV === 'development',
  actionSanitizer: <A extends Action>(action: A) => redact(action),
  stateSanitizer: (state) => redact(state),
  actionsDenylist: [PERSIST, REHYDRATE, FLUSH, PAUSE, PURGE, REGISTER],
};

const HIDDEN = '•••';

/** Names of fields with a secret value. Cache keys, which contain such names too, are cleaned as texts. */
const SECRET_NAME = /^[\w-]*(?:token|password|phone|username|authorization|secret)[\w-]*$|^repeat$/i;
/** The code of an SMS has digits only; the code of an error is a word and stays. */
const isSmsCode = (name: string, value: unknown) =>
  /code$/i.test(name) && (typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value)));

/** Secrets inside longer texts: cache keys contain arguments as JSON, messages may quote a phone number. */
const SECRETS_IN_TEXT: [RegExp, string][] = [
  [/("[^"]*(?:token|password|phone|username|secret)[^"]*"\s*:\s*)(?:"(?:[^"\\]|\\.)*"|-?\d+)/gi, `$1"${HIDDEN}"`],
  [/("[^"]*code"\s*:\s*)(?:"\d+"|\d+)/gi, `$1"${HIDDEN}"`],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, HIDDEN],
  [/\bBearer\s+\S+/gi, `Bearer ${HIDDEN}`],
  [/(?:\+|%2B)?998(?:[\s()-]*\d){2,9}/g, HIDDEN],
];

/** Cleaned copies by object. The store shares unchanged objects, so an action costs only what it changed. */
const done = new WeakMap<object, unknown>();

/**
 * Returns a copy without tokens, codes, passwords and phones: values are found by the name of their field, secrets in texts by their
 * pattern. Objects that are not plain data (requests, signals, functions) are replaced by their type's name.
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

/** Empty values stay visible. An object under such a name stays too, because its fields are cleaned one by one. */
const isFilled = (field: unknown) => (typeof field === 'string' && field !== '') || typeof field === 'number';

const cleanText = (text: string) => SECRETS_IN_TEXT.reduce((result, [look, sign]) => result.replace(look, sign), text);

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};
