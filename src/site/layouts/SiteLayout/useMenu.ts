import { useLocation } from 'react-router';
import { MENU, type MenuEntry, PAGES, pageOf } from '#contract/rules/pages';
import { usePaths } from '#shared/config/hooks/usePaths';
import { splitPath } from '#shared/config/paths';

/**
 * Which entry the address belongs to, and whether it is that very page. Prefixes do not matter (design of the menu: the page is
 * marked, not the prefix). Also below a section without a page of that address.
 * @param rest the path without /uz and /home, as `splitPath` gives it
 */
export const activeMenuItem = (rest: string): { key: MenuEntry | undefined; exact: boolean } => {
  const folder = `/${rest.split('/')[1] ?? ''}`;
  const { section } = PAGES[pageOf(rest)];
  const key = MENU.find((name) => PAGES[name].path === folder) ?? MENU.find((name) => name === section);
  return { key, exact: key !== undefined && rest === PAGES[key].path };
};

export interface MenuItem {
  key: MenuEntry;
  href: string;
  /** `page` on the page itself, `true` on the pages below it. */
  current: 'page' | 'true' | undefined;
}

/** The main menu for the address that is open. Its links leave the /home prefix. */
export const useMenu = (): MenuItem[] => {
  const paths = usePaths({ home: '' });
  const { key: activeKey, exact } = activeMenuItem(splitPath(useLocation().pathname).rest);
  return MENU.map((key) => ({
    key,
    href: paths[key](),
    current: key === activeKey ? (exact ? 'page' : 'true') : undefined,
  }));
};
