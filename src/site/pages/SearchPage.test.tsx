import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { renderWithStore } from '#test/renderWithStore';
import { Component } from './SearchPage';

const group = (name: string) => screen.findByRole('region', { name });
const at = (search: string, prefix = '') => `${prefix}/search?${new URLSearchParams({ search }).toString()}`;

it('groups results by kind, highlights matches and links to all results of a kind', async () => {
  renderWithStore(<Component />, { path: at('фильтр') });
  const parts = within(await group('Запчасти'));
  expect(parts.getAllByRole('listitem')).toHaveLength(5);
  expect(parts.getAllByRole('link')[1]?.querySelector('mark')).toHaveTextContent(/фильтр/i);
  const all = parts.getByRole('link', { name: 'Показать все' });
  expect(all).toHaveAttribute('href', '/search?search=%D1%84%D0%B8%D0%BB%D1%8C%D1%82%D1%80&kind=parts');
  expect(screen.getByText(/^Нашлось \d+ совпадени/)).toBeVisible();
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute(
    'content',
    expect.stringContaining('noindex'),
  );
});

it('shows the answer of a matching FAQ question', async () => {
  renderWithStore(<Component />, { path: at("to'lov", '/uz') });
  const questions = within(await group('Savol-javoblar'));
  expect(questions.getByRole('heading', { level: 3, name: /Qanday toʻlanadi/ })).toBeVisible();
  expect(questions.getByText(/Uzcard, Humo/)).toBeVisible();
});

it('names the query it used when the text was typed in the wrong keyboard layout', async () => {
  renderWithStore(<Component />, { path: at('njhvjp') });
  expect(await screen.findByText('Показываем по запросу «тормоз».')).toBeVisible();
});

it('names the query it guessed, and shows no result count for a guess', async () => {
  renderWithStore(<Component />, { path: at('еуьщя') });
  expect(await screen.findByText('Точно по запросу «еуьщя» ничего нет, показываем по запросу «тормоз».')).toBeVisible();
  expect(screen.queryByText(/^Нашлось/)).toBeNull();
});

it('links to documents and pages, and to phone numbers by tel:', async () => {
  renderWithStore(<Component />, { path: at('dostavka', '/uz') });
  const documents = within(await group('Hujjatlar'));
  expect(documents.getByRole('link', { name: 'Yetkazib berish' })).toHaveAttribute('href', '/uz/documents/delivery');
  cleanup();
  renderWithStore(<Component />, { path: at('osago', '/uz') });
  const phones = within(await group('Telefonlar'));
  expect(phones.getByRole('heading', { level: 3, name: 'OSAGO polisi va maslahat' })).toBeVisible();
  expect(phones.getByRole('link', { name: '+998 71 200 00 60' })).toHaveAttribute('href', 'tel:+998712000060');
  cleanup();
  renderWithStore(<Component />, { path: at('narxlar', '/uz') });
  const pages = within(await group('Sayt boʻlimlari'));
  expect(pages.getByRole('link', { name: 'Narxlar roʻyxati' })).toHaveAttribute('href', '/uz/prices');
});

it('offers categories and the phone number when nothing matches', async () => {
  renderWithStore(<Component />, { path: at('☃☃☃') });
  expect(await screen.findByText('По запросу «☃☃☃» ничего не нашлось.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Тормоза' })).toHaveAttribute('href', '/shop?category=1');
  expect(await screen.findByRole('link', { name: '+998 71 200 00 00' })).toBeVisible();
});

it('searches by the form with the trimmed text, and sends no request for an empty text', async () => {
  const { user, router, transport } = renderWithStore(<Component />, { path: '/search' });
  expect(await screen.findByRole('link', { name: '+998 71 200 00 00' })).toBeVisible();
  expect(transport.calls.filter(({ url }) => url.includes('/search/'))).toEqual([]);
  await user.type(screen.getByRole('searchbox', { name: /Что найти/ }), ' антифриз {Enter}');
  await waitFor(() =>
    expect(router.state.location.search).toBe('?search=%D0%B0%D0%BD%D1%82%D0%B8%D1%84%D1%80%D0%B8%D0%B7'),
  );
  expect(await group('Запчасти')).toBeVisible();
});
