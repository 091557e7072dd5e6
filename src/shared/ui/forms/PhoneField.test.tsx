import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { Form, Formik } from 'formik';
import { type ObjectSchema, object } from 'yup';
import { FOREIGN_PHONES, phoneSpellings } from '#contract/testing/phoneSpellings';
import { useTranslation } from '../../i18n/hooks/useTranslation';
import { renderWithTexts } from '../testing/renderWithTexts';
import { phoneRule } from './formRules';
import { PhoneField } from './PhoneField';

interface Values {
  phone: string;
}

const PhoneForm = ({ first, onSend }: { first: string; onSend: (values: Values) => void }) => {
  const { t } = useTranslation();
  const schema: ObjectSchema<Values> = object({ phone: phoneRule(t) });
  return (
    <Formik initialValues={{ phone: first }} validationSchema={schema} onSubmit={onSend}>
      {({ values }) => (
        <Form noValidate>
          <PhoneField name="phone" label="Телефон" />
          <button type="submit" disabled={!schema.isValidSync(values)}>
            Отправить
          </button>
          <output aria-label="Значение">{schema.isValidSync(values) ? values.phone : 'ошибка'}</output>
        </Form>
      )}
    </Formik>
  );
};

const show = (first = '') => {
  const sent: Values[] = [];
  const view = renderWithTexts(<PhoneForm first={first} onSend={(values) => sent.push(values)} />);
  const phone = screen.getByLabelText<HTMLInputElement>('Телефон');
  return { ...view, phone, sent, outcome: () => screen.getByLabelText('Значение').textContent };
};

const setText = (phone: HTMLInputElement, text: string, caret = text.length) => {
  // Uses the native setter, as browsers do, to bypass React's value tracking.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(phone, text);
  phone.setSelectionRange(caret, caret);
};
const splice = (phone: HTMLInputElement, data: string) => {
  const [start, end] = [phone.selectionStart ?? 0, phone.selectionEnd ?? 0];
  setText(phone, phone.value.slice(0, start) + data + phone.value.slice(end), start + data.length);
};
const fireInput = (phone: HTMLInputElement, init?: InputEventInit) =>
  fireEvent(phone, init ? new InputEvent('input', { bubbles: true, ...init }) : createEvent.input(phone));

const INPUT_METHODS: Record<string, (phone: HTMLInputElement, text: string) => void> = {
  'key by key': (phone, text) => {
    for (const data of text) {
      splice(phone, data);
      fireInput(phone, { data, inputType: 'insertText' });
    }
  },
  'by a touch keyboard that composes': (phone, text) => {
    fireEvent.compositionStart(phone, { data: '' });
    const start = phone.selectionStart ?? 0;
    for (let length = 1; length <= text.length; length += 1) {
      const data = text.slice(0, length);
      splice(phone, data);
      fireInput(phone, { data, inputType: 'insertCompositionText', isComposing: true });
      expect(phone.value.slice(start, start + length)).toBe(data);
      phone.setSelectionRange(length === text.length ? start + length : start, start + length);
    }
    fireEvent.compositionEnd(phone, { data: text });
  },
  'from the clipboard': (phone, text) => {
    splice(phone, text);
    fireInput(phone, { data: text, inputType: 'insertFromPaste' });
  },
  'by autofill': (phone, text) => {
    setText(phone, text);
    fireInput(phone);
  },
};

const digits = fc
  .tuple(fc.constantFrom('20', '33', '77', '88', '90', '93', '98', '99', '35'), fc.integer({ min: 0, max: 9_999_999 }))
  .map(([code, rest]) => code + String(rest).padStart(7, '0'));

