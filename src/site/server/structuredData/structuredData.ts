import type { BreadcrumbList, Graph, Thing } from 'schema-dts';
import { ARTICLE_PATH, DOCUMENT_PATH, PRICES_PATH, PRODUCT_PATH, SERVICE_PATH } from '#contract/rules/pages';
import { splitPath } from '#shared/config/paths';
import { branches } from './branches';
import { organization, webSite } from './company';
import { type DataContext, pageUrl } from './context';
import { product, service } from './goods';
import { blogPosting, documentPage, faqPage } from './texts';

const SECTIONS = ['about', 'services', 'shop', 'blog', 'contacts'] as const;

/** What the page is about; nothing for lists, which name their items by links. */
const subjects = (context: DataContext, { pathname, searchParams }: URL): readonly Thing[] => {
  const [, folder, id] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  if (folder === PRODUCT_PATH) return product(context, Number(id));
  if (folder === SERVICE_PATH) return service(context, Number(id));
  if (folder === ARTICLE_PATH) return blogPosting(context, Number(id));
  if (pathname.startsWith(`${DOCUMENT_PATH}/`)) return documentPage(context, pathname.slice(DOCUMENT_PATH.length + 1));
  if (pathname === '/about') return faqPage(context);
  if (pathname === '/contacts') return branches(context, Number(searchParams.get('region') ?? 0));
  return [];
};

/** The way down from the home page, as the page itself shows it. */
const breadcrumbs = (context: DataContext, path: string, title: string): BreadcrumbList[] => {
  const section = SECTIONS.find((name) => name === path.split('/')[1]);
  const name = path === PRICES_PATH ? context.t('prices.heading') : title;
  if (path === '/' || (!section && !name)) return [];
  const places = [
    { name: context.t('header.home'), path: '/' },
    ...(section ? [{ name: context.t(`header.${section}`), path: `/${section}` }] : []),
    ...(path === `/${section}` ? [] : [{ name, path }]),
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: places.map(({ name, path: place }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: pageUrl(context, place),
      })),
    },
  ];
};

const nameOf = (thing: Thing | undefined): string => {
  if (typeof thing !== 'object') return '';
  const name = 'headline' in thing ? thing.headline : 'name' in thing && thing.name;
  return typeof name === 'string' ? name : '';
};

/**
 * What the page says to search engines about itself, as one graph of schema.org. Only the server renders it: a robot loads every page
 * anew, and a visitor's browser has no use for it. `canonical`: the page's canonical address.
 */
export const structuredData = (context: DataContext, canonical: string): Graph => {
  const page = new URL(canonical, 'http://site.internal');
  page.pathname = splitPath(page.pathname).rest;
  const things = subjects(context, page);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(context),
      webSite(context),
      ...breadcrumbs(context, page.pathname, nameOf(things[0])),
      ...things,
    ],
  };
};
