import { screen } from '@testing-library/react';
import { renderWithStore } from '#test/renderWithStore';
import { Component as ErrorPage } from './ErrorPage';

it.each([
  ['/', 'Ошибка на странице'],
  ['/uz', 'Sahifada xatolik'],
])('%s is headed in English, said to be English, and named in the language of the page', (path, name) => {
  renderWithStore(<ErrorPage />, { path });
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toHaveAttribute('lang', 'en');
  expect(document.title).toBe(`${name} — Yolda`);
});
