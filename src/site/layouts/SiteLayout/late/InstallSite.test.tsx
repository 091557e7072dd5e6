import { fireEvent, screen } from '@testing-library/react';
import { renderWithStore } from '#test/renderWithStore';
import { InstallSite } from './InstallSite';

it('explains how to install the site, or opens the browser’s install dialog once the browser offers it', async () => {
  const { user } = renderWithStore(<InstallSite />);
  expect(screen.getByText(/«На главный экран»/)).toBeVisible();
  const prompt = jest.fn(() => Promise.resolve());
  fireEvent(window, Object.assign(new Event('beforeinstallprompt'), { prompt }));
  await user.click(screen.getByRole('button', { name: 'Установить сайт' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  fireEvent(window, new Event('appinstalled'));
  expect(screen.queryByRole('button')).toBeNull();
});
