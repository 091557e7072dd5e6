import { createI18n } from '../../../shared/i18n/createI18n';
import { texts as russian } from '../../../shared/i18n/ru';
import { texts as uzbek } from '../../../shared/i18n/uz';
import { formatDuration } from './duration';

const ru = createI18n('ru', russian).t;
const uz = createI18n('uz', uzbek).t;

it.each([
  [40, '40 мин', '40 daqiqa'],
  [59, '59 мин', '59 daqiqa'],
  [60, '1 ч', '1 soat'],
  [90, '1 ч 30 мин', '1 soat 30 daqiqa'],
  [480, '8 ч', '8 soat'],
  [960, '16 ч', '16 soat'],
])('%i minutes are written as %s and %s', (minutes, russian, uzbek) => {
  expect(formatDuration(minutes, ru)).toBe(russian);
  expect(formatDuration(minutes, uz)).toBe(uzbek);
});
