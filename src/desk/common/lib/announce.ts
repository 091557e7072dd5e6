export const playTone = (): void => {
  if (typeof AudioContext === 'undefined') return;
  // Browsers suspend an AudioContext until the first user gesture: suspended contexts would accumulate.
  if (!navigator.userActivation.hasBeenActive) return;
  const context = new AudioContext();
  const gain = context.createGain();
  gain.connect(context.destination);
  gain.gain.setValueAtTime(0.0001, context.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.12, context.currentTime + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + 0.5);
  const oscillator = context.createOscillator();
  oscillator.type = 'sine';
  oscillator.frequency.setValueAtTime(740, context.currentTime);
  oscillator.frequency.setValueAtTime(988, context.currentTime + 0.16);
  oscillator.connect(gain);
  oscillator.start();
  oscillator.stop(context.currentTime + 0.5);
  oscillator.addEventListener('ended', () => void context.close());
};

export const canNotify = (): boolean => typeof Notification !== 'undefined';

/** Never include customer data: notifications show on locked screens. */
export const notify = (title: string, body: string, open: () => void): void => {
  if (!canNotify() || Notification.permission !== 'granted' || !document.hidden) return;
  try {
    const shown = new Notification(title, { body, icon: '/icons/apple-touch-icon.png', tag: 'yolda-desk' });
    shown.addEventListener('click', () => {
      window.focus();
      open();
      shown.close();
    });
  } catch {
    // The constructor throws on Android.
  }
};

export const badgeIcon = (count: number): void => {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  if (count === 0) {
    link.href = '/favicon.svg';
    return;
  }
  const text = count > 9 ? '9+' : String(count);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#111827"/>' +
    '<path d="M7 9l6 8v7M19 9l-6 8" stroke="#ffb020" stroke-width="3.5" fill="none"/>' +
    '<circle cx="22" cy="22" r="10" fill="#ffb020"/>' +
    `<text x="22" y="27" font-family="sans-serif" font-size="14" font-weight="700" text-anchor="middle" fill="#111827">${text}</text></svg>`;
  link.href = `data:image/svg+xml,${encodeURIComponent(svg)}`;
};
