import { asc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { BranchRef } from '#contract/common';
import { IMPORT_MAX_BYTES } from '#contract/rules/deskLimits';
import { deskImportsCalls, type Import } from '#contract/stock';
import type { Database } from '../../platform/db/database';
import { parts, stock } from '../../platform/db/schema/catalog';
import { inLanguage } from '../../platform/db/schema/columns';
import { branches } from '../../platform/db/schema/company';
import { imports } from '../../platform/db/schema/imports';

import { ApiFailure } from '../../platform/http/errors';
import type { Language } from '../../platform/language';
import { WindowCounts } from '../../platform/limits/windowCounts';
import { actorOf } from '../../staff/audit/record';
import { registerDeskCall } from '../../staff/deskCalls';
import { isInScope, type Scope } from '../../staff/scope';
import type { SignedIn } from '../../staff/signedIn';
import { acceptUploads, uploadQueue } from '../../staff/uploads';
import { tableCsv } from '../prices/priceFiles';
import { applyImport, undoImport } from './apply';
import { checkImport } from './check';
import { importErrors } from './errorFile';
import type { BranchNames } from './headers';
import { refused, spreadsheetReader } from './reader';
import type { SheetOptions } from './sheet';
import { dropReplaced, listImportRows, listImports, readFile, readImport, storeSheet } from './store';

type Branch = BranchNames & { name: Record<Language, string> };

async function branchesOf(db: Database, scope: Scope): Promise<Branch[]> {
  const all = await db
    .select({ id: branches.id, slug: branches.slug, name: branches.name })
    .from(branches)
    .orderBy(asc(branches.position), asc(branches.id));
  const brand = commonWord(all.map(({ name }) => name.ru));
  return all
    .filter(({ id }) => isInScope(scope, id))
    .map(({ id, slug, name }) => ({
      id,
      name,
      names: [name.ru, name.uz, slug, ...shortNames([name.ru, name.uz], brand)],
    }));
}

/** Returns the first word that all names share, the brand, which suppliers omit (`Мирабад` for `Yolda Мирабад`). */
function commonWord(names: readonly string[]): string {
  const [first = '', ...others] = names.map((name) => name.split(' ')[0] ?? '');
  return others.length > 0 && others.every((word) => word === first) ? first : '';
}

const shortNames = (names: readonly string[], brand: string): string[] =>
  brand === '' ? [] : names.filter((name) => name.startsWith(`${brand} `)).map((name) => name.slice(brand.length + 1));

const branchRefs = (all: readonly Branch[], language: Language): BranchRef[] =>
  all.map(({ id, name }) => ({ id, name: name[language] }));

const TEXTS = {
  ru: {
    title: 'Цены и остатки',
    columns: ['ID на сайте', 'Номер', 'Запчасть', 'Производитель', 'Цена, сум'],
    stock: 'Остаток',
  },
  uz: {
    title: 'Narxlar va qoldiqlar',
    columns: ['Saytdagi ID', 'Raqami', 'Ehtiyot qism', 'Ishlab chiqaruvchi', 'Narxi, soʻm'],
    stock: 'Qoldiq',
  },
} as const satisfies Record<Language, object>;

async function importTemplate(db: Database, branches: readonly Branch[], language: Language): Promise<string> {
  const rows = await db
    .select({
      id: parts.id,
      mpn: parts.mpn,
      name: inLanguage(parts.name, language),
      manufacturer: parts.manufacturer,
      price: parts.price,
      onHand: sql<Record<string, number>>`(select coalesce(jsonb_object_agg(${stock.branchId}, ${stock.onHand}), '{}')
        from ${stock} where ${stock.partId} = ${parts.id})`,
    })
    .from(parts)
    .orderBy(asc(parts.position), asc(parts.id));
  const { title, columns, stock: left } = TEXTS[language];
  return tableCsv({
    title,
    columns: [
      ...columns.map((name, at) => ({ title: name, width: 20, ...(at === 4 && { isNumber: true as const }) })),
      ...branches.map(({ name }) => ({ title: `${left}: ${name[language]}`, width: 14, isNumber: true as const })),
    ],
    rows: rows.map(({ id, mpn, name, manufacturer, price, onHand }) => [
      String(id),
      mpn,
      name,
      manufacturer,
      price,
      ...branches.map((branch) => String(onHand[branch.id] ?? 0)),
    ]),
  });
}

/** Maximum file readings per person and process, because each occupies the shared queue for seconds. */
const MAX_READINGS_PER_HOUR = 60;
const HOUR_MS = 60 * 60_000;

export async function importRoutes(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    acceptUploads(scope, {
      url: '/api/desk/imports',
      maxBytes: IMPORT_MAX_BYTES,
      tooHeavy: () => refused('import_too_heavy'),
    });
    const enqueue = uploadQueue({ maxWaiting: 6, maxOfOne: 3 });
    const readings = new WindowCounts(HOUR_MS);
    const readSheet = spreadsheetReader(scope);
    const countRead = ({ id }: SignedIn) => {
      const { count, ttl } = readings.add(String(id));
      if (count > MAX_READINGS_PER_HOUR) throw new ApiFailure(429, 'too_many_requests', { retryAfter: ttl / 1_000 });
    };

    registerDeskCall(scope, deskImportsCalls.uploadImport).handledBy(async ({ db, query, request, me, language }) => {
      const { upload } = request;
      if (!upload || upload.length === 0) throw refused('import_empty');
      countRead(me);
      const id = await enqueue(String(me.id), async () =>
        storeSheet(db, {
          name: nameOf(query.name),
          file: upload,
          sheet: await readSheet({ bytes: upload, asked: {} }),
          by: me.id,
          branches: await branchesOf(db, me.scope),
        }),
      );
      return certain(db, id, { me, language });
    });

    registerDeskCall(scope, deskImportsCalls.listImports).handledBy(({ db, query }) => listImports(db, query.before));

    registerDeskCall(scope, deskImportsCalls.importTemplate).handledBy(async ({ db, query, reply, me, language }) => {
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="yolda-prices-import.csv"');
      return importTemplate(db, await branchesOf(db, me.scope), query.lang ?? language);
    });

    registerDeskCall(scope, deskImportsCalls.readImport).handledBy(({ db, params, me, language }) =>
      certain(db, params.id, { me, language }),
    );

    registerDeskCall(scope, deskImportsCalls.listImportRows).handledBy(async ({ db, params, query, language }) => {
      const rows = await listImportRows(db, params.id, query, language);
      if (!rows) throw new ApiFailure(404, 'not_found');
      return rows;
    });

    registerDeskCall(scope, deskImportsCalls.importErrors).handledBy(async ({ db, params, query, reply, language }) => {
      const file = await importErrors(db, params.id, query.lang ?? language);
      if (file === null) throw new ApiFailure(404, 'not_found');
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="yolda-import-${params.id}-errors.csv"`);
      return file;
    });

    registerDeskCall(scope, deskImportsCalls.rereadImport).handledBy(async ({ db, params, body, me, language }) => {
      countRead(me);
      const id = await enqueue(String(me.id), async () => {
        const [one] = await db
          .select({ name: imports.name, state: imports.state })
          .from(imports)
          .where(eq(imports.id, params.id));
        if (!one) throw new ApiFailure(404, 'not_found');
        const file = await readFile(db, params.id);
        if (file === null || one.state === 'reading') throw new ApiFailure(409, 'import_file_gone');
        const sheet = await readSheet({ bytes: file, asked: body satisfies SheetOptions });
        const again = await storeSheet(db, {
          name: one.name,
          file,
          sheet,
          by: me.id,
          branches: await branchesOf(db, me.scope),
        });
        await dropReplaced(db, params.id);
        return again;
      });
      return certain(db, id, { me, language });
    });

    registerDeskCall(scope, deskImportsCalls.checkImport).handledBy(async ({ db, params, body, me, language }) => {
      const branches = await branchesOf(db, me.scope);
      await enqueue(String(me.id), () => checkImport(db, params.id, body.columns, branches));
      return certain(db, params.id, { me, language });
    });

    registerDeskCall(scope, deskImportsCalls.applyImport).handledBy(
      async ({ db, params, body, request, me, language }) => {
        await applyImport(db, params.id, body.check, { ...actorOf(request), scope: me.scope });
        await app.contentVersion({ fresh: true });
        return certain(db, params.id, { me, language });
      },
    );

    registerDeskCall(scope, deskImportsCalls.undoImport).handledBy(async ({ db, params, request, me, language }) => {
      await undoImport(db, params.id, { ...actorOf(request), scope: me.scope });
      await app.contentVersion({ fresh: true });
      return certain(db, params.id, { me, language });
    });
  });
}

type ImportReader = { me: SignedIn; language: Language };

async function certain(db: Database, id: number, { me, language }: ImportReader): Promise<Import> {
  const found = await readImport(db, id, branchRefs(await branchesOf(db, me.scope), language));
  if (!found) throw new ApiFailure(404, 'not_found');
  return found;
}

const nameOf = (given = ''): string => given.replace(/[\p{Cc}\p{Surrogate}]/gu, '').trim() || 'import';
