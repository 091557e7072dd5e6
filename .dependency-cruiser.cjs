// Layers of src/ from top to bottom (docs/architecture.md). A layer imports only lower ones; unlisted folders are
// rejected. The gallery is above the site, so visitors do not load it.
const layers = {
  gallery: '^src/gallery/',
  site: '^src/site/((app|browser|server|store)/|[^/]+$)',
  pages: '^src/site/pages/',
  layouts: '^src/site/layouts/',
  features: '^src/site/features/',
  fallback: '^src/site/fallback/',
  desk: '^src/desk/(app/|[^/]+$)',
  deskPages: '^src/desk/pages/',
  deskFeatures: '^src/desk/features/',
  deskCommon: '^src/desk/common/',
  deskApi: '^src/api/desk/',
  api: '^src/api/(?!desk/)',
  worker: '^src/worker/',
  shared: '^src/shared/',
};
const order = Object.keys(layers);
const tests = '\\.test\\.tsx?$|^src/test/';

const oneWay = order.slice(1).map((layer, index) => ({
  name: `${layer}-looks-down`,
  comment: `${layers[layer]} may import only what lies below it (${order.join(' → ')}). Pass what you need as a prop, or move the shared part down.`,
  severity: 'error',
  from: { path: layers[layer], pathNot: tests },
  to: { path: order.slice(0, index + 1).map((above) => layers[above]) },
}));

// Folders of server/ from bottom to top. A higher folder registers a hook, by which a lower one notifies it.
// Files directly in server/ may import all folders.
const serverOrder = [
  'platform',
  'messages',
  'staff',
  'catalog',
  'accounts',
  'care',
  'enquiries',
  'visits',
  'booking',
  'desk',
  'web',
  'seed',
  'ops',
];
const nestedOrders = {
  platform: ['settings', 'db', 'cache', 'limits', 'pages', 'http', 'auth', 'metrics', 'tracing'],
  messages: ['sms', 'dev', 'telegram'],
  staff: ['audit', 'session', 'events', 'people'],
  catalog: ['search', 'pictures', 'content', 'prices', 'stock', 'imports'],
  web: ['seo', 'forms'],
};
const serverTests = '\\.test\\.ts$|^server/testing/';
const serverOneWay = serverOrder.map((folder, index) => ({
  name: `server-${folder}-looks-down`,
  comment: `server/${folder} may import only what is below it (${serverOrder.toReversed().join(' → ')}). Register a hook, or move the shared part down.`,
  severity: 'error',
  from: { path: `^server/${folder}/`, pathNot: serverTests },
  to: {
    path: ['^server/[^/]+$', ...serverOrder.slice(index + 1).map((above) => `^server/${above}/`)],
  },
}));

const nestedOneWay = Object.entries(nestedOrders).flatMap(([folder, order]) =>
  order.map((inner, index) => ({
    name: `server-${folder}-${inner}-looks-down`,
    comment: `server/${folder}/${inner} may import only what is below it (${order.toReversed().join(' → ')}).`,
    severity: 'error',
    from: { path: `^server/${folder}/${inner}/`, pathNot: serverTests },
    to: { path: `^server/${folder}/(?!${order.slice(0, index + 1).join('/|')}/)[^/]+/` },
  })),
);

