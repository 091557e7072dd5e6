import { PasswordField, PasswordInput } from '#shared/ui/forms/PasswordField';
import { CodeField } from '#site/features/auth/components/CodeField';
import { VinField } from '#site/features/garage/components/VinField';
import { EMPTY_CAR } from '#site/features/garage/lib/carValues';
import type { GallerySection } from '../entry';
import { InForm } from '../parts/InForm';

/** Fields of signing in and of the garage, which stand above the primitives. */
export const customerFields: GallerySection['entries'] = [
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
    file: 'site/features/auth/components/CodeField.tsx',
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
    file: 'site/features/garage/components/VinField.tsx',
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
