import type { DataRouter, Location } from 'react-router';
import type { AppStore } from '#shared/store/appStore';
import { navigationCommitted } from '../store/listeners/navigationCommitted';

/** Where the visitor will be once the navigation under way is done; the router knows it before anything renders it. */
export const destinationOf = ({ state }: DataRouter): Location => state.navigation.location ?? state.location;

/** Tells the store where each navigation has settled, the first page included; navigations that are given up never count. */
export const announceNavigations = (router: DataRouter, store: AppStore): void => {
  let announced = '';
  const announce = () => {
    const { location, navigation } = router.state;
    if (navigation.state !== 'idle' || announced === location.key + location.search + location.pathname) return;
    announced = location.key + location.search + location.pathname;
    store.dispatch(navigationCommitted({ pathname: location.pathname, search: location.search }));
  };
  router.subscribe(announce);
  announce();
};
