import { STATE_ELEMENT_ID } from '../../../shared/config/constants';

/** Whether the page's own server rendered it and so takes its forms; a static host of the plain SPA does not. */
export const isServed = (): boolean =>
  typeof document === 'undefined' || document.getElementById(STATE_ELEMENT_ID) !== null;
