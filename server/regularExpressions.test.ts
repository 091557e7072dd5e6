import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import { expressionsIn, type FoundExpression } from './testing/regularExpressions';

// Against ReDoS: a quadratic expression takes 90 ms for an address of 16 KB.

const root = join(__dirname, '..');

/** Files whose expressions receive no visitor input. */
const TOOLS = /^(?:(?:server\/(?:seed|testing)|src\/(?:test|gallery))\/|src\/site\/store\/devTools\.ts$)/;

/** Expressions that are not linear, and why their input is short. */
const SHORT: Record<string, string> = {
  '[\\s.,:;–—-]+$': 'server/web/seo/cards/drawCard.ts has cut the line to the width of a card before',
  '[\\s,;:.–—-]+$': 'server/catalog/search/marks.ts has cut the excerpt to 160 letters before',
  '(?<![aou])[yi]*y(?=[ei])|[yie]y(?![aou])|(?<=[bdfghjklmnprstvz])y(?![aou])':
    'contract/rules/fold.ts has cut the word to 40 letters before',
  '[\\s,;:—–-]+$': 'contract/rules/text.ts has cut the text to 160 characters before',
  '[\\s,;:(«—–-]+$': 'src/shared/head/fittingWords.ts has cut the title to 65 characters before',
  '^(-?)0*(\\d+)(?:\\.(\\d+))?$': 'src/shared/i18n/formats/numbers.ts writes prices and counts',
  '\\B(?=(?:\\d{3})+$)': 'their digits',
  '0+$': 'the three digits of thousandths, in server/visits/pdf/texts.ts and src/site/features/history/words.ts',
};

/** Expressions built at run time, with an example of each. */
const MADE: Record<string, string[]> = {
  'contract/rules/pages.ts': [
    '^(/uz)?(/home)?(/services/singl-services/[^/]+|/about/services/singl-services/[^/]+)/?$',
    '^(/uz)?(/personal/story/[^/]+)/?$',
  ],
  'contract/rules/pageViews.ts': [
    '^(/|/services/singl-services/\\d{1,9}|/documents/[a-z\\d-]{1,80}|/personal)$',
    '^(/sign-in(/|$)|/personal(/|$)|/estimate/.|/preview/.)',
  ],
  'server/platform/pages/pageAddress.ts': ['^/(api|media)(/|$)', '^/(robots.txt|wp-login.php)$|\\.[a-z]+\\d*$'],
  'src/site/features/auth/StepForm.tsx': ['^[0-9]{6}$'],
  'src/worker/answers.ts': ['/search$'],
  'src/worker/kinds.ts': [
    '^/(desk|api|media)(/|$)|^(/uz)?(/booking/[^/]+|/estimate/[^/]+|/preview)(/|$)|\\.[a-z]+$',
    '[?&](hold|wait)=',
  ],
  'server/accounts/redactPersonalData.ts': [
    "[\\p{L}\\p{M}'ʻʼ‘’`´]{2,}",
    "['ʻʼ‘’`´]",
    "(?<![\\p{L}\\p{M}])(?:Азиз|O['ʻʼ‘’`´]ktam)(?![\\p{L}\\p{M}])",
    '(?<![\\p{L}\\p{N}])(?:0[ -]?1[ -]?[AА][ -]?7|[XХ][ -]?W)(?![\\p{L}\\p{N}])',
    '(?<![\\p{L}\\p{M}])(?:Азиз(?:а|у|е|ом)?|Рахимов(?:а|у|ым|е|ой|ых|ы)?)(?![\\p{L}\\p{M}])',
  ],
  'server/visits/documentVerification.ts': ['^[0-9a-f]{32}$'],
  'server/platform/http/errors.ts': ['^/api/main/articles/by-pg/[^/]+$'],
  'src/site/features/theme/themeCookie.ts': ['(?:^|; )theme=(light|dark)(?:;|$)'],
  'src/shared/ui/forms/typedDate.ts': [
    '^(?:(\\d\\d)[\\s./,\\-–—]*(\\d\\d)[\\s./,\\-–—]*(\\d{4})|(\\d{1,2})[\\s./,\\-–—]+(\\d{1,2})[\\s./,\\-–—]+(\\d{4}))(?:\\s*г\\.?)?$',
    '^(?:(\\d{4})[\\s./,\\-–—]*(\\d\\d)[\\s./,\\-–—]*(\\d\\d)|(\\d{4})[\\s./,\\-–—]+(\\d{1,2})[\\s./,\\-–—]+(\\d{1,2}))$',
  ],
};

const found = ['server', 'contract', 'src'].map((folder) => expressionsIn(root, folder));
const isServed = (place: string) => !TOOLS.test(place);

/** Returns the patterns of the schemas with the flag `u`, as ajv compiles them. */
function ofSchemas(): FoundExpression[] {
  const place = 'contract/openapi.json';
  const patterns: FoundExpression[] = [];
  JSON.parse(readFileSync(join(root, place), 'utf8'), (key, value: unknown) => {
    if (key === 'pattern' && typeof value === 'string') patterns.push({ place, source: value, flags: 'u' });
    return value;
  });
  return patterns;
}

const made = Object.entries(MADE).flatMap(([place, sources]) =>
  sources.map((source) => ({ place, source, flags: '' })),
);

const isSafe = ({ source, flags }: FoundExpression, checker: 'auto' | 'automaton') =>
  checkSync(source, flags, { timeout: 120_000, randomSeed: 1, checker }).status === 'safe';

/** 'auto' may time out on a busy machine; then 'automaton' proves that the expression is linear. */
const isLinear = (one: FoundExpression) => isSafe(one, 'auto') || isSafe(one, 'automaton');

it('lists an example of every regular expression that is built at run time', () => {
  const places = found.flatMap(({ unreadable }) => unreadable).filter(isServed);
  expect([...new Set(places)].toSorted()).toEqual(Object.keys(MADE).toSorted());
});

it('detects regular expressions of quadratic and exponential time', () => {
  for (const source of ['eyJ[\\w-]{5,}\\.[\\w-]+\\.[\\w-]*', '\\s+$', '(a+)+b'])
    expect([source, isLinear({ place: '', source, flags: '' })]).toEqual([source, false]);
});

it('finds only regular expressions of linear time in server, contract and src', () => {
  const all = [...found.flatMap(({ readable }) => readable), ...ofSchemas(), ...made].filter(({ place }) =>
    isServed(place),
  );
  const each = new Map(all.map((one) => [`/${one.source}/${one.flags}`, one]));
  expect(each.size).toBeGreaterThan(100);
  const slow = [...each.values()].filter((one) => !(one.source in SHORT) && !isLinear(one));
  expect(slow).toEqual([]);
}, 300_000);

it('lists no exception whose regular expression is gone', () => {
  const sources = new Set(found.flatMap(({ readable }) => readable.map(({ source }) => source)));
  expect(Object.keys(SHORT).filter((source) => !sources.has(source))).toEqual([]);
});
