import { reportErrors } from './reportErrors';

export { startPersistence } from '../store/persistence/startPersistence';

// Here, because the first page may weigh nothing more: this chunk comes when that one stands.
reportErrors();
