import { act, screen, waitFor } from '@testing-library/react';
import { signedIn, signedOut } from '#api/authSlice';
import { agree } from '#test/agree';
import { renderWithStore } from '#test/renderWithStore';
import { signedInAs } from '#test/signedInAs';
import { AppointmentBox } from './AppointmentBox';

// Preloads the chunk: its first compilation exceeds the query timeout.
beforeAll(() => import('./AppointmentForm'));

const name = () => screen.getByLabelText('Ваше имя');
const phone = () => screen.getByLabelText('Телефон');
const NO_PHONE = '';

const show = async () => {
  const customer = await outsideServer.makeCustomer();
  const box = <AppointmentBox section="bookCategor_about" draftName="booking-about" onSent={() => undefined} />;
  const view = renderWithStore(box, { preloadedState: signedInAs(customer) });
  await screen.findByRole('combobox', { name: 'Марка' });
  return view;
};
const isFilledIn = () => waitFor(() => expect(name()).toHaveValue('Азиз Каримов'));

it('prefills name and phone of the signed-in customer', async () => {
  await show();
  await isFilledIn();
  expect((phone() as HTMLInputElement).value).toMatch(/^\+998 90 \d{3} \d\d \d\d$/);
});

it('does not overwrite input typed before sign-in', async () => {
  const customer = await outsideServer.makeCustomer();
  const { user, store } = renderWithStore(<AppointmentBox section="bookCategor_home" draftName="booking" />);
  await screen.findByRole('combobox', { name: 'Марка' });
  await user.type(name(), 'Шахзода');
  act(() => void store.dispatch(signedIn(customer)));
  await waitFor(() => expect(phone()).not.toHaveValue(NO_PHONE));
  expect(name()).toHaveValue('Шахзода');
});

it('removes prefilled values on sign-out, and keeps typed ones', async () => {
  const { user, store } = await show();
  await isFilledIn();
  await user.type(screen.getByLabelText(/^Что случилось/), 'Скрип');
  act(() => void store.dispatch(signedOut()));
  await waitFor(() => expect(name()).toHaveValue(''));
  expect(phone()).toHaveValue(NO_PHONE);
  expect(screen.getByLabelText(/^Что случилось/)).toHaveValue('Скрип');
});

it('stores typed values in the draft, but no prefilled ones', async () => {
  const { user } = await show();
  await isFilledIn();
  const stored = () => JSON.stringify(localStorage);
  await user.type(screen.getByLabelText(/^Что случилось/), 'Скрип');
  expect(stored()).toContain('Скрип');
  expect(stored()).not.toMatch(/Каримов|phone/);
  await user.type(name(), ' (Toshkent)');
  expect(stored()).toContain('Азиз Каримов (Toshkent)');
});

it('does not prefill the form again after sending', async () => {
  const { user } = await show();
  await isFilledIn();
  for (const [label, text] of [
    ['Марка', 'Chevrolet'],
    ['Модель', 'Cobalt'],
  ] as const) {
    const box = screen.getByRole('combobox', { name: label });
    await waitFor(() => expect(box).toBeEnabled());
    await user.type(box, text);
    await user.click(await screen.findByRole('option', { name: text }));
  }
  await user.type(screen.getByLabelText(/^Что случилось/), 'Скрип');
  await agree(user);
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }));
  await waitFor(() => expect(name()).toHaveValue(''));
  expect(phone()).toHaveValue(NO_PHONE);
});
