import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderWithStore } from '#test/renderWithStore';
import { serverTransport } from '#test/serverTransport';
import { answer } from '#test/testTransport';
import { PhoneBar } from './PhoneBar';

it('links the call centre and the booking page, in the language of the address', async () => {
  renderWithStore(<PhoneBar />, { path: '/uz/home/services' });
  expect(await screen.findByRole('link', { name: 'Qoʻngʻiroq qilish +998 71 200 00 00' })).toHaveAttribute(
    'href',
    'tel:+998712000000',
  );
  expect(screen.getByRole('link', { name: 'Yozilish' })).toHaveAttribute('href', '/uz/booking');
});

it('shows only the booking link if the phone number fails to load', async () => {
  const transport = serverTransport({ retries: false });
  transport.between = async (call, next) => (call.url.includes('call-center') ? answer(500, {}) : next());
  renderWithStore(<PhoneBar />, { transport });
  expect(await screen.findByRole('link', { name: 'Записаться' })).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it.each(['/booking', '/uz/booking', '/booking/0123456789abcdef0123456789abcdef'])('is not rendered on %s', (path) => {
  renderWithStore(<PhoneBar />, { path });
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('returns only after the press that took the focus from a field', async () => {
  renderWithStore(
    <>
      <select aria-label="list" />
      <button type="button">check</button>
      <PhoneBar />
    </>,
  );
  const bar = screen.getByRole('navigation');
  const list = screen.getByLabelText('list');
  const button = screen.getByText('check');
  const wait = () => new Promise((resolve) => setTimeout(resolve, 400));
  fireEvent.focusIn(list);
  expect(bar).not.toBeVisible();
  fireEvent.mouseDown(button);
  fireEvent.focusOut(list);
  await act(wait);
  expect(bar).not.toBeVisible();
  fireEvent.mouseUp(button);
  fireEvent.click(button);
  await waitFor(() => expect(bar).toBeVisible());
  fireEvent.focusIn(list);
  fireEvent.focusOut(list);
  expect(bar).not.toBeVisible();
  await waitFor(() => expect(bar).toBeVisible());
});
