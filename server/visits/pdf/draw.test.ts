import fc from 'fast-check';
import { pdfPages } from '../../testing/pdfText';
import type { PdfDocument } from './document';
import { drawPdf } from './draw';
import { LEFT, Sheet, TOP, WIDTH } from './sheet';
import { PDF_TEXTS } from './texts';

const TIME = '2026-03-04T06:00:00Z';
const NONE = { amount: 0, discount: 0, total: 0 };
type Visit = PdfDocument['visit'];

const line = (name: string): Visit['lines'][number] => ({
  id: 1,
  kind: 'free',
  name,
  quantity: 1_000,
  price: 0,
  sums: NONE,
  is_declined: false,
});
const finding = (title: string, note = ''): Visit['findings'][number] => ({
  id: 1,
  level: 'red',
  title,
  note,
  due_date: '2026-09-01',
  photos: [],
});

const paper = (visit: Partial<Visit>, company: string[] = []): PdfDocument => ({
  language: 'ru',
  company,
  address: 'https://yolda.example/passport/0123456789abcdef0123456789abcdef',
  visit: {
    id: 1,
    number: 7,
    reference: 'Y-7K3M-92QD',
    opened_at: TIME,
    closed_at: TIME,
    branch: 'Чиланзар',
    branch_address: 'Ташкент',
    car: 'Chevrolet Cobalt',
    year: 2018,
    plate: '01A777AA',
    vin: 'XWBJF69V9JA004512',
    mileage: 84_200,
    name: 'Азиз Каримов',
    lines: [line('Мойка')],
    findings: [],
    photos: [],
    sums: NONE,
    hash: 'a'.repeat(64),
    paper: '0'.repeat(32),
    corrects: null,
    corrected_by: null,
    ...visit,
  } as Visit,
});

const hostile = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom(
        '😀',
        '👨‍👩‍👧',
        '漢字',
        'עברית',
        'ﷺ',
        'ҳ',
        'oʻ',
        '\u202e',
        '\ud800',
        '\n',
        '\t',
        '\u00ad',
        '\u0000',
      ),
      fc.constantFrom('\u0301'.repeat(40), 'Щ'.repeat(90), 'x x '.repeat(40), '漢'.repeat(60), '\n'.repeat(50)),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

it('the PDF draws any text at its measured height without adding pages', () => {
  const sheet = new Sheet({ title: '', author: '', language: 'ru', at: new Date(TIME) });
  fc.assert(
    fc.property(hostile, fc.constantFrom(60, 200, WIDTH), fc.constantFrom('text', 'bold'), (text, width, weight) => {
      const height = sheet.heightOf(text, width, { weight });
      expect(sheet.write(text, { x: LEFT, y: TOP, width }, { weight })).toBeCloseTo(height, 6);
      expect(height).toBeGreaterThanOrEqual(0);
      expect(sheet.pdf.bufferedPageRange().count).toBe(1);
    }),
    { numRuns: 300 },
  );
});

it('the PDF has language and structure tags for screen readers', async () => {
  const findings = [finding('Колодки', 'Стёрты')];
  const bytes = await drawPdf(paper({ lines: [line('Мойка')], findings }, ['Yolda']));
  const text = Buffer.from(bytes).toString('latin1');
  expect(text).toMatch(/\/Lang \(ru\)/);
  expect(text).toMatch(/\/Marked true/);
  for (const role of ['Document', 'H1', 'P', 'Figure']) expect(text).toContain(`/S /${role}\n`);
});

it('the PDF can be drawn with any text', async () => {
  const texts = fc.array(hostile, { minLength: 8, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(texts, async ([name, work, title, note, car, plate, address, company]) => {
      const [lines, findings] = [[line(work ?? '')], [finding(title ?? '', note)]];
      const given = { name, lines, findings, car, plate, branch_address: address } as Partial<Visit>;
      expect((await drawPdf(paper(given, [company ?? '']))).subarray(0, 5)).toEqual(new TextEncoder().encode('%PDF-'));
    }),
    { numRuns: 20 },
  );
});

it('the PDF shows a question mark for a missing glyph', async () => {
  const [page] = pdfPages(await drawPdf(paper({ lines: [line('Мойка 🚗 洗'), line('oʻng gʻildirak')] })));
  expect(page).toContain('Мойка ? ?');
  expect(page).toContain('oʻng gʻildirak');
});

it('the PDF keeps a heading on the page of its content', async () => {
  const { findings: heading, photos: pictures } = PDF_TEXTS.ru;
  for (let count = 12; count <= 24; count++) {
    const lines = Array.from({ length: count }, (_, at) => line(`Работа ${at}`));
    const findings = [{ ...finding('Тормозные колодки', 'Осталось три миллиметра. '.repeat(12)), photos: [null] }];
    const pages = pdfPages(await drawPdf(paper({ lines, findings, photos: [null] })));
    const having = (text: string) => pages.findIndex((page) => page.includes(text));
    expect([count, having(heading)]).toEqual([count, having('Тормозные колодки')]);
    expect(pages[having(pictures)]?.split(pictures)[1]).toContain(PDF_TEXTS.ru.unreadable);
  }
});

it('the PDF continues a long note on the next page', async () => {
  const note = Array.from({ length: 120 }, (_, at) => `абзац ${at}.`).join('\r\n');
  const pages = pdfPages(await drawPdf(paper({ findings: [finding('Подвеска', note)] })));
  expect(pages.length).toBeGreaterThan(2);
  const paragraphs = pages.join(' ').match(/абзац \d+\./g);
  expect(paragraphs).toEqual(note.split('\r\n'));
});
