import { createI18n } from '../createI18n';
import { texts as russian } from '../ru';
import { texts as uzbek } from '../uz';
import { formatDuration } from './numbers';

const ru = createI18n('ru', russian).t;
const uz = createI18n('uz', uzbek).t;

const space = '\u00a0';

it.each([
  [40, `40${space}мин`, `40${space}daqiqa`],
  [59, `59${space}мин`, `59${space}daqiqa`],
  [60, `1${space}ч`, `1${space}soat`],
  [90, `1${space}ч 30${space}мин`, `1${space}soat 30${space}daqiqa`],
  [480, `8${space}ч`, `8${space}soat`],
  [960, `16${space}ч`, `16${space}soat`],
])('formats %i minutes as %s in Russian and %s in Uzbek', (minutes, russian, uzbek) => {
  expect(formatDuration(minutes, ru)).toBe(russian);
  expect(formatDuration(minutes, uz)).toBe(uzbek);
});
