import { createServer } from 'node:http';
import { CORS_HEADERS, type Double, listen } from '../shared/doubles';

/** XSS payload: the site must show it as text and never run it. */
export const HOSTILE = `<b>жирный</b><script>window.hacked = 1</script><img src="x" onerror="window.hacked = 1">`;

export const text = (name: string) => `${name} ${HOSTILE}`;

const NO_PICTURE = ['', null, '/media/gone.webp', 'javascript:window.hacked=1'] as const;
const picture = (id: number) => NO_PICTURE[id % NO_PICTURE.length];

const many = <Entry>(count: number, entry: (id: number) => Entry): Entry[] =>
  Array.from({ length: count }, (_, place) => entry(place + 1));

const article = (id: number) => ({
  id,
  title: text(`Article ${id}`),
  photo_background: picture(id),
  published_date: id % 2 ? '2025-11-20' : null,
  category: id % 3 ? { id: 1, name: text('Category') } : null,
});
const part = (id: number) => ({
  id,
  name: text(`Part ${id}`),
  photo: picture(id),
  price: id % 2 ? 85000.5 : '120000.00',
  info: text('Info'),
  manufacturer: id % 3 ? text('Maker') : null,
});
const service = (id: number) => ({
  id,
  name: text(`Service ${id}`),
  icon: picture(id),
  description: text('Description'),
  photo: picture(id + 1),
});
const branch = (id: number) => ({
  id,
  name: text(`Branch ${id}`),
  address: text('Address'),
  photo: picture(id),
  latitude: String(41 + id / 10),
  longitude: String(69 + id / 10),
  working_times_M_F: id === 1 ? '09:00-18:00' : text('Hours'),
  working_times_Sat: null,
  working_times_Sun: '',
  service_manager_phone: id === 1 ? '+998712000001' : null,
  store_manager_phone: null,
});

const page = <Entry>(all: Entry[], size: number, query: URLSearchParams) => {
  const from = (Number(query.get('page') ?? 1) - 1) * size;
  return { count: all.length, results: all.slice(from, from + size) };
};

const articles = many(8, article);
const parts = many(12, part);
const services = many(12, service);
const branches = many(2, branch);
const single = <Entry>(all: Entry[], id: string | undefined) => all[Number(id) - 1];

type Answer = (query: URLSearchParams, id?: string) => unknown;

