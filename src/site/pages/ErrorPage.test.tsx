import { screen } from '@testing-library/react';
import { renderWithStore } from '#test/renderWithStore';
import { Component as ErrorPage } from './ErrorPage';

it.each([
  ['/', 'Ошибка на странице'],
  ['/uz', 'Sahifada xatolik'],
])('shows at %s an English heading with lang="en" and a document title in the page language', (path, name) => {
  renderWithStore(<ErrorPage />, { path });
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toHaveAttribute('lang', 'en');
  expect(document.title).toBe(`${name} — Yolda`);
});
