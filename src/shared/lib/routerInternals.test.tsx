import { act, render, screen } from '@testing-library/react';
import { useContext } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { deferred } from '#test/deferred';
import { DataRouterContext, DataRouterStateContext, useScrollRestoration } from './routerInternals';

test('DataRouterContext provides the router without a re-render on navigation', async () => {
  const got: unknown[] = [];
  const Probe = () => {
    got.push(useContext(DataRouterContext)?.router);
    return null;
  };
  const layout = (
    <>
      <Probe />
      <Outlet />
    </>
  );
  const router = createMemoryRouter([
    {
      element: layout,
      children: [
        { path: '/', element: <p>home</p> },
        { path: '/next', element: <p>next</p> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/next'));
  expect(screen.getByText('next')).toBeInTheDocument();
  expect(got).toEqual([router]);
});

test('DataRouterStateContext reports a pending navigation', async () => {
  const data = deferred();
  const Probe = () => <p>{useContext(DataRouterStateContext)?.navigation.state}</p>;
  const router = createMemoryRouter([
    {
      element: <Probe />,
      children: [
        { path: '/', element: null },
        { path: '/next', element: null, loader: () => data.promise.then(() => null) },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  let change: Promise<void> | undefined;
  act(() => {
    change = router.navigate('/next');
  });
  expect(screen.getByText('loading')).toBeInTheDocument();
  data.resolve();
  await act(async () => change);
  expect(screen.getByText('idle')).toBeInTheDocument();
});

test('useScrollRestoration restores the scroll position on Back', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation((_x, y) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  });
  const Scrolled = () => {
    useScrollRestoration();
    return <Outlet />;
  };
  const router = createMemoryRouter([
    {
      element: <Scrolled />,
      children: [
        { path: '/', element: null },
        { path: '/next', element: null },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  Object.defineProperty(window, 'scrollY', { value: 700, configurable: true });
  await act(() => router.navigate('/next'));
  expect(scrolled).toHaveBeenLastCalledWith(0, 0);
  await act(() => router.navigate(-1));
  expect(scrolled).toHaveBeenLastCalledWith(0, 700);
});
