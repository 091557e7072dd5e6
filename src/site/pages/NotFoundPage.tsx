/** Any address that is not in the route table. */
export { NotFoundScreen as Component } from '../layouts/NotFoundScreen';
