/** Chromium's offer to install the site (https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent). */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

let offer: BeforeInstallPromptEvent | null = null;

export const canInstall = (): boolean => offer !== null;

/** Subscribing after hydration suffices: Chromium sends the event only to visitors who have used the page. */
export const subscribeInstallPrompt = (notify: () => void): (() => void) => {
  const setOffer = (event: Event) => {
    offer = event.type === 'appinstalled' ? null : (event as BeforeInstallPromptEvent);
    notify();
  };
  addEventListener('beforeinstallprompt', setOffer);
  addEventListener('appinstalled', setOffer);
  return () => {
    removeEventListener('beforeinstallprompt', setOffer);
    removeEventListener('appinstalled', setOffer);
  };
};

export const promptInstallation = (): void => {
  void offer?.prompt();
};
