import { ChoiceField } from '#shared/ui/forms/ChoiceField';
import { Combobox } from '#shared/ui/forms/Combobox';
import { DateField } from '#shared/ui/forms/DateField';
import { Field } from '#shared/ui/forms/Field';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { NumberField } from '#shared/ui/forms/NumberField';
import { PasswordField, PasswordInput } from '#shared/ui/forms/PasswordField';
import { PhoneField, PhoneQuestion } from '#shared/ui/forms/PhoneField';
import { TidiedField } from '#shared/ui/forms/TidiedField';
import { CodeField } from '#site/features/auth/CodeField';
import { EMPTY_CAR } from '#site/features/garage/carValues';
import { VinField } from '#site/features/garage/VinField';
import type { GallerySection } from '../entry';
import { Controlled } from '../parts/Controlled';
import { InForm } from '../parts/InForm';
import type { Words } from '../words';

const customerFields: GallerySection['entries'] = [
  {
    file: 'shared/ui/forms/PasswordField.tsx',
    parts: { PasswordField, PasswordInput },
    states: ({ title, sentence, mistake }) => ({
      filled: (
        <InForm values={{ password: '12345678' }}>
          <PasswordField name="password" label={title} hint={sentence} autoComplete="new-password" />
        </InForm>
      ),
      invalid: (
        <InForm values={{ password: '' }} errors={{ password: mistake }}>
          <PasswordField name="password" label={title} autoComplete="current-password" />
        </InForm>
      ),
    }),
  },
  {
    file: 'site/features/auth/CodeField.tsx',
    parts: { CodeField },
    states: ({ title, mistake }) => ({
      filled: (
        <InForm values={{ code: '123456' }}>
          <CodeField name="code" label={title} asked={0} isCleared={false} />
        </InForm>
      ),
      invalid: (
        <InForm values={{ code: '12' }} errors={{ code: mistake }}>
          <CodeField name="code" label={title} asked={0} isCleared={false} />
        </InForm>
      ),
    }),
  },
  {
    file: 'site/features/garage/VinField.tsx',
    parts: { VinField },
    states: ({ mistake }) => {
      const brands = [{ id: 1, name: 'Chevrolet' }];
      const field = (vin: string) => (
        <InForm values={{ ...EMPTY_CAR, vin }} errors={{ vin: mistake }}>
          <VinField brands={brands} onApply={() => undefined} />
        </InForm>
      );
      return { 'of a known maker': field('XWB5V31BVJA500001'), unusual: field('XWB5V31') };
    },
  },
];

const optionsOf = ({ items, longTitle }: Words) =>
  [...items, longTitle].map((name, place) => ({ id: place + 1, name }));
const choicesOf = ({ items }: Words) => items.slice(0, 2).map((label, place) => ({ value: String(place), label }));
const upper = (text: string) => text.toUpperCase();

const date = (label: string, first: string, error?: string) => (
  <Controlled first={first}>
    {(value, onChange) => <DateField name="day" label={label} value={value} onChange={onChange} error={error} />}
  </Controlled>
);

const choice = (words: Words, name: string, first: string, error?: string) => (
  <Controlled first={first}>
    {(value, onChange) => (
      <ChoiceField
        name={name}
        label={words.title}
        options={choicesOf(words)}
        value={value}
        onChange={onChange}
        error={error}
      />
    )}
  </Controlled>
);

