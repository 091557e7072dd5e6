import { isValidElement } from 'react';
import { matchRoutes } from 'react-router';
import { sectionsFor } from '../common/lib/paths';
import { Permitted, Unknown } from './Guard';
import { routes } from './routes';

it.each(sectionsFor(() => true))('the route of the section $name requires the permission of the section', ({
  to,
  permission,
}) => {
  const matches = matchRoutes(routes, to) ?? [];
  expect(matches.at(-1)?.route.Component).not.toBe(Unknown);
  const guards = matches.flatMap(({ route: { element } }) =>
    isValidElement(element) && element.type === Permitted ? [element.props] : [],
  );
  expect(guards).toEqual([{ permission }]);
});
