import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Link } from '../actions/Link';
import { withTexts } from '../testing/renderWithTexts';
import { SlideOut } from './SlideOut';

const hidePopover = jest.fn();

const Menu = () => (
  <SlideOut id="menu" label="Меню" openLabel="Открыть" closeLabel="Закрыть">
    <Link to="/services">Услуги</Link>
  </SlideOut>
);

/** jsdom has no popovers: the panel is always visible, and calls of `hidePopover` are recorded. */
const openMenu = (load?: () => Promise<null>) => {
  const routes = [
    { path: '/', element: <Menu /> },
    { path: '/services', element: <Menu />, loader: load ?? (() => null) },
  ];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: {} } });
  render(withTexts(<RouterProvider router={router} />));
  return { router, link: screen.getByText('Услуги') };
};

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(HTMLElement.prototype, { hidePopover });
});
afterEach(() => {
  jest.useRealTimers();
  hidePopover.mockReset();
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
});

const typist = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

it('does not hide the menu within the handler of a link click', async () => {
  const { link } = openMenu(() => new Promise(() => {}));
  await typist().click(link);
  expect(hidePopover).not.toHaveBeenCalled();
});

it('hides the menu on a slow navigation to reveal the progress bar', async () => {
  const { link } = openMenu(() => new Promise(() => {}));
  await typist().click(link);
  act(() => {
    jest.advanceTimersByTime(200);
  });
  expect(hidePopover).toHaveBeenCalledTimes(1);
});

it('keeps the menu open when a link opens in another tab', async () => {
  const { link } = openMenu();
  const user = typist();
  await user.keyboard('{Control>}');
  await user.click(link);
  await user.keyboard('{/Control}');
  act(() => {
    jest.advanceTimersByTime(1_000);
  });
  expect(hidePopover).not.toHaveBeenCalled();
});
