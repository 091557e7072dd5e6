import { screen } from '@testing-library/react';
import { useGetServiceNamesQuery } from '#api/generated/services';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Link } from '#shared/ui/actions/Link';
import { renderWithStore } from './renderWithStore';
import { drainConsole } from './setup';

const ServiceNames = () => {
  const { data } = useGetServiceNamesQuery({ lang: useLanguage() });
  return (
    <ul>
      {data?.map(({ id, name }) => (
        <li key={id}>
          <Link to={`/services/singl-services/${id}`}>{name}</Link>
        </li>
      ))}
    </ul>
  );
};

test('queries the real server in the language of the address', async () => {
  const { router, user, transport } = renderWithStore(<ServiceNames />, { path: '/uz' });
  const links = await screen.findAllByRole('link');
  expect(links).toHaveLength(14);
  expect(transport.calls[0]?.headers).toMatchObject({ 'Accept-Language': 'uz' });
  await user.click(links[0] as HTMLElement);
  expect(router.state.location.pathname).toBe('/services/singl-services/1');
});

test('drainConsole returns console output', () => {
  // oxlint-disable-next-line no-console -- this is the tested behaviour
  console.error('of %s', 'no use');
  expect(drainConsole()).toEqual(['console.error: of no use']);
});
