/**
 * A language chosen before the app runs is a plain link to another address; it is stored here all the same, or a short address
 * would go on showing the stored language. Returns how to stop.
 */
export const adoptEarlyChoices = (): (() => void) => {
  const store = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[hreflang]') : null;
    if (!link) return;
    document.cookie = `language=${link.hreflang}; Path=/; Max-Age=31536000; SameSite=Lax`;
    try {
      localStorage.setItem('language', link.hreflang);
    } catch {
      // storage is blocked: the cookie alone remembers
    }
  };
  addEventListener('click', store, true);
  return () => removeEventListener('click', store, true);
};
