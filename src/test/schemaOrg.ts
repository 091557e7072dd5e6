import { readFileSync } from 'node:fs';

const readVocabulary = () => {
  const text = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8').replace(/\/\*\*[\s\S]*?\*\//g, '');
  const declared = new Map<string, { parents: string[]; properties: Set<string> }>();
  for (const [, name = '', parents = '', body = ''] of text.matchAll(
    /interface (\w+(?:Base|Leaf)) extends ([^{]+)\{([^}]*)\}/g,
  )) {
    const properties = new Set([...body.matchAll(/"(\w+)"\?:/g)].map(([, property = '']) => property));
    declared.set(name, { parents: parents.split(',').map((parent) => parent.trim()), properties });
  }
  return declared;
};

const vocabulary = readVocabulary();

const hasProperty = (declaration: string, property: string): boolean => {
  const { parents, properties } = vocabulary.get(declaration) ?? { parents: [], properties: new Set() };
  return properties.has(property) || parents.some((parent) => hasProperty(parent, property));
};

/**
 * Properties that Google requires for rich results:
 * https://developers.google.com/search/docs/appearance/structured-data
 */
const REQUIRED: Record<string, string[]> = {
  Answer: ['text'],
  AutoPartsStore: ['name', 'address', 'geo', 'telephone', 'openingHoursSpecification', 'image', 'url', 'priceRange'],
  AutoRepair: ['name', 'address', 'geo', 'telephone', 'openingHoursSpecification', 'image', 'url', 'priceRange'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  GeoCoordinates: ['latitude', 'longitude'],
  ListItem: ['position', 'name', 'item'],
  Offer: ['url', 'priceCurrency'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Organization: ['name', 'url'],
  PostalAddress: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
  Product: ['name', 'image', 'description', 'brand', 'mpn', 'offers'],
  Question: ['name', 'acceptedAnswer'],
  Service: ['name', 'description', 'provider'],
  WebSite: ['name', 'url'],
};

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

export const nodesOf = (value: unknown): Node[] =>
  Array.isArray(value)
    ? value.flatMap(nodesOf)
    : isNode(value)
      ? [value, ...Object.values(value).flatMap(nodesOf)]
      : [];

const isBlank = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Returns the errors of a JSON-LD graph: unknown types and properties, missing properties, dangling references. */
export const schemaOrgProblems = (graph: unknown): string[] => {
  const nodes = nodesOf(isNode(graph) ? graph['@graph'] : []);
  const known = new Set(nodes.flatMap((node) => (node['@type'] ? [node['@id']] : [])));
  return nodes.flatMap((node) => {
    const type = node['@type'];
    if (typeof type !== 'string') return known.has(node['@id']) ? [] : [`nothing has the id ${String(node['@id'])}`];
    if (!vocabulary.has(`${type}Leaf`)) return [`schema.org has no type ${type}`];
    const names = Object.keys(node).filter((name) => !name.startsWith('@'));
    return [
      ...names.filter((name) => !hasProperty(`${type}Leaf`, name)).map((name) => `${type} has no ${name}`),
      ...names.filter((name) => isBlank(node[name])).map((name) => `${type} says nothing by ${name}`),
      ...(REQUIRED[type] ?? []).filter((name) => isBlank(node[name])).map((name) => `${type} lacks ${name}`),
    ];
  });
};
