import { isForOthersCounters } from '#contract/rules/pageViews';
import { splitPath } from '#shared/config/paths';
import { fullLoad } from './fullLoad';

const isSecret = (address: string | URL): boolean => {
  if (!URL.canParse(address, document.baseURI)) return false;
  const { origin, pathname, search } = new URL(address, document.baseURI);
  return origin === location.origin && !isForOthersCounters(splitPath(pathname).rest, search);
};

/** Whether a script of this document could read a secret address: the one that the document was loaded by, or the one before it. */
export const cameBySecret = (): boolean =>
  [document.referrer, ...performance.getEntriesByType('navigation').map(({ name }) => name)].some(isSecret);

let isGuarded = false;

/**
 * A foreign script lives as long as its document and reads each address in it. Once one is loaded, a secret address is opened as a new document.
 * The router is not asked, because a hook of it would weigh on every page.
 */
export function guardSecretAddresses(): void {
  if (isGuarded) return;
  isGuarded = true;
  // The browser follows the link itself where the router does not hear of the click.
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.href && isSecret(link.href)) event.stopPropagation();
    },
    { capture: true },
  );
  window.addEventListener(
    'popstate',
    (event) => {
      if (!isSecret(location.href)) return;
      event.stopImmediatePropagation();
      fullLoad.again();
    },
    { capture: true },
  );
  for (const [method, load] of [
    ['pushState', 'to'],
    ['replaceState', 'inPlace'],
  ] as const) {
    const write = history[method].bind(history);
    history[method] = (state: unknown, unused: string, address?: string | URL | null) => {
      if (address && isSecret(address)) fullLoad[load](address);
      else write(state, unused, address);
    };
  }
}
