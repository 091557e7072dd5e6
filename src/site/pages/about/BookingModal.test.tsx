import { act, screen } from '@testing-library/react';
import { signedIn } from '#api/authSlice';
import { renderWithStore } from '#test/renderWithStore';
import { serverTransport } from '#test/serverTransport';
import { answer } from '#test/testTransport';
import { BookingModal } from './BookingModal';

it('links to sign-in in the current language, and shows the form after sign-in in another tab', async () => {
  const transport = serverTransport({ between: async () => answer(404, {}), retries: false });
  const { store } = renderWithStore(<BookingModal open onClose={() => undefined} />, { path: '/uz/about', transport });
  expect(screen.getByRole('link', { name: 'Kirish' })).toHaveAttribute('href', '/uz/sign-in');
  expect(screen.getByRole('link', { name: 'Roʻyxatdan oʻtish' })).toHaveAttribute('href', '/uz/sign-up');
  expect(screen.queryByRole('textbox')).toBeNull();

  act(() => {
    store.dispatch(signedIn({ userId: 7, accessToken: 'access-token', refreshToken: 'refresh-token' }));
  });
  expect(screen.queryByRole('link', { name: 'Kirish' })).toBeNull();
  expect(await screen.findByRole('textbox', { name: 'Ismingiz' })).toBeVisible();
});
