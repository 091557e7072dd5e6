import { screen, waitFor } from '@testing-library/react';
import { agree } from '#test/agree';
import { renderWithStore } from '#test/renderWithStore';
import { serverTransport } from '#test/serverTransport';
import { answer } from '#test/testTransport';
import { PurchaseForm } from './PurchaseForm';

const onSent = jest.fn();
beforeEach(() => onSent.mockReset());

const show = async (transport = serverTransport()) => {
  const { user } = renderWithStore(<PurchaseForm product={{ id: 7, name: 'Фильтр' }} onSent={onSent} />, { transport });
  const name = await screen.findByLabelText('Ваше имя');
  const [phone, message] = [screen.getByLabelText('Телефон'), screen.getByLabelText('Комментарий к заявке')];
  const send = screen.getByRole('button', { name: 'Отправить заявку' });
  return { user, name, phone, message, send, transport };
};

it('marks and focuses an incomplete phone and sends nothing', async () => {
  const { user, name, phone, message, send, transport } = await show();
  await user.type(name, 'Азиз');
  await user.type(message, 'Один');
  await user.type(phone, '90123456');
  expect(send).toBeEnabled();
  await user.click(send);
  await waitFor(() => expect(phone).toHaveFocus());
  expect(phone).toHaveAttribute('aria-invalid', 'true');
  expect(transport.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('sends nothing without consent, and marks and focuses the checkbox', async () => {
  const { user, name, phone, message, send, transport } = await show();
  await user.type(name, 'Азиз');
  await user.type(phone, '901234567');
  await user.type(message, 'Один');
  await user.click(send);
  const box = screen.getByRole('checkbox');
  await waitFor(() => expect(box).toHaveFocus());
  expect(box).toHaveAccessibleDescription('Поставьте отметку: без согласия мы не можем принять ваши данные.');
  expect(screen.getByRole('link', { name: /политике/ })).toHaveAttribute('href', '/documents/personal-data');
  expect(transport.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('marks name, phone and comment as required', async () => {
  const { name, phone, message } = await show();
  for (const field of [name, phone, message]) expect(field).toBeRequired();
});

it('sends part, section and branch once without a car, then clears the form', async () => {
  const { user, name, phone, message, send, transport } = await show();
  await user.type(name, ' Азиз ');
  await user.type(phone, '901234567');
  await user.type(message, 'Один');
  await agree(user);
  await user.selectOptions(
    screen.getByLabelText(/^Филиал/),
    await screen.findByRole('option', { name: 'Yolda Чиланзар' }),
  );
  await user.dblClick(send);
  await waitFor(() => expect(onSent).toHaveBeenCalledWith({ id: expect.any(Number), reference: expect.any(String) }));
  const sent = transport.calls.filter(({ method }) => method === 'POST');
  expect(sent.map(({ method, url, body }) => ({ method, url, body }))).toEqual([
    {
      method: 'POST',
      url: '/api/main/main/requests/',
      body: {
        text: 'Товар: Фильтр (№\u00a07)\n\nОдин',
        phone: '+998901234567',
        full_name: 'Азиз',
        section: 'shop',
        part: 7,
        branch: 3,
        consent: 4,
      },
    },
  ]);
  expect(name).toHaveValue('');
  expect(phone).toHaveValue('');
});

it('shows an error, keeps the input and retries with the same idempotency key', async () => {
  const transport = serverTransport();
  let broken = true;
  transport.between = ({ method }, next) => (broken && method === 'POST' ? Promise.resolve(answer(500, {})) : next());
  const { user, name, phone, message, send } = await show(transport);
  await user.type(name, 'Азиз');
  await user.type(phone, '901234567');
  await user.type(message, 'Один');
  await agree(user);
  await user.click(send);
  expect(await screen.findByRole('alert')).toHaveTextContent('Техническая ошибка');
  expect(message).toHaveValue('Один');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  expect(
    new Set(transport.calls.filter(({ method }) => method === 'POST').map(({ headers }) => headers['Idempotency-Key']))
      .size,
  ).toBe(1);
});
