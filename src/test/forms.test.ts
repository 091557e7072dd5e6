import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { validateYupSchema, yupToFormErrors } from 'formik';
import type { TObject } from 'typebox';
import { Value } from 'typebox/value';
import type { Schema } from 'yup';
import { calls, deskCalls } from '#contract/calls';
import { stepSchemas } from '#site/features/auth/StepForm';
import { type FormCase, forms, type Values, withoutSchema } from './formCases';
import { cars } from './formValues';

const mistakesOf = (schema: Schema, values: Values): Record<string, string> => {
  try {
    void validateYupSchema(values, schema, true);
    return {};
  } catch (failure) {
    return yupToFormErrors<Record<string, string>>(failure) as Record<string, string>;
  }
};

const bodyOf = ({ body }: FormCase, values: Values): object | null =>
  body(values as never) && JSON.parse(JSON.stringify(body(values as never)));

const refusedOf = (one: FormCase, values: Values): string[] => {
  if (Object.keys(mistakesOf(one.schema, values)).length > 0) return [];
  return Value.Errors(one.contract, bodyOf(one, values)).map(
    ({ instancePath, message }) => `${instancePath} ${message} ${JSON.stringify(values).slice(0, 300)}`,
  );
};

interface Property {
  type?: string;
  enum?: readonly unknown[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  anyOf?: Property[];
  properties?: Record<string, Property>;
  required?: string[];
}

interface BodyField {
  path: string;
  isOptional: boolean;
  limits: (readonly [keyword: string, value: unknown])[];
}

/** Returns the boundary values of a field. Strings limited only by a pattern or format have none. */
const limitsOf = (property: Property): BodyField['limits'] => {
  const { type, minLength = 0, maxLength, minimum, maximum } = property;
  if (property.enum) return property.enum.map((member) => ['enum', member]);
  if (type === 'string' && maxLength !== undefined)
    return ['A', 'Я'].flatMap((letter) => [
      ['minLength', letter.repeat(minLength)] as const,
      ['maxLength', letter.repeat(maxLength)] as const,
    ]);
  return Object.entries({ minimum, maximum }).filter(([, limit]) => limit !== undefined);
};

/** Returns the fields that have boundary values; nested fields have a dotted path. */
const fieldsOf = ({ properties = {}, required = [] }: Property, parent = ''): BodyField[] =>
  Object.entries(properties).flatMap(([name, declared]) => {
    const property = declared.anyOf?.find(({ type }) => type !== 'null') ?? declared;
    const path = parent + name;
    if (property.properties) return fieldsOf(property, `${path}.`);
    const limits = limitsOf(property);
    return limits.length > 0 ? [{ path, isOptional: !required.includes(name), limits }] : [];
  });

const valueAt = (body: unknown, path: string): unknown =>
  path.split('.').reduce((part, name) => (part as Values | null | undefined)?.[name], body);

/**
 * Returns the form values after typing into an input. A number may be text; a repeated password gets the same value.
 */
const typedInto = (one: FormCase, input: string, value: unknown): Values => {
  const typed = typeof one.valid[input] === 'string' ? String(value) : value;
  const inputs = [input, ...(one.dependents?.[input] ?? [])];
  return { ...one.valid, ...Object.fromEntries(inputs.map((name) => [name, typed])) };
};

const inputsOf = (one: FormCase, { path, limits }: BodyField): string[] =>
  Object.keys(one.valid).filter((input) => {
    const takes = (value: unknown) =>
      typeof one.valid[input] === 'string' || (typeof one.valid[input] === 'number' && typeof value === 'number');
    const values = limits.map(([, value]) => value).filter(takes);
    const sent = values.map((value) => valueAt(bodyOf(one, typedInto(one, input, value)), path));
    const isVaried = new Set([...sent, valueAt(bodyOf(one, one.valid), path)]).size > 1;
    return isVaried && values.some((value, index) => sent[index] === value);
  });

/** Returns the limits that the contract accepts and the form rejects. */
const narrowerOf = (one: FormCase, field: BodyField, input: string): string[] => {
  const blank = typeof one.valid[input] === 'string' ? '' : 0;
  const isSent = (sent: unknown, value: unknown) => (value === undefined ? (sent ?? '') === '' : sent === value);
  const cases = [...field.limits, ...(field.isOptional ? [['optional', undefined] as const] : [])];
  return cases.flatMap(([keyword, value]) => {
    const values = typedInto(one, input, value ?? blank);
    const body = bodyOf(one, values);
    const isAccepted = isSent(valueAt(body, field.path), value) && Value.Check(one.contract, body);
    return isAccepted && Object.keys(mistakesOf(one.schema, values)).length > 0 ? `${field.path} ${keyword}` : [];
  });
};

const isUnder = (path: string, name: string): boolean => path === name || path.startsWith(`${name}.`);

describe.each(forms)('$name ($file)', (one) => {
  const tried = Object.entries(one.tried).flatMap(([field, values]) =>
    values.map((value) => ({ field, values: { ...one.valid, [field]: value } })),
  );
  const variants = [{ field: '', values: one.valid }, ...tried];

  it('submits only bodies that the contract accepts, and shows translated errors at the right fields', () => {
    for (const { field, values } of variants) {
      expect(refusedOf(one, values)).toEqual([]);
      const mistakes = mistakesOf(one.schema, values);
      const places = [field, ...(one.dependents?.[field] ?? [])];
      expect({ field, values, elsewhere: Object.keys(mistakes).filter((place) => !places.includes(place)) }).toEqual({
        field,
        values,
        elsewhere: [],
      });
      expect(Object.values(mistakes).filter((text) => !text.startsWith('text:'))).toEqual([]);
    }
  });

  it('submits only bodies that the contract accepts for random values', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary', maxLength: 5 }));
    const mixtures = Object.entries(one.tried).map(([field, values]) => {
      const known = fc.constantFrom(one.valid[field], ...values);
      return [field, typeof values[0] === 'string' && values !== cars ? fc.oneof(known, text) : known] as const;
    });
    const sendable = (value: unknown) => typeof value !== 'string' || !/[\0\ud800-\udfff]/u.test(value);
    const property = fc.property(fc.record(Object.fromEntries(mixtures)), (mixture) => {
      fc.pre(Object.values(mixture).every(sendable));
      expect(refusedOf(one, { ...one.valid, ...mixture })).toEqual([]);
    });
    fc.assert(property, { numRuns: 200 });
  });

  it('accepts every boundary value of the contract or states a reason', () => {
    const bodyFields = fieldsOf(one.contract as Property).filter(
      ({ path }) => !Object.keys(one.omitted ?? {}).some((name) => isUnder(path, name)),
    );
    const inputs = bodyFields.map((field) => ({ field, names: inputsOf(one, field) }));
    const notTyped = inputs
      .filter(({ names }) => names.length === 0)
      .map(({ field: { path } }) => Object.keys(one.notTyped ?? {}).find((name) => isUnder(path, name)) ?? path);
    const narrower = inputs.flatMap(({ field, names }) => names.flatMap((name) => narrowerOf(one, field, name)));
    expect({
      notTyped: [...new Set(notTyped)].toSorted(),
      narrower: [...new Set(narrower)].toSorted(),
    }).toEqual({
      notTyped: Object.keys(one.notTyped ?? {}).toSorted(),
      narrower: Object.keys(one.narrower ?? {}).toSorted(),
    });
  });

  it('sends every field of the body or states a reason', () => {
    const sentFields = new Set(
      variants
        .filter(({ values }) => Object.keys(mistakesOf(one.schema, values)).length === 0)
        .flatMap(({ values }) => Object.keys(bodyOf(one, values) ?? {})),
    );
    const unsent = Object.keys(one.contract.properties).filter((field) => !sentFields.has(field));
    expect(unsent.toSorted()).toEqual(Object.keys(one.omitted ?? {}).toSorted());
  });
});

it('formCases.ts covers every form schema', () => {
  const root = join(__dirname, '..');
  const schemaFiles = (readdirSync(root, { recursive: true }) as string[])
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .filter((file) => /import \{[^}]*\bobject\b[^}]*\} from 'yup'/.test(readFileSync(join(root, file), 'utf8')));
  expect(schemaFiles.toSorted()).toEqual([...new Set(forms.map(({ file }) => file))].toSorted());
  const steps = forms.flatMap(({ name }) => (name.startsWith('step: ') ? name.slice(6) : []));
  expect(steps.toSorted()).toEqual(Object.keys(stepSchemas).toSorted());
});

it('formCases.ts covers every call with a body', () => {
  const all = Object.entries({ ...calls, ...deskCalls } as Record<string, { body?: TObject }>);
  const withBody = all.filter(([, { body }]) => body);
  const described = withBody.flatMap(([name, { body }]) =>
    forms.some(({ contract }) => contract === body) ? name : [],
  );
  expect([...described, ...Object.values(withoutSchema).flatMap((names) => names.split(/\s+/))].toSorted()).toEqual(
    withBody.map(([name]) => name).toSorted(),
  );
});
