import { screen, waitFor } from '@testing-library/react';
import { renderWithStore } from '#test/renderWithStore';
import { Component as AboutPage } from './AboutPage';

it('opens the enquiry dialog once for the hash #booking', async () => {
  const { user } = renderWithStore(<AboutPage />, { path: '/about#booking' });
  const modal = await screen.findByRole('dialog', { name: 'Заявка на сервис' });
  expect(modal).toHaveTextContent('Можно и без входа');
  expect(screen.getByRole('link', { name: 'Форма на главной' })).toHaveAttribute('href', '/#appointment');
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
