import { STATE_ELEMENT_ID } from '#shared/config/constants';

/** Whether the page's own server rendered it and so takes its forms; a static host of the static SPA does not. It works in the browser only. */
export const isServed = (): boolean => document.getElementById(STATE_ELEMENT_ID) !== null;
