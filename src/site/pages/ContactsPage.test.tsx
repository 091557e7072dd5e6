import { act, screen, waitFor } from '@testing-library/react';
import { renderWithStore } from '#test/renderWithStore';
import { serverTransport } from '#test/serverTransport';
import { answer } from '#test/testTransport';
import { HeroCall } from './ContactsPage';

it('keeps both phone numbers after a failed change of the language', async () => {
  const transport = serverTransport({ retries: false });
  const { router } = renderWithStore(<HeroCall />, { path: '/contacts', transport });
  const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  await waitFor(() => expect(links()).toEqual(['tel:+998712000000', 'tel:+998712000070']));

  const before = transport.calls.length;
  transport.between = async () => answer(500, {});
  await act(() => router.navigate('/uz/contacts'));
  await waitFor(() => expect(transport.calls.length).toBeGreaterThan(before + 1));
  expect(await screen.findByRole('link', { name: /^Yoʻlda yordam: / })).toBeVisible();
  expect(links()).toEqual(['tel:+998712000000', 'tel:+998712000070']);
});
