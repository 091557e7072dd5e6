type Rule = { name: string; wrong: RegExp };

const BOTH: Rule[] = [
  { name: 'a hyphen for a dash', wrong: /(?:^|\s)-\s/ },
  { name: 'three dots for an ellipsis', wrong: /\.\.\./ },
  { name: 'straight quotes', wrong: /"/ },
  { name: 'a space before a mark', wrong: /\s[,.;:!?…»](?!\d)/ },
  { name: 'no space after a mark', wrong: /[\p{L}»][,;!?](?=[\p{L}«])/u },
  { name: 'two spaces', wrong: /[ \u00a0]{2}/ },
];

const WORDS: Record<'ru' | 'uz', Rule[]> = {
  ru: [
    {
      name: 'a letter of the other alphabet',
      wrong: /\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}/u,
    },
    { name: 'apostrophes', wrong: /['’‘`´ʻʼ]/ },
    { name: 'a colloquial «ехать»', wrong: /(?<!\p{L})(?:проедь|езжай)/iu },
    { name: 'a date without its ending', wrong: /(?:\d|\}\}) число/ },
  ],
  uz: [
    { name: 'Cyrillic', wrong: /\p{Script=Cyrillic}/u },
    {
      name: 'another sign than ʻ after o and g, ʼ elsewhere',
      wrong: /['’‘`´]|[oOgG]ʼ|(?<![oOgG])ʻ|ʼ(?!\p{L})|(?<!\p{L})ʼ/u,
    },
    {
      name: 'an ending apart from its word',
      wrong: /(?:\{\{(?!time|min|max|count)\w+\}\}|soʻm|[A-Z]{2,}) (?:dan|da|ga|ni|ning|li)(?!\p{L})/u,
    },
    { name: 'SMS kod', wrong: /SMS-kod/ },
    { name: 'qovushqoqlik', wrong: /quyuqlik/i },
    { name: 'yukxona', wrong: /bagaj/i },
    { name: 'chang gʻilofi', wrong: /toʻsqich/i },
    { name: 'gʻuvillash', wrong: /(?<![gʻ\p{L}])guvilla/iu },
    { name: 'kecha-yu kunduz', wrong: /kecha-kunduz/i },
    { name: 'kelishib olmoq', wrong: /(?<!\p{L})kelisha(?:miz|di)(?!\p{L})/u },
    { name: 'ishonib topshirmoq', wrong: /bizga ishonishadi/ },
    { name: 'avtopark', wrong: /(?<!avto)parklar/i },
    { name: 'Aloqa', wrong: /Kontaktlar/ },
    { name: 'Qorongʻi', wrong: /Tungi$/ },
    { name: 'taqvim', wrong: /kalendar/i },
    { name: 'oktabr, sentabr', wrong: /ktyabr|ntyabr/ },
    { name: 'zakaz-naryad', wrong: /ish buyurtmasi/ },
    { name: 'zavod ruxsati of an oil, ruxsatnoma of a workshop', wrong: /ruxsatnomali moy|ruxsatnomaga qarang/i },
  ],
};

/** Places where the seed must insert no-break spaces (server/seed/seed.ts). */
const SPACES: Rule[] = [
  { name: 'a dash that may begin a line', wrong: /(?<=\S) —/ },
  { name: '№ apart from its number', wrong: /№ / },
  {
    name: 'a unit apart from its number',
    wrong: /(?:\d|\}\}) (?:км|мм|см|л|кг|ч|мин|Вт|km|mm|sm|l|kg|W)(?![\p{L}\d])|\}\} (?:soat|daqiqa)/u,
  },
];

/** Returns style errors. `plain` permits ordinary spaces. */
export function faultsOf(text: string, language: 'ru' | 'uz', { plain = false } = {}): string[] {
  return [...BOTH, ...WORDS[language], ...(plain ? [] : SPACES)].flatMap(({ name, wrong }) => {
    const match = wrong.exec(text);
    return match ? [`${name}: …${text.slice(Math.max(0, match.index - 20), match.index + 25)}…`] : [];
  });
}
