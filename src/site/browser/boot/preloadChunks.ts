/**
 * Starts fetching every chunk of the page side by side; they are evaluated one after the other later. The server names them on the
 * boot script's own tag, so that no browser fetches them before it is time.
 */
export const preloadChunks = (script: Element | null): void => {
  for (const href of script?.getAttribute('data-chunks')?.split(' ') ?? []) {
    if (!href) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = href;
    document.head.append(link);
  }
};