it('never submits another number than the entered one, in any spelling and input method', () => {
  fc.assert(
    fc.property(
      digits,
      fc.nat(200),
      fc.constantFrom(...Object.keys(INPUT_METHODS)),
      fc.constantFrom('', '9', '998', '901234567', '+7901'),
      fc.nat(20),
      fc.nat(20),
      (number, which, way, first, one, other) => {
        const spellings = phoneSpellings(number);
        const text = spellings[which % spellings.length] ?? number;
        const { phone, outcome, unmount } = show(first);
        phone.focus();
        const isAll = one >= other;
        phone.setSelectionRange(isAll ? 0 : one, isAll ? phone.value.length : other);
        INPUT_METHODS[way]?.(phone, text);
        const isSure = number[0] !== '3' && !/^8[78]/.test(text.replace(/\D/g, ''));
        if (isAll && isSure) expect([text, outcome()]).toEqual([text, number]);
        else expect([text, [number, 'ошибка']]).toEqual([text, expect.arrayContaining([outcome()])]);
        if (outcome() === number) {
          expect(phone.value.replace(/\D/g, '')).toBe(`998${number}`);
          expect(phone.value).toHaveLength(17);
        }
        unmount();
      },
    ),
    { numRuns: 5 * Number(process.env['FUZZ_RUNS'] ?? 20) },
  );
});

it.each(
  FOREIGN_PHONES.filter((text) => text.startsWith('+')),
)('shows an error for the foreign number %s at once', async (text) => {
  const { phone, outcome } = show();
  await userEvent.click(phone);
  await userEvent.paste(text);
  expect(outcome()).toBe('ошибка');
  expect(await screen.findByText(/^Это номер другой страны/)).toBeVisible();
  expect(phone).toHaveAccessibleDescription(/Узбекистана: \+998/);
});

it('shows missing digits in the mask and reports them on blur', async () => {
  const { phone } = show();
  expect(phone).toHaveAttribute('placeholder', '+998 __ ___ __ __');
  await userEvent.type(phone, '90123');
  expect(phone).toHaveValue('+998 90 123 __ __');
  expect(phone).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  expect(phone).toHaveAccessibleDescription(/девять цифр после \+998/);
});

it('keeps excess digits visible and reports them', async () => {
  const { phone, outcome } = show();
  await userEvent.type(phone, '9012345678{Enter}');
  expect(phone).toHaveValue('+998 90 123 45 67 8');
  expect(outcome()).toBe('ошибка');
  expect(await screen.findByText(/^Лишние цифры/)).toBeVisible();
});

describe('a phone number with an unknown code', () => {
  it('is submitted after the user has confirmed it', async () => {
    const { phone, sent } = show();
    await userEvent.type(phone, '355566779');
    expect(await screen.findByText(/Код 35 нам незнаком/)).toHaveTextContent('Номер верный: +998 35 556 67 79?');
    expect(phone).toHaveAccessibleDescription(/Код 35 нам незнаком/);
    expect(screen.getByRole('button', { name: 'Отправить' })).toBeDisabled();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Да, верный' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(phone).toHaveFocus();
    expect(phone).toHaveValue('+998 35 556 67 79');
    expect(screen.queryByText(/нам незнаком/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
    expect(sent).toEqual([{ phone: '+998355566779' }]);
  });

  it('needs another confirmation after a change', async () => {
    const { phone, outcome } = show('+998355566779');
    expect(outcome()).toBe('+998355566779');
    await userEvent.type(phone, '{Backspace}8');
    expect(await screen.findByText(/Номер верный/)).toHaveTextContent('+998 35 556 67 78');
    expect(outcome()).toBe('ошибка');
  });

  it('can be replaced by a known number without confirmation', async () => {
    const { phone, outcome } = show('355566779');
    await userEvent.tripleClick(phone);
    await userEvent.keyboard('935556677');
    expect(outcome()).toBe('935556677');
    expect(screen.queryByText(/Номер верный/)).not.toBeInTheDocument();
  });
});

it('undoes and redoes input by keyboard in any layout', async () => {
  const { phone } = show();
  await userEvent.type(phone, '90');
  await userEvent.paste('1234567');
  expect(phone).toHaveValue('+998 90 123 45 67');
  const press = (key: string, code: string, init: KeyboardEventInit = {}) =>
    fireEvent.keyDown(phone, { key, code, ctrlKey: true, ...init });
  press('я', 'KeyZ');
  expect(phone).toHaveValue('+998 90 ___ __ __');
  press('z', 'KeyZ');
  expect(phone).toHaveValue('+998 9_ ___ __ __');
  press('Z', 'KeyZ', { shiftKey: true });
  press('y', 'KeyY');
  expect(phone).toHaveValue('+998 90 123 45 67');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Отправить' })).toBeEnabled());
});
