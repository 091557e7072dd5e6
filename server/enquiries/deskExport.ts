import { sql } from 'drizzle-orm';
import type { EnquiryRow, EnquiryTotalQuery } from '#contract/enquiries';
import { DESK_EXPORT_MAX } from '#contract/rules/deskLimits';
import { priceXlsx, tableCsv } from '../catalog/prices/priceFiles';
import type { PriceTable } from '../catalog/prices/priceTables';
import type { Database } from '../platform/db/database';
import { ZONE } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import { deskNotes } from '../platform/db/schema/desk';
import type { Language } from '../platform/language';
import { enquiriesOf } from '../staff/scope';
import { conditions, orders } from './deskFilter';
import { type EnquiryReader, rowColumns } from './deskRead';

const TEXTS = {
  ru: {
    title: 'Заявки',
    columns: [
      'Номер',
      'Статус',
      'Раздел',
      'Получена',
      'Ответить до',
      'Первый ответ',
      'Филиал',
      'Исполнитель',
      'Имя',
      'Телефон',
      'Автомобиль',
      'Текст',
      'Заметки',
    ],
    status: {
      new: 'новая',
      in_work: 'в работе',
      waiting: 'ждём клиента',
      done: 'готово',
      refused: 'отказ',
      spam: 'спам',
    },
    section: {
      bookCategor_home: 'запись с главной',
      bookCategor_about: 'запись со страницы о нас',
      shop: 'покупка',
      phone: 'по звонку',
    },
  },
  uz: {
    title: 'Arizalar',
    columns: [
      'Raqam',
      'Holat',
      'Boʻlim',
      'Kelgan',
      'Javob muddati',
      'Birinchi javob',
      'Filial',
      'Masʼul',
      'Ism',
      'Telefon',
      'Avtomobil',
      'Matn',
      'Qaydlar',
    ],
    status: {
      new: 'yangi',
      in_work: 'ishda',
      waiting: 'mijoz kutilmoqda',
      done: 'tayyor',
      refused: 'rad etildi',
      spam: 'spam',
    },
    section: {
      bookCategor_home: 'bosh sahifadan yozilish',
      bookCategor_about: 'biz haqimizda sahifasidan',
      shop: 'xarid',
      phone: 'qoʻngʻiroq orqali',
    },
  },
} as const satisfies Record<Language, object>;
const WIDTHS = [14, 14, 22, 18, 18, 18, 20, 20, 24, 18, 22, 60, 60];
const TIMES = [3, 4, 5];

type Line = Omit<EnquiryRow, 'notes'> & { created: string; due: string; answered: string | null; noted: string | null };

const at = (column: 'created_at' | 'due_at' | 'answered_at') =>
  sql`to_char(request.${sql.raw(column)} at time zone ${ZONE}, 'DD.MM.YYYY HH24:MI')`;

async function tableOf(
  db: Database,
  { order = 'newest', ...filter }: EnquiryTotalQuery,
  { scope, me, language }: EnquiryReader,
): Promise<PriceTable> {
  const { by, side, only } = orders[order];
  const { title, columns, status, section } = TEXTS[language];
  const { rows } = await queryRows<Line>(
    db,
    {
      id: 'number',
      brand: 'text?',
      model: 'text?',
      created_at: 'text',
      reference: 'text',
      version: 'number',
      source: 'text',
      name: 'text',
      branch: 'json?',
      phone: 'text',
      text: 'text',
      status: 'text',
      section: 'text',
      assignee: 'json?',
      due_at: 'text',
      answered_at: 'text?',
      updated_at: 'text',
      created: 'text',
      due: 'text',
      answered: 'text?',
      noted: 'text?',
    },
    sql`
    select ${rowColumns(language)}, request.text, ${at('created_at')} as created, ${at('due_at')} as due,
      ${at('answered_at')} as answered,
      (select string_agg(note.text, E'\\n' order by note.id) from ${deskNotes} note where note.request_id = request.id) as noted
    from ${enquiriesOf(scope)} request where ${only} and ${conditions(filter, { me, scope })}
    order by ${by} ${side}, request.id ${side} limit ${DESK_EXPORT_MAX}`,
  );
  return {
    title,
    columns: columns.map((name, index) => ({
      title: name,
      width: WIDTHS[index] ?? 20,
      ...(TIMES.includes(index) && { isTime: true as const }),
    })),
    rows: rows.map((row) => [
      row.reference,
      status[row.status],
      section[row.section],
      row.created,
      row.due,
      row.answered ?? '',
      row.branch?.name ?? '',
      row.assignee?.name ?? '',
      row.name,
      row.phone,
      [row.brand, row.model].filter(Boolean).join(' '),
      row.text,
      row.noted ?? '',
    ]),
  };
}

const FORMATS = {
  csv: { type: 'text/csv; charset=utf-8', make: async (table: PriceTable) => Buffer.from(tableCsv(table)) },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    make: (table: PriceTable) => priceXlsx([table]),
  },
};

/** Returns the filtered enquiries in scope as a file, and the number of its rows for the audit entry. */
export async function exportFile(
  db: Database,
  query: EnquiryTotalQuery,
  format: keyof typeof FORMATS,
  asking: EnquiryReader,
): Promise<{ type: string; file: Buffer; rows: number }> {
  const table = await tableOf(db, query, asking);
  const { type, make } = FORMATS[format];
  return { type, file: await make(table), rows: table.rows.length };
}
