import { reportErrors } from './reportErrors';

export { startPersistence } from '../store/persistence/startPersistence';

// Loaded here because this chunk does not count towards the first page.
reportErrors();
