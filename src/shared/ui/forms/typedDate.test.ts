import fc from 'fast-check';
import { dayOfIso, isoOfDay } from '../../lib/calendarDay';
import { assistDay, isDayUpTo, readDay, writeDay } from './typedDate';

const pad = (part: number) => String(part).padStart(2, '0');
const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => isoOfDay({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }));

const spellingsOf = (iso: string): string[] => {
  const { year, month, day } = dayOfIso(iso) ?? { year: 0, month: 0, day: 0 };
  const separators = ['.', '/', '-', ' ', ', ', ' . ', ' / ', '–'];
  return [
    ...separators.flatMap((between) => [
      [day, month, year].join(between),
      [pad(day), pad(month), year].join(between),
      [day, pad(month), year].join(between),
      [year, pad(month), pad(day)].join(between),
      [year, month, day].join(between),
    ]),
    `${pad(day)}${pad(month)}${year}`,
    `${year}${pad(month)}${pad(day)}`,
    `${pad(day)}.${pad(month)}${year}`,
    `${day}.${month}.${year} г.`,
    ` ${pad(day)}.${pad(month)}.${year}\u00a0`,
  ];
};
const spelled = days.chain((iso) => fc.record({ iso: fc.constant(iso), text: fc.constantFrom(...spellingsOf(iso)) }));

/** Simulates how `useTypedText` handles one change. */
const insert = (before: string, [from, to]: [number, number], text: string): { text: string; caret: number } => {
  const raw = before.slice(0, from) + text + before.slice(to);
  const caret = from + text.length;
  if (caret < raw.length) return { text: raw, caret };
  const next = assistDay(raw, before);
  return { text: next, caret: next.length };
};
const keyByKey = (before: string, [from, to]: [number, number], text: string): string => {
  let state = { text: before, caret: to };
  for (const [place, key] of text.split('').entries()) {
    state = insert(state.text, place === 0 ? [from, to] : [state.caret, state.caret], key);
  }
  return state.text;
};
const blurred = (text: string) => writeDay(readDay(text));

it.each([
  ['7.5.1990', '1990-05-07'],
  ['07/05/1990', '1990-05-07'],
  ['7-5-1990', '1990-05-07'],
  ['07051990', '1990-05-07'],
  ['1990-05-07', '1990-05-07'],
  ['19900507', '1990-05-07'],
  ['07.05.1990 г.', '1990-05-07'],
  ['05/25/1990', '05/25/1990'], // invalid, because dates are day-first
  ['7.5.90', '7.5.90'], // the century is ambiguous
  ['751990', '751990'],
  ['30.02.1990', '30.02.1990'],
  ['07.05.1990 07.05.1990', '07.05.1990 07.05.1990'],
])('reads the date %s as %s', (text, value) => {
  expect(readDay(text)).toBe(value);
});

it.each([
  ['7.5.', '07.05.'],
  ['7 / 5 / ', '07.05.'],
  ['070519', '07.05.19'],
  ['07.', '07.'],
  ['07', '07'],
  ['7.5.1990', '07.05.1990'],
  ['30021990', '30.02.1990'],
  ['070519905', '07.05.19905'],
  ['1990', '1990'],
  ['2005-05', '20.05.05'],
  ['2005-05-', '2005-05-'],
  ['2005-5-1', '2005-5-1'],
])('shows the date %s, typed key by key, as %s', (keys, text) => {
  expect(keyByKey('', [0, 0], keys)).toBe(text);
});

it('reads a date in any spelling, pasted or autofilled over any text', () => {
  fc.assert(
    fc.property(spelled, spelled, ({ iso, text }, other) => {
      for (const before of ['', other.text]) {
        const shown = insert(before, [0, before.length], text).text;
        expect(readDay(shown)).toBe(iso);
        expect(readDay(blurred(shown))).toBe(iso);
      }
    }),
  );
});

it('never reads a date as another day when it is typed key by key over any text', () => {
  fc.assert(
    fc.property(spelled, spelled, ({ iso, text }, other) => {
      for (const before of ['', other.text]) {
        const value = readDay(keyByKey(before, [0, before.length], text));
        if (dayOfIso(value)) expect(value).toBe(iso);
      }
    }),
  );
});

it('reads day-first dates typed with any separator', () => {
  fc.assert(
    fc.property(days, fc.constantFrom('', '.', '/', '-', ' ', ' . '), (iso, between) => {
      const [year, month, day] = iso.split('-');
      expect(readDay(keyByKey('', [0, 0], [day, month, year].join(between)))).toBe(iso);
    }),
  );
});

it('reads year-first dates, although the year first looks like day and month', () => {
  const unpadded = (part = '') => String(Number(part));
  fc.assert(
    fc.property(days, fc.constantFrom('', '.', '/', '-', ' '), fc.boolean(), (iso, between, isPadded) => {
      const [year = '', month = '', day = ''] = iso.split('-');
      const parts = isPadded || !between ? [year, month, day] : [year, unpadded(month), unpadded(day)];
      expect(blurred(keyByKey('', [0, 0], parts.join(between)))).toBe(writeDay(iso));
    }),
  );
});

it('loses no typed digit and keeps the value on blur, at every caret and selection', () => {
  const edit = fc.record({
    text: fc.string({ unit: fc.constantFrom(...'0123456789. /-ab'.split('')), maxLength: 6 }),
    from: fc.nat(20),
    to: fc.nat(20),
    typed: fc.boolean(),
  });
  fc.assert(
    fc.property(spelled, fc.array(edit, { maxLength: 6 }), ({ text: first }, edits) => {
      let shown = insert('', [0, 0], first).text;
      for (const { text, from, to, typed } of edits) {
        const range = [Math.min(from, to, shown.length), Math.min(Math.max(from, to), shown.length)] as [
          number,
          number,
        ];
        const raw = shown.slice(0, range[0]) + text + shown.slice(range[1]);
        const before = shown;
        shown = typed && text ? keyByKey(shown, range, text) : insert(shown, range, text).text;
        // Formatting may only add zeros and reorder a complete date.
        const plain = (one: string) => one.replace(/\D|0/g, '').split('').toSorted().join('');
        expect([before, text, plain(shown)]).toEqual([before, text, plain(raw)]);
        expect(readDay(blurred(shown))).toBe(readDay(shown));
      }
    }),
  );
});

it('isDayUpTo rejects later, too early and invalid days', () => {
  expect(isDayUpTo('2026-11-21', '2026-11-21')).toBe(true);
  for (const value of ['2026-11-22', '1899-12-31', '2026-02-30', '07.05.199', '']) {
    expect(isDayUpTo(value, '2026-11-21')).toBe(false);
  }
});
