import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { useQueryParams } from '#shared/lib/address';
import { renderWithStore } from '#test/renderWithStore';
import { useArriveAtBranch } from './useArriveAtBranch';

const Cards = ({ loaded = true }: { loaded?: boolean }) => {
  const [isLoaded, setLoaded] = useState(loaded);
  useArriveAtBranch(Number(useQueryParams().get('branch')), isLoaded);
  return (
    <>
      <button type="button" onClick={() => setLoaded(!isLoaded)}>
        Загрузить
      </button>
      {isLoaded && (
        <article id="branch-9">
          <h3>Yolda Андижан</h3>
        </article>
      )}
    </>
  );
};

let scrolled: jest.SpyInstance;
beforeEach(() => {
  scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'navigate' } as PerformanceNavigationTiming]);
});
afterEach(() => {
  jest.restoreAllMocks();
  delete document.documentElement.dataset.hydrated;
});

const heading = () => screen.getByRole('heading', { name: 'Yolda Андижан' });

it('scrolls to and focuses the branch of the query when the page loads without a hash', () => {
  renderWithStore(<Cards />, { path: '/contacts?branch=9' });
  expect(scrolled.mock.contexts).toEqual([heading().parentElement]);
  expect(heading()).toHaveFocus();
});

it('leaves the scroll position to the browser after Back', () => {
  document.documentElement.dataset.hydrated = '';
  renderWithStore(<Cards />, { path: '/contacts?branch=9' });
  expect(scrolled).not.toHaveBeenCalled();
});

it('leaves scrolling to a rendered branch card to the browser if the hash names it', () => {
  renderWithStore(<Cards />, { path: '/contacts?branch=9#branch-9' });
  expect(scrolled).not.toHaveBeenCalled();
});

it('scrolls once to a branch card that loads after navigation', async () => {
  const { router, user } = renderWithStore(<Cards loaded={false} />, { path: '/contacts' });
  await act(() => router.navigate('/contacts?branch=9#branch-9'));
  expect(scrolled).not.toHaveBeenCalled();
  const load = screen.getByRole('button');
  await user.click(load);
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(heading()).toHaveFocus();
  await user.dblClick(load);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it('does not scroll when a branch is selected on the page', async () => {
  const { router } = renderWithStore(<Cards />, { path: '/contacts' });
  await act(() => router.navigate('/contacts?branch=9'));
  expect(scrolled).not.toHaveBeenCalled();
});
