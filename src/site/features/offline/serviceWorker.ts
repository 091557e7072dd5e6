import type { PageSays } from '#worker/environment';

/** Undefined in an insecure context. */
export const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

export const postToWorker = (message: PageSays): void => {
  void workers()?.ready.then(({ active }) => active?.postMessage(message, []));
};
