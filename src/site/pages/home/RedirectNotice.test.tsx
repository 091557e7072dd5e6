import { act, screen, waitFor } from '@testing-library/react';
import { signedIn } from '#api/authSlice';
import { TestBrowser } from '#test/browserTabs';
import { renderWithStore } from '#test/renderWithStore';
import { startPersistence } from '../../store/persistence/startPersistence';
import { RedirectNotice } from './HomePage';

it.each([
  ['ended', 'Сеанс завершён, войдите снова'],
  ['guarded', 'Чтобы открыть личный кабинет, войдите'],
])('explains a redirect with the reason “%s” until sign-in, also after a language switch', async (turnedAway, words) => {
  const { router, store } = renderWithStore(<RedirectNotice />, { path: '/home' });
  act(() => void startPersistence(store, new TestBrowser().openTab()));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => router.navigate('/home', { state: { turnedAway } }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/sign-in');
  await act(() => router.navigate('/uz/home', { replace: true }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Kirish' })).toHaveAttribute('href', '/uz/sign-in'));
  act(() => void store.dispatch(signedIn({ userId: 7, accessToken: 'access-token', refreshToken: 'refresh-token' })));
  expect(screen.queryByRole('alert')).toBeNull();
});
