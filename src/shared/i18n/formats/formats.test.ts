import fc from 'fast-check';
import { MONTHS, WEEKDAYS, WEEKDAYS_SHORT } from './calendar';
import { formatClock, formatDate, formatDayOfMonth, MONTHS_IN_DATES } from './dates';
import { counterInWords, formatCounter, formatMoney, formatNumber } from './numbers';

const space = '\u00a0';

describe('date formats', () => {
  it('write dates in words in Russian and Uzbek', () => {
    expect(formatDate('2026-05-07', 'ru')).toBe('7 мая 2026');
    expect(formatDate('2026-05-07', 'uz')).toBe('7-may, 2026-yil');
    expect(formatDayOfMonth(9, 1, 'ru')).toBe('1 сентября');
    expect(formatDayOfMonth(9, 1, 'uz')).toBe('1-sentabr');
  });

  it('return text that is not a date unchanged', () => {
    for (const odd of ['', '2026', '07.05.2026', '2026-13-01', 'soon']) expect(formatDate(odd, 'uz')).toBe(odd);
  });

  it('have a name for every month and weekday', () => {
    for (const language of ['ru', 'uz'] as const) {
      expect(new Set(MONTHS[language]).size).toBe(12);
      expect(new Set(MONTHS_IN_DATES[language]).size).toBe(12);
      expect(new Set(WEEKDAYS[language]).size).toBe(7);
      expect(new Set(WEEKDAYS_SHORT[language]).size).toBe(7);
    }
  });
});

describe('number and price formats', () => {
  it.each([
    ['150000.00', `150${space}000`],
    ['85000.5', `85${space}000,50`],
    ['999', '999'],
    ['1000000.01', `1${space}000${space}000,01`],
    ['0.00', '0'],
    ['-0.00', '0'],
    ['-1234.10', `-1${space}234,10`],
    ['0099999999999999999999.99', `99${space}999${space}999${space}999${space}999${space}999${space}999,99`],
    ['free', 'free'],
  ])('write %s as %s', (value, text) => {
    expect(formatNumber(value, 'ru')).toBe(text);
  });

  it('append the currency in the language of the text', () => {
    expect(formatMoney('150000.00', 'ru')).toBe(`150${space}000${space}сум`);
    expect(formatMoney('150000.00', 'uz')).toBe(`150${space}000${space}so\u02bbm`);
  });

  it('never change a digit of a large number', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), (value) => {
        expect(formatNumber(String(value), 'uz').replaceAll(space, '')).toBe(String(value));
      }),
    );
  });
});

describe('counter formats', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1k'],
    [1099, '1k'],
    [1100, '1,1k'],
    [15_999, '15,9k'],
    [999_999, '999,9k'],
    [1_000_000, '1m'],
    [2_350_000, '2,3m'],
  ])('shorten %d to %s', (count, text) => {
    expect(formatCounter(count, 'ru')).toBe(text);
  });

  it.each([
    [999, '999', '999'],
    [38_400, '38,4 тыс.', '38,4 ming'],
    [999_999, '999,9 тыс.', '999,9 ming'],
    [1_260_000, '1,2 млн', '1,2 mln'],
  ])('write %d as %s in Russian and %s in Uzbek', (count, russian, uzbek) => {
    expect(counterInWords(count, 'ru')).toBe(russian.replace(' ', space));
    expect(counterInWords(count, 'uz')).toBe(uzbek.replace(' ', space));
  });
});

describe('formatClock', () => {
  it('shows the time in Tashkent, with the date if it is not today there', () => {
    const at = Date.parse('2026-11-28T18:30:00Z');
    expect(formatClock(at, 'ru', Date.parse('2026-11-28T18:40:00Z'))).toBe('23:30');
    expect(formatClock(at, 'uz', Date.parse('2026-11-28T18:40:00Z'))).toBe('23:30');
    // 00:10 of the next day in Tashkent, but still the same day in London.
    expect(formatClock(at, 'ru', Date.parse('2026-11-28T19:10:00Z'))).toMatch(/28\.11.*23:30/);
  });
});
