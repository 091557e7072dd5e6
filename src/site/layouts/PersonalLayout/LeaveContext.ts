import { createContext } from 'react';

/**
 * To be called before the customer's session is ended on purpose: then /home has nothing to say of it. A context of our own, because the
 * router's for outlets would come with the first page's libraries.
 */
export const LeaveContext = createContext<() => void>(() => {});
