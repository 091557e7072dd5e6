import type { PageMessage } from '#worker/environment';

/** Undefined in an insecure context. */
export const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

export const postToWorker = (message: PageMessage): void => {
  void workers()?.ready.then(({ active }) => active?.postMessage(message, []));
};
