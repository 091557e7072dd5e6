import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { type ContentValue, type Fields, isItem } from '#contract/content/fields';
import type { Problems } from '#contract/content/problems';
import type { PictureSize } from '#contract/rules/pictures';
import type { Database } from '../../platform/db/database';
import { pictureRenders } from '../../platform/db/schema/pictures';
import { projectRoot } from '../../platform/files';
import { ApiFailure } from '../../platform/http/errors';
import { fieldTexts } from '../../platform/http/errorTexts';
import type { Language } from '../../platform/language';

export const writingTexts = {
  slug: {
    ru: 'Только латинские буквы, цифры и дефис, до 60 знаков.',
    uz: 'Faqat lotin harflari, raqamlar va defis, 60 ta belgigacha.',
  },
  phone: { ru: 'Нужно девять цифр после +998.', uz: '+998 dan keyin toʻqqizta raqam kerak.' },
  money: {
    ru: 'Цена пишется цифрами: 250\u00a0000 или 250\u00a0000,50.',
    uz: 'Narx raqamlar bilan yoziladi: 250\u00a0000 yoki 250\u00a0000,50.',
  },
  zero: {
    ru: 'Цена должна быть больше нуля. Если цены нет, оставьте поле пустым.',
    uz: 'Narx noldan katta boʻlsin. Narx boʻlmasa, maydonni boʻsh qoldiring.',
  },
  edition: {
    ru: 'Текст изменился: поставьте номер редакции больше прежнего. Люди соглашались с прежним текстом.',
    uz: 'Matn oʻzgardi: tahrir raqamini oldingisidan katta qiling. Odamlar oldingi matnga rozilik bergan.',
  },
  date: { ru: 'Такого дня в календаре нет.', uz: 'Taqvimda bunday kun yoʻq.' },
  early: { ru: 'Последний день не может быть раньше первого.', uz: 'Oxirgi kun birinchisidan oldin boʻlolmaydi.' },
  link: {
    ru: 'Ссылка начинается с https:// и пишется без пробелов.',
    uz: 'Havola https:// bilan boshlanadi va boʻshliqsiz yoziladi.',
  },
  page: {
    ru: 'Нужна ссылка с https:// или страница сайта, например /shop.',
    uz: 'https:// bilan havola yoki sayt sahifasi kerak, masalan /shop.',
  },
  mail: {
    ru: 'Нужна почта, например info@yolda.uz, или ссылка с https://.',
    uz: 'Pochta, masalan info@yolda.uz, yoki https:// bilan havola kerak.',
  },
  picture: {
    ru: 'Адрес картинки начинается с /media/. Проще загрузить файл.',
    uz: 'Rasm manzili /media/ bilan boshlanadi. Faylni yuklash osonroq.',
  },
  times: {
    ru: 'Укажите, во сколько открывается и во сколько закрывается. Это разное время.',
    uz: 'Qachon ochilishi va qachon yopilishini koʻrsating. Bu ikki xil vaqt.',
  },
  overlap: {
    ru: 'Часы пересекаются или идут не по порядку. Следующее время начинается после перерыва.',
    uz: 'Soatlar ustma-ust tushgan yoki tartibi buzilgan. Keyingi vaqt tanaffusdan soʻng boshlanadi.',
  },
  booked: {
    ru: 'На этом посту есть записи: {limit}. Перенесите или отмените их, затем меняйте филиал.',
    uz: 'Bu postda yozuvlar bor: {limit}. Avval ularni koʻchiring yoki bekor qiling, keyin filialni oʻzgartiring.',
  },
  video: {
    ru: 'Нужен адрес видео целиком, например https://youtu.be/…',
    uz: 'Video manzili toʻliq kerak, masalan https://youtu.be/…',
  },
  place: {
    ru: 'Нужны оба числа: широта от −90 до 90 и долгота от −180 до 180.',
    uz: 'Ikkala son ham kerak: kenglik −90 dan 90 gacha, uzunlik −180 dan 180 gacha.',
  },
} as const satisfies Record<string, Record<Language, string>>;

export class ContentChanged extends Error {
  override name = 'ContentChanged';
  constructor(readonly asked: ContentValue | null) {
    super('The item was changed meanwhile');
  }
}

export class ContentRefused extends Error {
  override name = 'ContentRefused';
  constructor(readonly problems: Problems) {
    super('The value is refused');
  }
}

export const refuseProblems = (problems: Problems): void => {
  if (Object.keys(problems).length > 0) throw new ContentRefused(problems);
};

const texts = { ...fieldTexts, ...writingTexts };

export const problemTexts = (problems: Problems, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).map(([field, { code, limit }]) => [
      field,
      texts[code][language].replace('{limit}', String(limit)),
    ]),
  );

/** SQLSTATEs of a lost race: unique violation and deadlock. The editor gets a 409 and retries. */
const RACES = new Set(['23505', '40P01']);

export function failureOf(error: unknown, language: Language): unknown {
  if (error instanceof ContentRefused) {
    const texts = Object.entries(problemTexts(error.problems, language));
    return new ApiFailure(400, 'validation', { errors: Object.fromEntries(texts.map(([at, text]) => [at, [text]])) });
  }
  const code = error instanceof Error ? (error.cause as { code?: unknown } | undefined)?.code : undefined;
  return typeof code === 'string' && RACES.has(code) ? new ApiFailure(409, 'conflict', { cause: error }) : error;
}

type Shown = { path: string; address: string; place: PictureSize | null };

function shownIn(fields: Fields, value: ContentValue, before = ''): Shown[] {
  return Object.entries(fields).flatMap(([name, field]): Shown[] => {
    const given = value[name];
    if (field.type === 'group' && Array.isArray(given))
      return given.flatMap((one, at) => (isItem(one) ? shownIn(field.fields, one, `${before}${name}.${at}.`) : []));
    if (field.type !== 'picture' || typeof given !== 'string' || given === '') return [];
    const { width, height, drawing } = field;
    return [{ path: before + name, address: given, place: drawing ? null : { width, height } }];
  });
}

const UPLOADED = /^\/media\/p\/([0-9a-f]{20})\.(\d{1,5})x(\d{1,5})\.webp$/;

/** Returns a problem for each picture path without a file in public/ or an uploaded rendition of the required size. */
export async function pictureProblems(db: Database, fields: Fields, value: ContentValue): Promise<Problems> {
  const found: Problems = {};
  for (const { path, address, place } of shownIn(fields, value)) {
    const [, hash, width, height] = UPLOADED.exec(address) ?? [];
    const isThere =
      hash === undefined
        ? existsSync(join(projectRoot(), 'public', address))
        : isCutFor(place, Number(width), Number(height)) && (await isRendered(db, hash, Number(width), Number(height)));
    if (!isThere) found[path] = { code: 'choice' };
  }
  return found;
}

const isCutFor = (place: PictureSize | null, width: number, height: number): boolean =>
  place === null || height === Math.max(1, Math.round((width * place.height) / place.width));

const isRendered = async (db: Database, hash: string, width: number, height: number): Promise<boolean> =>
  (await db.$count(
    pictureRenders,
    and(eq(pictureRenders.hash, hash), eq(pictureRenders.width, width), eq(pictureRenders.height, height)),
  )) > 0;
