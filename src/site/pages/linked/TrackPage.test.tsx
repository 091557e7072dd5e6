import { screen, waitFor, within } from '@testing-library/react';
import { renderWithStore } from '#test/renderWithStore';
import { sentEnquiry } from '#test/sentEnquiry';
import { serverTransport } from '#test/serverTransport';
import { answer } from '#test/testTransport';
import { Component } from './TrackPage';

const number = () => screen.findByLabelText('Номер заявки');
const end = () => screen.getByLabelText('Конец телефона');
const show = () => screen.getByRole('button', { name: 'Показать заявку' });

it('shows state and next step of the linked enquiry once the last phone digits are entered', async () => {
  const reference = await sentEnquiry('+998901234567');
  const { user } = renderWithStore(<Component />, { path: `/track?number=${reference}` });
  expect(await number()).toHaveValue(reference);
  await user.type(end(), '4567{Enter}');
  expect(await screen.findByRole('article', { name: `Заявка ${reference}` })).toHaveTextContent(
    /Принята.*в течение 24 часов.*Отправлена/,
  );
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute(
    'content',
    expect.stringContaining('noindex'),
  );
});

it('reports an unknown enquiry or wrong digits', async () => {
  const reference = await sentEnquiry('+998901234567');
  const { user } = renderWithStore(<Component />, { path: '/uz/track' });
  await user.type(await screen.findByLabelText('Ariza raqami'), reference);
  await user.type(screen.getByLabelText('Telefon oxiri'), '0000');
  await user.click(screen.getByRole('button', { name: 'Arizani koʻrsatish' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Bunday ariza topilmadi'));
});

it('marks and focuses incomplete fields, and sends no request', async () => {
  const { user, transport } = renderWithStore(<Component />, { path: '/track' });
  await user.type(await number(), ' ');
  await user.type(end(), '12');
  await user.click(show());
  expect(await number()).toHaveAccessibleDescription(/Введите номер заявки/);
  expect(await number()).toHaveFocus();
  expect(end()).toHaveAccessibleDescription(/Введите четыре цифры/);
  expect(transport.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it.each([
  ['429', 'Слишком много попыток подряд'],
  ['500', 'Узнать не получилось'],
  ['a network failure', 'Ответа нет. Проверьте связь'],
])('keeps the typed digits if the request fails with %s', async (status, words) => {
  const transport = serverTransport();
  transport.between = async ({ method }, next) => {
    if (method !== 'POST') return next();
    if (status === 'a network failure') throw new TypeError('Failed to fetch');
    return answer(Number(status), {});
  };
  const { user } = renderWithStore(<Component />, { path: '/track?number=Y-7K3M-92QD', transport });
  await number();
  await user.type(end(), '4567');
  await user.click(show());
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words));
  expect(end()).toHaveValue('4567');
});

it('restores the enquiry reference after a reload', async () => {
  const { user, unmount } = renderWithStore(<Component />, { path: '/track' });
  await user.type(await number(), 'Y-7K3M-92QD');
  unmount();
  renderWithStore(<Component />, { path: '/track' });
  expect(await number()).toHaveValue('Y-7K3M-92QD');
});

it('explains the number and offers the phone and booking beside the form', async () => {
  renderWithStore(<Component />, { path: '/uz/track' });
  const help = await screen.findByRole('complementary', { name: 'Raqam boʻyicha yordam' });
  expect(help).toHaveTextContent('«Rahmat, ariza qabul qilindi!» oynasida');
  expect(await within(help).findByRole('link', { name: '+998 71 200 00 00' })).toHaveAttribute(
    'href',
    'tel:+998712000000',
  );
  expect(within(help).getByRole('link', { name: 'Yozilish' })).toHaveAttribute('href', '/uz/booking');
});
