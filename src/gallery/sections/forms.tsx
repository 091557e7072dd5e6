import { Button } from '#shared/ui/actions/Button';
import { BrandModelFields } from '#shared/ui/forms/BrandModelFields';
import { ConsentBox } from '#shared/ui/forms/ConsentBox';
import { ConsentField } from '#shared/ui/forms/ConsentField';
import type { Option } from '#shared/ui/forms/comboboxOptions';
import { Field } from '#shared/ui/forms/Field';
import { PersonFields } from '#shared/ui/forms/PersonFields';
import { SaveForm } from '#shared/ui/forms/SaveForm';
import { ScreenHeader } from '#shared/ui/layout/ScreenHeader';
import type { QueryLike } from '#shared/ui/lists/QueryBlock';
import { PolicySentence } from '#shared/ui/text/PolicySentence';
import type { GallerySection } from '../entry';
import { HERE } from '../here';
import { InForm } from '../parts/InForm';
import { FAILED, loaded, WAITING } from '../queries';

const BRANDS = loaded<Option[]>([
  { id: 1, name: 'Chevrolet' },
  { id: 2, name: 'Kia' },
]);
const MODELS = loaded<Option[]>([
  { id: 1, name: 'Cobalt' },
  { id: 2, name: 'Gentra' },
]);
const NAMES = { brand: 'brand', model: 'model' };

const pair = (chosen: { brand: number; model: number }, brands: QueryLike<Option[]>, models: QueryLike<Option[]>) => (
  <InForm values={chosen}>
    <BrandModelFields names={NAMES} brands={brands} models={models} />
  </InForm>
);

const EMPTY_PERSON = { first_name: '', last_name: '', birthdate: '', gender: '' };

export const forms: GallerySection = {
  id: 'forms',
  title: 'Forms and their screens',
  entries: [
    {
      file: 'shared/ui/forms/BrandModelFields.tsx',
      parts: { BrandModelFields },
      states: () => ({
        empty: pair({ brand: 0, model: 0 }, BRANDS, WAITING),
        chosen: pair({ brand: 1, model: 2 }, BRANDS, MODELS),
        'the models are loading': pair({ brand: 1, model: 0 }, BRANDS, WAITING),
        'both lists failed': pair({ brand: 1, model: 0 }, FAILED, FAILED),
      }),
    },
    {
      file: 'shared/ui/forms/ConsentBox.tsx',
      parts: { ConsentBox },
      states: ({ mistake }) => ({
        default: <ConsentBox name="consent" />,
        hover: <ConsentBox name="consent" />,
        focus: <ConsentBox name="consent" />,
        given: <ConsentBox name="consent" defaultChecked />,
        'with a mistake': <ConsentBox name="consent" error={mistake} />,
      }),
    },
    {
      file: 'shared/ui/forms/ConsentField.tsx',
      parts: { ConsentField },
      states: ({ mistake }) => ({
        default: (
          <InForm values={{ consent: false }}>
            <ConsentField />
          </InForm>
        ),
        invalid: (
          <InForm values={{ consent: false }} errors={{ consent: mistake }}>
            <ConsentField />
          </InForm>
        ),
      }),
    },
    {
      file: 'shared/ui/text/PolicySentence.tsx',
      parts: { PolicySentence },
      states: () => ({ default: <PolicySentence /> }),
    },
    {
      file: 'shared/ui/forms/PersonFields.tsx',
      parts: { PersonFields },
      states: ({ mistake, long }) => ({
        empty: (
          <InForm values={EMPTY_PERSON}>
            <PersonFields />
          </InForm>
        ),
        'filled, long words': (
          <InForm values={{ first_name: long, last_name: long, birthdate: '1990-05-07', gender: 'F' }}>
            <PersonFields />
          </InForm>
        ),
        invalid: (
          <InForm
            values={EMPTY_PERSON}
            errors={{ first_name: mistake, last_name: mistake, birthdate: mistake, gender: mistake }}
          >
            <PersonFields />
          </InForm>
        ),
      }),
    },
    {
      file: 'shared/ui/forms/SaveForm.tsx',
      parts: { SaveForm },
      states: ({ title, name, longTitle }) => {
        const form = (state: string, problem: unknown, broken: string[] = [], sending = false) => (
          <InForm values={{ name }} sending={sending}>
            <SaveForm label={`${title}: ${state}`} labels={{ name: title }} broken={broken} problem={problem}>
              <Field name="name" label={title} />
            </SaveForm>
          </InForm>
        );
        return {
          valid: form('valid', null),
          'not valid yet': form('not valid', null, ['name']),
          sending: form('sending', null, [], true),
          'without a line': form('offline', { kind: 'offline' }),
          'refused, long words': form('refused', { kind: 'rejected', detail: longTitle }),
        };
      },
    },
    {
      file: 'shared/ui/layout/ScreenHeader.tsx',
      parts: { ScreenHeader },
      wide: true,
      states: ({ title, save, longTitle }) => ({
        default: <ScreenHeader title={title} />,
        'with a way back and an action': (
          <ScreenHeader title={title} back={{ href: HERE, text: save }}>
            <Button variant="primary">{save}</Button>
          </ScreenHeader>
        ),
        long: (
          <ScreenHeader title={longTitle} back={{ href: HERE, text: save }}>
            <Button variant="primary">{save}</Button>
          </ScreenHeader>
        ),
      }),
    },
  ],
};
