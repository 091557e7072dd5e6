import type { DataRouter, Location } from 'react-router';
import type { AppStore } from '#shared/store/appStore';
import { navigationCommitted } from '#shared/store/routeState';

export const destinationOf = ({ state }: DataRouter): Location => state.navigation.location ?? state.location;

/**
 * Dispatches `navigationCommitted` for each navigation. Subscribe before the router renders, so that state and route
 * change in one render.
 */
export const followNavigations = (router: DataRouter, store: AppStore): void => {
  let last = router.state.location;
  router.subscribe(({ location }) => {
    if (location === last) return;
    last = location;
    store.dispatch(navigationCommitted({ pathname: location.pathname, search: location.search }));
  });
};