module.exports = {
  forbidden: [
    ...oneWay,
    ...serverOneWay,
    ...nestedOneWay,
    {
      name: 'known-server-folders-only',
      comment: `server/ holds ${serverOrder.join(', ')} and testing. Put new code into one of them.`,
      severity: 'error',
      from: { path: '^server/[^/]+/', pathNot: [...serverOrder, 'testing'].map((folder) => `^server/${folder}/`) },
      to: {},
    },
    {
      name: 'no-circles',
      comment: 'Import cycles, also of types only, are forbidden. Merge the files or move the shared part.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'features-stay-apart',
      comment:
        'Features do not import each other. Compose them in a page, or move the common part to src/shared/ui with props.',
      severity: 'error',
      from: { path: '^src/site/features/([^/]+)/', pathNot: tests },
      to: { path: '^src/site/features/', pathNot: '^src/site/features/$1/' },
    },
    {
      name: 'pages-stay-apart',
      comment: 'Each page is its own chunk. Move shared code to src/site/features or src/shared.',
      severity: 'error',
      from: { path: '^src/site/pages/', pathNot: tests },
      to: { path: '^src/site/pages/.*Page\\.tsx$' },
    },
    {
      name: 'known-folders-only',
      comment: `src/ holds ${order.join(', ')} and test. Put new code into one of them.`,
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^src/', pathNot: [...Object.values(layers), '^src/test/', '\\.d\\.ts$'] },
    },
    {
      name: 'site-without-desk',
      comment: 'Visitors must not load desk code. Move shared code to src/shared.',
      severity: 'error',
      from: { path: '^src/(site|gallery)/', pathNot: tests },
      to: { path: '^src/(desk|api/desk)/' },
    },
    {
      name: 'desk-features-stay-apart',
      comment: 'Features do not import each other. Compose them in a page, or move the common part to src/shared/ui.',
      severity: 'error',
      from: { path: '^src/desk/features/([^/]+)/', pathNot: tests },
      to: { path: '^src/desk/features/', pathNot: '^src/desk/features/$1/' },
    },
    {
      name: 'desk-pages-stay-apart',
      comment: 'Each page is its own chunk. Move shared code to src/desk/features or src/shared.',
      severity: 'error',
      from: { path: '^src/desk/pages/', pathNot: tests },
      to: { path: '^src/desk/pages/.*Page\\.tsx$' },
    },
    {
      name: 'desk-enquiries-by-scope',
      comment: 'Staff reads enquiries through server/staff/scope.ts, which excludes other branches.',
      severity: 'error',
      from: {
        path: '^server/(staff|catalog|visits|booking|desk)/|^server/enquiries/desk',
        pathNot: '\\.test\\.ts$|^server/staff/(scope|people/work)\\.ts$',
      },
      to: { path: '^server/platform/db/schema/enquiries\\.ts$' },
    },
    {
      name: 'desk-visits-by-scope',
      comment: 'Staff reads visits through server/staff/scope.ts, which excludes other branches.',
      severity: 'error',
      from: {
        path: '^server/(staff|catalog|booking|enquiries|desk)/',
        pathNot: '\\.test\\.ts$|^server/staff/(scope|people/work)\\.ts$|^server/booking/priceRange\\.ts$',
      },
      to: { path: '^server/platform/db/schema/visits\\.ts$' },
    },
    {
      name: 'site-without-server',
      comment: 'The site and the server share only contract/.',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { path: '^server/' },
    },
    {
      name: 'server-without-site',
      comment: 'The server loads the built renderer by its path; it never imports the site.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^src/' },
    },
    {
      name: 'contract-stands-alone',
      comment: 'contract/ is shared by both sides and imports neither.',
      severity: 'error',
      from: { path: '^contract/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(src|server)/' },
    },
    {
      name: 'plain-contract-brings-nothing',
      comment: 'contract/rules/ is loaded by the browser: it must not import a schema library.',
      severity: 'error',
      from: { path: '^contract/rules/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^contract/rules/' },
    },
    {
      name: 'plain-content-brings-nothing',
      comment: 'Content descriptions are loaded by the desk: they must not import a schema library.',
      severity: 'error',
      from: { path: '^contract/content/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^contract/(content|rules)/' },
    },
    {
      name: 'no-test-code-in-the-product',
      comment: 'src/test and server/testing are for tests only.',
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: `${tests}|^server/testing/` },
      to: { path: '^(src/test|server/testing)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.cache)/' },
    babelConfig: { fileName: './scripts/cruise/withTypes.cjs' },
    webpackConfig: { fileName: './scripts/cruise/aliases.cjs' },
  },
};
