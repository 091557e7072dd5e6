import { apiSlice } from '#api/apiSlice';
import type { Load } from '#shared/config/page';
import { createI18n } from '#shared/i18n/createI18n';
import type { Language } from '#shared/i18n/languages';
import { texts as ru } from '#shared/i18n/ru/index';
import { texts as uz } from '#shared/i18n/uz/index';
import { nodesOf, schemaOrgProblems } from '#test/schemaOrg';
import { serverTransport } from '#test/serverTransport';
import { load as siteLoad } from '../../layouts/SiteLayout/load';
import { jsonForScript } from '../../pageState';
import { load as aboutLoad } from '../../pages/about/AboutPage';
import { load as articleLoad } from '../../pages/blog/ArticlePage';
import { load as contactsLoad } from '../../pages/ContactsPage';
import { load as documentLoad } from '../../pages/DocumentPage';
import { load as serviceLoad } from '../../pages/services/ServicePage';
import { load as partLoad } from '../../pages/shop/PartPage';
import { makeStore } from '../../store/store';
import { structuredData } from './structuredData';

const siteUrl = 'https://yolda.example';
const company = {
  legalName: 'Yolda Servis MChJ',
  taxId: '300000000',
  links: ['https://t.me/yolda'],
  priceRange: '$$',
};
const transport = serverTransport();

const graphOf = async (language: Language, path: string, load: Load = () => [], id?: string) => {
  const store = makeStore({ transport });
  const url = new URL(path, siteUrl);
  const queries = [siteLoad, load].flatMap((each) => each({ language }, { params: { id, slug: id }, url }));
  await Promise.all(queries.map((query) => store.dispatch(query)));
  const { t } = createI18n(language, { ru, uz }[language]);
  const canonical = `${siteUrl}${language === 'uz' ? `/uz${path}`.replace(/\/$/, '') : path}`;
  const graph: unknown = JSON.parse(
    JSON.stringify(structuredData({ state: store.getState(), language, siteUrl, t, company }, canonical)),
  );
  // Stops timers of RTK Query, which would outlive the test.
  store.dispatch(apiSlice.util.resetApiState());
  return { graph, ofType: (type: string) => nodesOf(graph).filter((node) => node['@type'] === type) };
};

const PAGES: [path: string, types: string[], load?: Load, id?: string][] = [
  ['/', ['Organization', 'WebSite']],
  ['/shop', ['BreadcrumbList']],
  ['/about', ['FAQPage', 'Question', 'BreadcrumbList'], aboutLoad],
  ['/contacts', ['AutoRepair', 'AutoPartsStore', 'GeoCoordinates'], contactsLoad],
  ['/contacts?region=1', ['AutoRepair', 'AutoPartsStore'], contactsLoad],
  ['/shop/singl-shop/1', ['Product', 'Offer', 'BreadcrumbList'], partLoad, '1'],
  ['/services/singl-services/1', ['Service', 'Offer', 'BreadcrumbList'], serviceLoad, '1'],
  ['/documents/offer', ['WebPage', 'BreadcrumbList'], documentLoad, 'offer'],
  ['/prices', ['BreadcrumbList']],
  ['/blog/blog-singl-post/1', ['BlogPosting', 'BreadcrumbList'], articleLoad, '1'],
];

describe.each(PAGES)('structured data of %s', (path, types, load, id) => {
  it.each(['ru', 'uz'] as const)('is valid and has the expected types in %s', async (language) => {
    const { graph, ofType } = await graphOf(language, path, load, id);
    expect(schemaOrgProblems(graph)).toEqual([]);
    expect(types.filter((type) => ofType(type).length === 0)).toEqual([]);
    const addresses = nodesOf(graph).flatMap((node) => [node['url'], node['item'], node['image']].flat());
    for (const address of addresses) if (address) expect(address).toMatch(/^https:\/\/yolda\.example(\/|$)/);
  });
});

it('describes every branch as a repair shop and a parts shop, with coordinates, hours and phones', async () => {
  const { ofType } = await graphOf('ru', '/contacts', contactsLoad);
  const [repair] = ofType('AutoRepair');
  const [store] = ofType('AutoPartsStore');
  expect(ofType('AutoRepair')).toHaveLength(ofType('AutoPartsStore').length);
  expect(repair).toMatchObject({
    name: 'Yolda Мирабад',
    telephone: '+998712000010',
    geo: { latitude: 41.2942, longitude: 69.2893 },
  });
  expect(repair?.['openingHoursSpecification']).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Sunday'],
    opens: '09:00',
    closes: '18:00',
  });
  expect(store).toMatchObject({ name: 'Yolda Мирабад: магазин запчастей', telephone: '+998712000011' });
});

it('describes a part as an offer with price in UZS, availability and breadcrumbs', async () => {
  const { ofType } = await graphOf('uz', '/shop/singl-shop/1', partLoad, '1');
  expect(ofType('Offer')).toEqual([
    expect.objectContaining({
      price: '285000.00',
      priceCurrency: 'UZS',
      availability: 'https://schema.org/InStock',
      url: `${siteUrl}/uz/shop/singl-shop/1`,
    }),
  ]);
  expect(ofType('ListItem').map(({ item }) => item)).toEqual([
    `${siteUrl}/uz`,
    `${siteUrl}/uz/shop`,
    `${siteUrl}/uz/shop/singl-shop/1`,
  ]);
});

it('describes the company with legal name, tax id and its profiles on other sites', async () => {
  const { ofType } = await graphOf('ru', '/');
  expect(ofType('Organization')[0]).toMatchObject({
    legalName: company.legalName,
    taxID: company.taxId,
    sameAs: company.links,
  });
});

it('describes a part with brand and manufacturer number, and without a return policy', async () => {
  const { ofType } = await graphOf('ru', '/shop/singl-shop/1', partLoad, '1');
  expect(ofType('Product')[0]).toMatchObject({ mpn: 'GDB9001', brand: { name: 'TRW' } });
  expect(ofType('MerchantReturnPolicy')).toEqual([]);
});

it('gives an article a modification date that is not before its publication date', async () => {
  const { ofType } = await graphOf('ru', '/blog/blog-singl-post/1', articleLoad, '1');
  const [post] = ofType('BlogPosting');
  const [published, modified] = [post?.['datePublished'], post?.['dateModified']].map(String);
  expect(modified).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\+05:00$/);
  expect(String(modified) >= String(published)).toBe(true);
});

it('the validator reports unknown types and properties, missing ones and broken references', () => {
  const graph = {
    '@graph': [{ '@type': 'Product', name: '', colour: 'red', seller: { '@id': '#none' } }, { '@type': 'Car2' }],
  };
  expect(schemaOrgProblems(graph)).toEqual([
    'Product has no colour',
    'Product has no seller',
    'Product says nothing by name',
    'Product lacks name',
    'Product lacks image',
    'Product lacks description',
    'Product lacks brand',
    'Product lacks mpn',
    'Product lacks offers',
    'nothing has the id #none',
    'schema.org has no type Car2',
  ]);
});

it('escapes content that would close its script element', () => {
  expect(jsonForScript({ name: '</script><script>' })).not.toContain('<');
});
