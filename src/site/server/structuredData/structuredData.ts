import type { BreadcrumbList, Graph, Thing } from 'schema-dts';
import { MENU, PAGES, pageOf } from '#contract/rules/pages';
import { splitPath } from '#shared/config/paths';
import { branches, organization, webSite } from './company';

import { type DataContext, pageUrl } from './context';
import { blogPosting, documentPage, faqPage, product, service, serviceQuestions } from './items';

const SECTIONS = MENU.filter((name) => name !== 'home');

const subjects = (context: DataContext, { pathname, searchParams }: URL): readonly Thing[] => {
  const value = pathname.split('/').at(-1) ?? '';
  switch (pageOf(pathname)) {
    case 'part':
      return product(context, Number(value));
    case 'service':
      return [...service(context, Number(value)), ...serviceQuestions(context, Number(value))];
    case 'article':
      return blogPosting(context, Number(value));
    case 'document':
      return documentPage(context, value);
    case 'about':
      return faqPage(context);
    case 'contacts':
      return branches(context, Number(searchParams.get('region') ?? 0));
    default:
      return [];
  }
};

const breadcrumbs = (context: DataContext, path: string, title: string): BreadcrumbList[] => {
  const section = SECTIONS.find((name) => `${path}/`.startsWith(`${PAGES[name].path}/`));
  const sectionPath = section && PAGES[section].path;
  const name = pageOf(path) === 'prices' ? context.t('prices.heading') : title;
  if (path === '/' || (!section && !name)) return [];
  const places = [
    { name: context.t('header.home'), path: '/' },
    ...(section ? [{ name: context.t(`header.${section}`), path: PAGES[section].path }] : []),
    ...(path === sectionPath ? [] : [{ name, path }]),
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
