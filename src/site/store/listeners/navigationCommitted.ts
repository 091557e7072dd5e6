import { createAction } from '@reduxjs/toolkit';

/** Dispatched by the router's side whenever a navigation has settled, the first page included. */
export const navigationCommitted = createAction<{ pathname: string; search: string }>('router/navigationCommitted');
