import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { importRows, imports } from '../../platform/db/schema/imports';
import type { Language } from '../../platform/language';
import { tableCsv } from '../prices/priceFiles';
import type { Problem } from './parts';
import { breathe } from './sheet';
import { BATCH } from './store';

type Texts = { title: string; line: string; reason: string; problems: Record<Problem, string> };

const TEXTS: Record<Language, Texts> = {
  ru: {
    title: 'Ошибки',
    line: 'Строка файла',
    reason: 'Что исправить',
    problems: {
      no_number: 'нет номера запчасти',
      unknown: 'такого номера на сайте нет',
      ambiguous: 'этот номер у нескольких запчастей',
      mismatch: 'ID и номер от разных запчастей',
      duplicate: 'эта запчасть есть в файле ещё раз',
      not_a_price: 'это не цена',
      negative: 'число меньше нуля',
      zero: 'цена ноль',
      too_large: 'слишком большая цена',
      formula: 'в ячейке формула без готового числа',
      cell_error: 'в ячейке ошибка',
      date: 'в ячейке дата',
      boolean: 'в ячейке логическое значение',
      too_long: 'слишком длинный текст в ячейке',
      draft: 'у запчасти есть черновик со своей ценой',
      unknown_branch: 'такого филиала нет, или он не ваш',
      not_a_quantity: 'это не количество',
      reserved: 'отложено для клиентов больше, чем останется',
      changed: 'запчасть изменили после проверки',
    },
  },
  uz: {
    title: 'Xatolar',
    line: 'Fayl qatori',
    reason: 'Nimani tuzatish kerak',
    problems: {
      no_number: 'ehtiyot qism raqami yoʻq',
      unknown: 'saytda bunday raqam yoʻq',
      ambiguous: 'bu raqam bir nechta ehtiyot qismda bor',
      mismatch: 'ID va raqam boshqa-boshqa ehtiyot qismlarniki',
      duplicate: 'bu ehtiyot qism faylda yana bor',
      not_a_price: 'bu narx emas',
      negative: 'son noldan kichik',
      zero: 'narx nolga teng',
      too_large: 'narx juda katta',
      formula: 'katakda tayyor soni yoʻq formula bor',
      cell_error: 'katakda xato bor',
      date: 'katakda sana bor',
      boolean: 'katakda mantiqiy qiymat bor',
      too_long: 'katakdagi matn juda uzun',
      draft: 'ehtiyot qismning oʻz narxi yozilgan qoralamasi bor',
      unknown_branch: 'bunday filial yoʻq yoki u sizniki emas',
      not_a_quantity: 'bu miqdor emas',
      reserved: 'mijozlar uchun olib qoʻyilgani qoladiganidan koʻp',
      changed: 'ehtiyot qism tekshiruvdan keyin oʻzgartirilgan',
    },
  },
};

/** Returns the rows with errors as CSV with line number, reason and cells, or null for an unknown import. */
export async function importErrors(db: Database, id: number, language: Language): Promise<string | null> {
  const [one] = await db.select({ header: imports.header }).from(imports).where(eq(imports.id, id));
  if (!one) return null;
  const { title, line, reason, problems } = TEXTS[language];
  const rows: string[][] = [];
  for (let after = 0; ; ) {
    const page = await db
      .select({ line: importRows.line, cells: importRows.cells, problem: importRows.problem })
      .from(importRows)
      .where(and(eq(importRows.importId, id), eq(importRows.state, 'error'), gt(importRows.line, after)))
      .orderBy(asc(importRows.line))
      .limit(2 * BATCH);
    for (const row of page)
      rows.push([
        String(row.line),
        row.problem ? problems[row.problem] : '',
        ...one.header.map((_title, at) => row.cells[at] ?? ''),
      ]);
    const last = page.at(-1);
    if (!last) break;
    after = last.line;
    await breathe();
  }
  return tableCsv({ title, columns: [line, reason, ...one.header].map((name) => ({ title: name, width: 20 })), rows });
}
