import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { renderWithTexts, withTexts } from '../testing/renderWithTexts';
import { Field } from './Field';
import { PhoneField } from './PhoneField';

const form = (onSubmit: (values: unknown) => void) => (
  <Formik
    initialValues={{ name: '', phone: '', text: '' }}
    validate={({ name }) => (name ? {} : { name: 'Заполните это поле' })}
    onSubmit={onSubmit}
  >
    <Form>
      <Field name="name" label="Имя" hint="Как к вам обращаться" />
      <PhoneField name="phone" label="Телефон" />
      <Field multiline name="text" label="Сообщение" />
      <button type="submit">Отправить</button>
    </Form>
  </Formik>
);

it('submits text that was typed before hydration', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  const sent: unknown[] = [];
  const app = withTexts(form((values) => sent.push(values)));
  page.innerHTML = renderToString(app);
  for (const [label, text] of Object.entries({ Имя: 'Азиз', Телефон: '998901234567', Сообщение: 'Стучит' })) {
    screen.getByLabelText<HTMLInputElement>(label).value = text;
  }

  const root = await act(async () => hydrateRoot(page, app));
  expect(screen.getByLabelText('Имя')).toHaveValue('Азиз');
  expect(screen.getByLabelText('Телефон')).toHaveValue('+998 90 123 45 67');
  await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
  expect(sent).toEqual([{ name: 'Азиз', phone: '901234567', text: 'Стучит' }]);
  await act(async () => root.unmount());
  page.remove();
});

it('shows an error on blur as part of the accessible description', async () => {
  renderWithTexts(form(() => undefined));
  const name = screen.getByLabelText('Имя');
  expect(name).toHaveAccessibleDescription('Как к вам обращаться');
  expect(name).not.toHaveAttribute('aria-invalid');
  await userEvent.click(name);
  await userEvent.tab();
  expect(name).toHaveAttribute('aria-invalid', 'true');
  expect(name).toHaveAccessibleDescription('Как к вам обращаться Заполните это поле');
});

it('marks a required field with aria-required', () => {
  renderWithTexts(form(() => undefined));
  for (const name of ['Имя', 'Телефон', 'Сообщение']) expect(screen.getByRole('textbox', { name })).toBeRequired();
});

it('keeps pasted text above the limit, and shows its length and an error at once', async () => {
  const tooLong = 'Не больше 10 знаков';
  renderWithTexts(
    <Formik
      initialValues={{ text: '' }}
      validate={({ text }) => (text.length > 10 ? { text: tooLong } : {})}
      onSubmit={() => undefined}
    >
      <Field multiline name="text" label="Сообщение" limit={10} />
    </Formik>,
  );
  const field = screen.getByLabelText('Сообщение');
  await userEvent.click(field);
  await userEvent.paste('Стучит сзади');
  expect(field).toHaveValue('Стучит сзади');
  expect(await screen.findByText(tooLong)).toBeVisible();
  expect(screen.getByText('12 / 10')).toBeVisible();
  await userEvent.type(field, '{Backspace}{Backspace}');
  expect(screen.queryByText(tooLong)).toBeNull();
  expect(screen.getByText('10 / 10')).toBeVisible();
});
