import { reportErrors } from './reportErrors';

export { startPersistence } from '../store/persistence/startPersistence';

reportErrors();
