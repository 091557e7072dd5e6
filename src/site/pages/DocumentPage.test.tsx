import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { renderWithStore } from '#test/renderWithStore';
import { Component } from './DocumentPage';

const renderPage = (path: string) =>
  renderWithStore(
    <Routes>
      <Route path="/:language?/documents/:slug" element={<Component />} />
    </Routes>,
    { path },
  );

it('links every heading of the text and every other document', async () => {
  const { container } = renderPage('/documents/delivery');
  const contents = await screen.findByRole('navigation', { name: 'Содержание' });
  const links = [...contents.querySelectorAll('a')];
  const headings = [...container.querySelectorAll('h2[id^=part-]')];
  expect(headings.length).toBeGreaterThan(2);
  expect(links.map(({ hash, textContent }) => [hash, textContent])).toEqual(
    headings.map(({ id, textContent }) => [`#${id}`, textContent]),
  );
  const others = await screen.findByRole('navigation', { name: 'Другие документы' });
  const hrefs = [...others.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toContain('/documents/returns');
  expect(hrefs).not.toContain('/documents/delivery');
});

it.each([
  ['/documents/returns', 'Поломка вернулась: гарантия на работу'],
  ['/uz/documents/returns', 'Nosozlik qaytdi: ishga kafolat'],
])('%s gives the section about the guarantee the anchor to which other pages link', async (path, heading) => {
  renderPage(path);
  expect(await screen.findByRole('heading', { name: heading })).toHaveAttribute('id', 'guarantee');
  expect(await screen.findByRole('link', { name: heading })).toHaveAttribute('href', '#guarantee');
});

it('shows the note on sample texts as a callout and leaves it out of the description', async () => {
  renderPage('/documents/delivery');
  const note = await screen.findByText(/^Это образец/);
  expect(within(note.parentElement?.parentElement as HTMLElement).queryByRole('heading')).toBeNull();
  expect(note.parentElement?.previousElementSibling?.tagName).toBe('svg');
  expect(document.head.querySelector('meta[name=description]')?.getAttribute('content')).toMatch(/^(?!Это образец)./);
});
