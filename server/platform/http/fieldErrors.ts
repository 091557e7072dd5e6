import type { FastifySchemaValidationError } from 'fastify';
import type { Language } from '../language';
import { fieldTexts } from './errorTexts';

const byKeyword: Record<string, keyof typeof fieldTexts> = {
  required: 'required',
  type: 'type',
  minLength: 'minLength',
  maxLength: 'maxLength',
  minimum: 'minimum',
  exclusiveMinimum: 'minimum',
  maximum: 'maximum',
  exclusiveMaximum: 'maximum',
  enum: 'choice',
  const: 'choice',
  additionalProperties: 'unknown',
};

/** `errors: {field: [text]}` (docs/api.md#errors) of what ajv found; a nested field is named with dots, the whole body `body`. */
export function fieldErrors(
  found: FastifySchemaValidationError[],
  language: Language,
  part = 'body',
): Record<string, string[]> {
  const errors = new Map<string, string[]>();
  for (const error of found) {
    // anyOf and oneOf only repeat what their branches say.
    if (/^(anyOf|oneOf|if)$/.test(error.keyword)) continue;
    const texts = errors.get(fieldOf(error, part)) ?? [];
    const text = textOf(error, language);
    if (!texts.includes(text)) errors.set(fieldOf(error, part), [...texts, text]);
  }
  return Object.fromEntries(errors);
}

function fieldOf({ instancePath, params }: FastifySchemaValidationError, part: string): string {
  const within = params['missingProperty'] ?? params['additionalProperty'];
  const path = instancePath.split('/').slice(1);
  if (typeof within === 'string') path.push(within);
  return path.join('.') || part;
}

function textOf({ keyword, params }: FastifySchemaValidationError, language: Language): string {
  const text = fieldTexts[byKeyword[keyword] ?? 'other'][language];
  return text.replace('{limit}', String(params['limit']));
}
