import type { HeroImages } from '#contract/company';
import { MENU, type MenuEntry, PAGES, type PageName, pageOf } from '#contract/rules/pages';
import { splitPath } from '#shared/config/paths';

type Section = Exclude<MenuEntry, 'home'>;

const SECTIONS = MENU.filter((name): name is Section => name !== 'home');

export interface HeroOfPath {
  section: Section | undefined;
  imageField: keyof HeroImages | undefined;
  titleKey: (typeof PAGES)[PageName]['hero']['title'];
  isBelowSection: boolean;
}

export const heroOfPath = (pathname: string): HeroOfPath => {
  const { rest } = splitPath(pathname);
  const section = SECTIONS.find((name) => `${rest}/`.startsWith(`${PAGES[name].path}/`));
  return {
    section,
    imageField: section && PAGES[section].hero.picture,
    titleKey: PAGES[pageOf(pathname)].hero.title,
    isBelowSection: section !== undefined && rest !== PAGES[section].path,
  };
};
