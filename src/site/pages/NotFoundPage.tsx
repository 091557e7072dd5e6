export { NotFoundScreen as Component } from '../layouts/NotFoundScreen';
