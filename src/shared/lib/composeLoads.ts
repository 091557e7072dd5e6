import type { Load } from '../config/page';

/** The `load` of a page: all that the features on it ask for. */
export const composeLoads =
  (...loads: Load[]): Load =>
  (context, args) =>
    loads.flatMap((load) => load(context, args));
