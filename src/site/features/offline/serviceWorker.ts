import type { PageSays } from '#worker/environment';

/** Missing where the context is not secure. */
export const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

export const tellWorker = (message: PageSays): void => {
  void workers()?.ready.then(({ active }) => active?.postMessage(message, []));
};
