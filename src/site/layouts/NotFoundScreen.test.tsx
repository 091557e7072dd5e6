import { screen } from '@testing-library/react';
import { renderWithStore } from '#test/renderWithStore';
import { NotFoundScreen } from './NotFoundScreen';

it.each([
  ['/nowhere', 'Страница не найдена'],
  ['/uz/nowhere', 'Sahifa topilmadi'],
])('shows at %s an English heading with lang="en" and a text in the page language', (path, words) => {
  renderWithStore(<NotFoundScreen />, { path });
  expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toHaveAttribute('lang', 'en');
  expect(screen.getByText(words)).toBeVisible();
  expect(document.title).toBe(`${words} — Yolda`);
});
