import { screen } from '@testing-library/react';
import { renderWithStore } from '#test/renderWithStore';
import { Component as ErrorPage } from './ErrorPage';

it.each([
  ['/', 'Ошибка на странице'],
  ['/uz', 'Sahifada xatolik'],
])('%s has an English heading marked as English, and a name in the page language', (path, name) => {
  renderWithStore(<ErrorPage />, { path });
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toHaveAttribute('lang', 'en');
  expect(document.title).toBe(`${name} — Yolda`);
});
