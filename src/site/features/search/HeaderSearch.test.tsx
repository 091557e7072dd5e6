import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from '#shared/ui/actions/Link';
import { renderWithStore } from '#test/renderWithStore';
import { HeaderSearch } from './HeaderSearch';

/** jsdom has no matchMedia. */
function setWide(isWide: boolean) {
  window.matchMedia = ((media: string) => ({ media, matches: isWide })) as typeof window.matchMedia;
}

const open = (isWide: boolean) => {
  setWide(isWide);
  return renderWithStore(
    <>
      <div id="search">
        <Link to="/search">Поиск</Link>
      </div>
      <input aria-label="Имя" />
      <HeaderSearch />
    </>,
  );
};

it('replaces the link by a search field on a wide screen, and returns the focus on Escape', async () => {
  const { user, router } = open(true);
  await user.click(screen.getByRole('link', { name: 'Поиск' }));
  expect(await screen.findByRole('combobox', { name: 'Поиск по сайту' })).toHaveFocus();
  expect(router.state.location.pathname).toBe('/');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Поиск' })).toHaveFocus());
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('opens the search page on a narrow screen', async () => {
  const { user, router } = open(false);
  await user.click(screen.getByRole('link', { name: 'Поиск' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/search'));
});

it.each([
  { key: '/' },
  { key: 'k', code: 'KeyK', ctrlKey: true },
  { key: 'л', code: 'KeyK', metaKey: true },
])('opens the search field with the shortcut %j', async (press) => {
  open(true);
  fireEvent.keyDown(document.body, press);
  expect(await screen.findByRole('combobox', { name: 'Поиск по сайту' })).toHaveFocus();
});

it('enters text typed while the search field was loading', async () => {
  open(true);
  for (const key of ['/', 'к', 'о', 'х', 'Backspace', 'л']) fireEvent.keyDown(document.body, { key });
  expect(await screen.findByRole('combobox')).toHaveValue('кол');
});

it('ignores the shortcut in a text field', async () => {
  const { user } = open(true);
  await user.type(screen.getByRole('textbox', { name: 'Имя' }), 'a/b');
  expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveValue('a/b');
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('closes on a click outside, and restores the text when reopened', async () => {
  const { user } = open(true);
  await user.click(screen.getByRole('link', { name: 'Поиск' }));
  await user.type(await screen.findByRole('combobox'), 'колодки');
  await user.click(document.body);
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Поиск' }));
  expect(await screen.findByRole('combobox')).toHaveValue('колодки');
});

it('closes when Tab leaves the search, without moving the focus', async () => {
  const { user } = open(true);
  await user.click(screen.getByRole('link', { name: 'Поиск' }));
  await user.type(await screen.findByRole('combobox'), 'колодки');
  await user.tab();
  expect(screen.getByRole('combobox')).toBeVisible();
  await user.tab();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveFocus();
});

it('closes by the search link and clears the text', async () => {
  const { user } = open(true);
  const link = screen.getByRole('link', { name: 'Поиск' });
  await user.click(link);
  await user.type(await screen.findByRole('combobox'), 'колодки');
  await user.click(link);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(link).toHaveFocus();
  await user.click(link);
  expect(await screen.findByRole('combobox')).toHaveValue('');
});
