/**
 * Whether the browser has what the application calls without asking first: about the browsers that the build compiles for
 * (`BROWSERS` in webpack/rules.ts). Until this has been asked the boot script may need nothing that ES2015 lacks.
 */
export const supportsApplication = (): boolean =>
  'hasOwn' in Object &&
  'at' in Array.prototype &&
  'replaceAll' in String.prototype &&
  'IntersectionObserver' in window &&
  'HTMLDialogElement' in window;
