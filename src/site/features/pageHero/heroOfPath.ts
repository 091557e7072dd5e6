import type { HeroImages } from '#contract/company';
import { MENU, type MenuEntry, PAGES, type PageName, pageOf } from '#contract/rules/pages';
import { splitPath } from '#shared/config/paths';

type Section = Exclude<MenuEntry, 'home'>;

const SECTIONS = MENU.filter((name): name is Section => name !== 'home');

export interface HeroOfPath {
  /** Undefined: none of the known sections, so the default picture. */
  section: Section | undefined;
  imageField: keyof HeroImages | undefined;
  /** Text of the title when the page gives none. */
  titleKey: (typeof PAGES)[PageName]['hero']['title'];
  /** The address lies below its section. */
  isBelowSection: boolean;
}

/**
 * The page hero of an address: the picture of the section that it lies in, and the title of its page
 * (docs/spec/pages.md#page-hero).
 */
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
