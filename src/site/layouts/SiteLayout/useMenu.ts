import { useLocation } from 'react-router';
import { MENU, type MenuEntry, PAGES, pageOf } from '#contract/rules/pages';
import { usePaths } from '#shared/config/hooks/usePaths';
import { splitPath } from '#shared/config/paths';

/**
 * Returns the menu entry of an address and whether it is that page.
 * @param rest the path without /uz and /home
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
  current: 'page' | 'true' | undefined;
}

export const useMenu = (): MenuItem[] => {
  const paths = usePaths({ home: '' });
  const { key: activeKey, exact } = activeMenuItem(splitPath(useLocation().pathname).rest);
  return MENU.map((key) => ({
    key,
    href: paths[key](),
    current: key === activeKey ? (exact ? 'page' : 'true') : undefined,
  }));
};