export const MINIMAL_ANSWERS: readonly [call: RegExp, answer: Answer][] = [
  [/^GET \/faq\/$/, () => many(2, (id) => ({ id, question: text(`Question ${id}`), answer: text('Answer') }))],
  [/^GET \/web\/fakts\/$/, () => [{ count_1: 12, count_2: 3400, text_1: text('Fact'), text_2: null, count_3: null }]],
  [/^GET \/articles\/$/, (query) => ({ ...page(articles, 6, query), top: articles.slice(0, 3) })],
  [/^POST \/articles\/filter$/, (query) => page(articles.slice(0, 2), 6, query)],
  [
    /^GET \/articles\/by-pg\/(\d+)$/,
    (_, id) =>
      single(articles, id) && {
        current_article: {
          title: text(`Article ${id}`),
          photo_background: null,
          published_date: '2025-11-20',
          blocks: [{ title: text('Block'), info: text('Words'), photo: null }],
        },
        next: null,
        previous: null,
      },
  ],
  [/^GET \/articles\/tags\/$/, () => []],
  [/^GET \/articles\/categories\/$/, () => [{ id: 1, name: text('Category') }]],
  [/^GET \/spare-part\/$/, (query) => page(parts, 10, query)],
  [/^GET \/spare-part\/(\d+)\/$/, (_, id) => single(parts, id)],
  [/^GET \/web\/about-us\/$/, () => [{ title: text('About'), desc: text('Words'), photo: null }]],
  [/^GET \/web\/about-us-banner\/$/, () => [{ title: text('Banner'), desc: null, photo: null, button: null }]],
  [/^GET \/car-brands\/list-for-users\/$/, () => many(3, (id) => ({ id, name: text('Brand'), logo: picture(id) }))],
  [/^GET \/branch\/region$/, () => [{ id: 1, name: text('Region') }]],
  [/^GET \/branch\/list-for-users$/, () => ({ branches })],
  [/^GET \/branch\/filter-by-region\/(\d+)$/, (_, id) => ({ branches: id === '1' ? branches.slice(0, 1) : [] })],
  [/^GET \/services\/web\/list-for-users\/$/, () => services.map(({ id, name }) => ({ id, name }))],
  [/^GET \/services\/web\/$/, (query) => page(services, 10, query)],
  [/^GET \/services\/web\/(\d+)\/$/, (_, id) => single(services, id)],
  [
    /^GET \/web\/addvantages\/$/,
    () => [{ title: text('Why'), info: null, title1: text('One'), info1: text('Because'), title2: null, info2: null }],
  ],
  [/^GET \/web\/additionally\/$/, () => many(3, (id) => ({ photo: picture(id), title: text('Promo'), info: null }))],
  [/^GET \/web\/image-for-page-header$/, () => ({ blog: null, store: '', about_us: '/media/gone.webp' })],
  [
    /^GET \/web\/banner\/list-for-users\/$/,
    () => [{ link: 'javascript:window.hacked=1', photo: null, name: text('Slide') }],
  ],
  [
    /^GET \/web\/best-multi-brand-car-repair-service\/$/,
    () => [{ title: text('Intro'), desc: text('Words'), photo: null }],
  ],
  [/^GET \/web\/maintenance-repairs-video\/list_for_users\/$/, () => [{ video: HOSTILE }]],
  [
    /^GET \/staff\/list-for-users\/$/,
    () => many(2, (id) => ({ name: text('Person'), position: null, photo: picture(id) })),
  ],
  [/^GET \/main\/call-center$/, () => ({ phone: '+998712000000' })],
  [/^GET \/main\/insurance\/$/, () => []],
  [/^GET \/main\/roadside-assistance\/$/, () => [{ name: text('Help'), phone: '1050' }]],
  [/^GET \/api\/public\/brands\/$/, () => [{ id: 3, name: text('Brand') }]],
  [/^GET \/api\/public\/models\/$/, () => [{ id: 4, name: text('Model') }]],
  [/^POST \/main\/requests\/$/, () => ({})],
  [/^POST \/authentication\/get-access$/, () => ({ access_token: 'an-access-token' })],
  [
    /^GET \/authentication\/user\/(\d+)$/,
    (_, id) => ({
      id: Number(id),
      first_name: text('Name'),
      last_name: null,
      birthdate: null,
      username: '+998901234567',
      gender: null,
      cars: [
        {
          id: 1,
          vin: '',
          year: 2020,
          owner: 1,
          model: { id: 4, name: 'Model', marka: { id: 3 } },
          number: '',
          mileage: 1,
        },
      ],
    }),
  ],
];

const MAIN_PREFIX = '/main-api';

export interface MinimalApi extends Double {
  mainUrl: string;
  publicUrl: string;
  asked: string[];
}

/** Returns only the fields of docs/spec/content.md and ignores unknown queries and headers. */
export async function startMinimalApi(): Promise<MinimalApi> {
  const asked: string[] = [];
  const double = await listen(
    createServer((incoming, reply) => {
      if (incoming.method === 'OPTIONS') {
        reply.writeHead(204, CORS_HEADERS).end();
        return;
      }
      const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://minimal');
      const call = `${incoming.method} ${pathname.replace(MAIN_PREFIX, '')}`;
      asked.push(call);
      incoming.resume();
      const found = MINIMAL_ANSWERS.find(([pattern]) => pattern.test(call));
      const answer = found?.[1](searchParams, found[0].exec(call)?.[1]);
      if (answer === undefined) {
        reply.writeHead(404, CORS_HEADERS).end('<h1>Not Found</h1>');
        return;
      }
      reply.writeHead(200, { ...CORS_HEADERS, 'content-type': 'application/json' }).end(JSON.stringify(answer));
    }),
  );
  return { ...double, mainUrl: double.url + MAIN_PREFIX, publicUrl: double.url, asked };
}