export const fields: GallerySection = {
  id: 'fields',
  title: 'Fields',
  entries: [
    {
      file: 'shared/ui/forms/FieldFrame.tsx',
      parts: { FieldFrame },
      states: ({ title, sentence, mistake, longTitle }) => ({
        default: <FieldFrame label={title}>{(control) => <input {...control} />}</FieldFrame>,
        'with a hint and a mistake, long': (
          <FieldFrame label={longTitle} hint={sentence} error={mistake}>
            {(control) => <input {...control} />}
          </FieldFrame>
        ),
      }),
    },
    {
      file: 'shared/ui/forms/Field.tsx',
      parts: { Field },
      states: ({ title, name, sentence, mistake, text, long }) => {
        const empty = (
          <InForm values={{ name: '' }}>
            <Field name="name" label={title} placeholder={name} hint={sentence} />
          </InForm>
        );
        return {
          empty,
          hover: empty,
          focus: empty,
          filled: (
            <InForm values={{ name }}>
              <Field name="name" label={title} />
            </InForm>
          ),
          disabled: (
            <InForm values={{ name }}>
              <Field name="name" label={title} disabled />
            </InForm>
          ),
          invalid: (
            <InForm values={{ name: '' }} errors={{ name: mistake }}>
              <Field name="name" label={title} />
            </InForm>
          ),
          'a long word': (
            <InForm values={{ name: long }} errors={{ name: long }}>
              <Field name="name" label={long} />
            </InForm>
          ),
          'many lines': (
            <InForm values={{ name: text }}>
              <Field name="name" label={title} multiline />
            </InForm>
          ),
        };
      },
    },
    {
      file: 'shared/ui/forms/PhoneField.tsx',
      parts: { PhoneField },
      states: ({ title, mistake }) => ({
        empty: (
          <InForm values={{ phone: '' }}>
            <PhoneField name="phone" label={title} />
          </InForm>
        ),
        filled: (
          <InForm values={{ phone: '901234567' }}>
            <PhoneField name="phone" label={title} />
          </InForm>
        ),
        invalid: (
          <InForm values={{ phone: '9012' }} errors={{ phone: mistake }}>
            <PhoneField name="phone" label={title} />
          </InForm>
        ),
        'with a digit too many': (
          <InForm values={{ phone: '9012345678' }} errors={{ phone: mistake }}>
            <PhoneField name="phone" label={title} />
          </InForm>
        ),
        'with an unknown code': (
          <InForm values={{ phone: '355566779' }} errors={{ phone: mistake }}>
            <PhoneField name="phone" label={title} />
          </InForm>
        ),
      }),
    },
    {
      file: 'shared/ui/forms/PhoneField.tsx',
      parts: { PhoneQuestion },
      states: () => ({
        'of a code': (
          <Controlled first="355566779">
            {(value, onConfirm) => (
              <PhoneQuestion value={value} digits="355566779" isCodeUnknown onConfirm={onConfirm} />
            )}
          </Controlled>
        ),
        'of a reading': (
          <Controlled first="8881234567">
            {(value, onConfirm) => (
              <PhoneQuestion value={value} digits="881234567" isCodeUnknown={false} onConfirm={onConfirm} />
            )}
          </Controlled>
        ),
      }),
    },
    {
      file: 'shared/ui/forms/NumberField.tsx',
      parts: { NumberField },
      states: ({ title, sentence, mistake }) => ({
        empty: (
          <InForm values={{ number: '' }}>
            <NumberField name="number" label={title} hint={sentence} />
          </InForm>
        ),
        'filled, grouped': (
          <InForm values={{ number: '1250000' }}>
            <NumberField name="number" label={title} grouped />
          </InForm>
        ),
        invalid: (
          <InForm values={{ number: '0' }} errors={{ number: mistake }}>
            <NumberField name="number" label={title} />
          </InForm>
        ),
      }),
    },
    {
      file: 'shared/ui/forms/TidiedField.tsx',
      parts: { TidiedField },
      states: ({ title, sentence, mistake }) => ({
        empty: (
          <InForm values={{ plate: '' }}>
            <TidiedField name="plate" label={title} hint={sentence} tidy={upper} />
          </InForm>
        ),
        filled: (
          <InForm values={{ plate: '01A123BC' }}>
            <TidiedField name="plate" label={title} tidy={upper} />
          </InForm>
        ),
        invalid: (
          <InForm values={{ plate: '' }} errors={{ plate: mistake }}>
            <TidiedField name="plate" label={title} tidy={upper} />
          </InForm>
        ),
      }),
    },
    {
      file: 'shared/ui/forms/Combobox.tsx',
      parts: { Combobox },
      states: (words) => ({
        'empty (open it to see the list)': (
          <InForm values={{ brand: 0 }}>
            <Combobox name="brand" label={words.title} options={optionsOf(words)} placeholder={words.items[0] ?? ''} />
          </InForm>
        ),
        chosen: (
          <InForm values={{ brand: 6 }}>
            <Combobox name="brand" label={words.title} options={optionsOf(words)} hint={words.sentence} />
          </InForm>
        ),
        disabled: (
          <InForm values={{ brand: 0 }}>
            <Combobox name="brand" label={words.title} options={[]} placeholder={words.sentence} disabled />
          </InForm>
        ),
        invalid: (
          <InForm values={{ brand: 0 }} errors={{ brand: words.mistake }}>
            <Combobox name="brand" label={words.title} options={optionsOf(words)} />
          </InForm>
        ),
      }),
    },
    {
      file: 'shared/ui/forms/ChoiceField.tsx',
      parts: { ChoiceField },
      states: (words) => ({
        empty: choice(words, 'choice-empty', ''),
        chosen: choice(words, 'choice-chosen', '1'),
        hover: choice(words, 'choice-hover', '1'),
        focus: choice(words, 'choice-focus', '1'),
        invalid: choice(words, 'choice-invalid', '', words.mistake),
      }),
    },
    {
      file: 'shared/ui/forms/DateField.tsx',
      parts: { DateField },
      states: ({ title, mistake }) => ({
        empty: date(title, ''),
        filled: date(title, '1990-05-07'),
        invalid: date(title, '31.02.1990', mistake),
      }),
    },
    ...customerFields,
  ],
};
