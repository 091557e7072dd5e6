import { createMemoryRouter } from 'react-router';
import { readReturn } from '#shared/lib/returnAddress';
import { leaveEndedSession } from './leaveEndedSession';

const leaveFrom = async (path: string, state: unknown = null) => {
  const [pathname = '', search = ''] = path.split('?');
  const initialEntries = [{ pathname, search: search && `?${search}`, state }];
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries });
  leaveEndedSession(router);
  await new Promise((resolve) => setTimeout(resolve, 0));
  return router.state.location;
};

it.each([
  ['/shop/singl-shop/1?a=b', '/home'],
  ['/uz/about', '/uz/home'],
])('redirects %s to %s, which explains that the session has ended and leads back after sign-in', async (from, to) => {
  expect(await leaveFrom(from)).toMatchObject({ pathname: to, state: { turnedAway: 'ended' } });
  expect(readReturn()).toBe(from);
});

it('does not redirect on account pages, which their guard redirects', async () => {
  expect((await leaveFrom('/personal/profile')).pathname).toBe('/personal/profile');
  const sent = await leaveFrom('/home', { turnedAway: 'guarded' });
  expect(sent).toMatchObject({ pathname: '/home', state: { turnedAway: 'guarded' } });
});
