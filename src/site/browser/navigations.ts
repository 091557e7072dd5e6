import type { DataRouter, Location } from 'react-router';
import type { AppStore } from '#shared/store/appStore';
import { navigationCommitted } from '#shared/store/routeState';

/** Where the visitor will be once the navigation under way is done; the router knows it before anything renders it. */
export const destinationOf = ({ state }: DataRouter): Location => state.navigation.location ?? state.location;

/**
 * Dispatches `navigationCommitted` for each later address of the router. It must subscribe before the router is rendered: state and route
 * then change in one event, which React renders together (`useRouteSelector`).
 */
export const followNavigations = (router: DataRouter, store: AppStore): void => {
  let last = router.state.location;
  router.subscribe(({ location }) => {
    if (location === last) return;
    last = location;
    store.dispatch(navigationCommitted({ pathname: location.pathname, search: location.search }));
  });
};
