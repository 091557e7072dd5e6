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

/** Errors by field, as Formik requests them. */
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

/** Returns contract errors for values that the form accepts. */
const refusedOf = (one: FormCase, values: Values): string[] => {
  if (Object.keys(mistakesOf(one.schema, values)).length > 0) return [];
  return Value.Errors(one.contract, bodyOf(one, values)).map(
    ({ instancePath, message }) => `${instancePath} ${message} ${JSON.stringify(values).slice(0, 300)}`,
  );
};

describe.each(forms)('$name ($file)', (one) => {
  const tried = Object.entries(one.tried).flatMap(([field, values]) =>
    values.map((value) => ({ field, values: { ...one.valid, [field]: value } })),
  );
  const variants = [{ field: '', values: one.valid }, ...tried];

  it('submits only valid bodies and shows own error texts beside their fields', () => {
    for (const { field, values } of variants) {
      expect(refusedOf(one, values)).toEqual([]);
      const mistakes = mistakesOf(one.schema, values);
      const places = [field, ...(one.beside?.[field] ?? [])];
      expect({ field, values, elsewhere: Object.keys(mistakes).filter((place) => !places.includes(place)) }).toEqual({
        field,
        values,
        elsewhere: [],
      });
      expect(Object.values(mistakes).filter((text) => !text.startsWith('text:'))).toEqual([]);
    }
  });

  it('does so for any combination of values', () => {
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

  it('has every field of the body or states a reason', () => {
    const asked = new Set(
      variants
        .filter(({ values }) => Object.keys(mistakesOf(one.schema, values)).length === 0)
        .flatMap(({ values }) => Object.keys(bodyOf(one, values) ?? {})),
    );
    const left = Object.keys(one.contract.properties).filter((field) => !asked.has(field));
    expect(left.toSorted()).toEqual(Object.keys(one.notAsked ?? {}).toSorted());
  });
});

it('covers every form schema', () => {
  const root = join(__dirname, '..');
  const made = (readdirSync(root, { recursive: true }) as string[])
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .filter((file) => /import \{[^}]*\bobject\b[^}]*\} from 'yup'/.test(readFileSync(join(root, file), 'utf8')));
  expect(made.toSorted()).toEqual([...new Set(forms.map(({ file }) => file))].toSorted());
  const steps = forms.flatMap(({ name }) => (name.startsWith('step: ') ? name.slice(6) : []));
  expect(steps.toSorted()).toEqual(Object.keys(stepSchemas).toSorted());
});

it('covers every call with a body', () => {
  const all = Object.entries({ ...calls, ...deskCalls } as Record<string, { body?: TObject }>);
  const withBody = all.filter(([, { body }]) => body);
  const described = withBody.flatMap(([name, { body }]) =>
    forms.some(({ contract }) => contract === body) ? name : [],
  );
  expect([...described, ...Object.values(withoutSchema).flatMap((names) => names.split(/\s+/))].toSorted()).toEqual(
    withBody.map(([name]) => name).toSorted(),
  );
});
