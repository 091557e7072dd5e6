import { createHash } from 'node:crypto';
import { setTimeout as pause, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import * as letters from '#contract/rules/foldLetters';
import { SEARCH_KINDS } from '#contract/rules/limits';
import type { SearchKind } from '#contract/search';
import type { Database } from '../../platform/db/database';
import { NAMES, spellings } from './concepts';
import { documentOf } from './document';
import {
  claimIndexing,
  claimRules,
  claimStale,
  finishIndexing,
  removeDocuments,
  saveDocuments,
  saveWords,
} from './indexRows';
import { HIDDEN_TERMS, readSearchSources } from './searchSources';

import { SITE_PAGES } from './sitePages';
import type { Spelling } from './spelling';
import { SYNONYMS } from './synonyms';

declare module 'fastify' {
  interface FastifyInstance {
    freshSearch(): Promise<void>;
  }
}

/** Entries per transaction: readers wait for a batch, because the embedded database has one connection. */
const BATCH = 50;

const PROSE: readonly SearchKind[] = ['articles', 'questions'];

type KnownSpellings = Map<string, boolean>;

/** Increase this number when the indexing code changes, so that all entries are reindexed. */
const RULES_VERSION = 5;

const RULES = createHash('sha256')
  .update(
    JSON.stringify([RULES_VERSION, SYNONYMS, NAMES, letters, SITE_PAGES, HIDDEN_TERMS], (_, value: unknown) =>
      value instanceof RegExp ? value.source : value,
    ),
  )
  .digest('base64url');

/** Indexes stale entries in batches. Returns false if another process is indexing. */
export async function refreshSearch(db: Database): Promise<boolean> {
  const known: KnownSpellings = new Map();
  let hasChanged = false;
  for (;;) {
    const since = performance.now();
    const remaining = await db.transaction(async (tx) => {
      if (!(await claimIndexing(tx))) return null;
      await claimRules(tx, RULES, [...spellings.values()]);
      const stale = await claimStale(tx, BATCH);
      if (stale.length > 0) await rebuild(tx, stale, known);
      else if (hasChanged) await finishIndexing(tx);
      return stale.length;
    });
    if (remaining === null) return false;
    if (remaining === 0) return true;
    hasChanged = true;
    // Pauses as long as the batch took, because the embedded database blocks this process.
    await pause(performance.now() - since);
  }
}

async function rebuild(tx: Database, stale: readonly { kind: SearchKind; id: number }[], known: KnownSpellings) {
  const found = new Map<string, Spelling>();
  for (const kind of SEARCH_KINDS) {
    const ids = stale.flatMap((entry) => (entry.kind === kind ? [entry.id] : []));
    if (ids.length === 0) continue;
    const sources = await readSearchSources(tx, kind, ids);
    const documents = sources.map((source) => documentOf(source, !PROSE.includes(kind)));
    if (documents.length > 0) await saveDocuments(tx, kind, documents);
    const gone = ids.filter((id) => !documents.some((document) => document.id === id));
    if (gone.length > 0) await removeDocuments(tx, kind, gone);
    for (const document of documents) {
      for (const { word, ru, uz, isName } of document.spellings) {
        if (known.has(word) && (known.get(word) || !isName)) continue;
        const spelling = found.get(word) ?? { word, ru: null, uz: null, isName };
        spelling.ru ??= ru;
        spelling.uz ??= uz;
        spelling.isName ||= isName;
        found.set(word, spelling);
        if (spelling.ru && spelling.uz) known.set(word, spelling.isName);
      }
    }
  }
  // A fixed order of rows prevents deadlocks between processes.
  const inOrder = [...found.values()].toSorted((one, other) => (one.word < other.word ? -1 : 1));
  if (inOrder.length > 0) await saveWords(tx, inOrder);
}

const TIMEOUT_MS = 400;

/**
 * `freshSearch()` updates the search index if the content has changed. The index is also updated at start, because a
 * release may change how words are indexed.
 */
export const searchIndex = fp(
  async (app: FastifyInstance) => {
    let seen: number | null = null;
    let running: Promise<void> | null = null;

    const refresh = async () => {
      try {
        const version = await app.contentVersion();
        if (await refreshSearch(app.db)) seen = version;
      } catch (err) {
        app.log.error({ err }, 'search index update failed');
      } finally {
        running = null;
      }
    };

    app.decorate('freshSearch', async () => {
      if ((await app.contentVersion()) === seen) return;
      running ??= refresh();
      await Promise.race([running, wait(TIMEOUT_MS, undefined, { ref: false })]);
    });
    app.addHook('onListen', async () => {
      running ??= refresh();
    });
    app.addHook('onClose', async () => {
      await running;
    });
  },
  { name: 'searchIndex', dependencies: ['contentVersion'] },
);
