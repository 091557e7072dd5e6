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
  claimRules,
  finishIndexing,
  isOurTurnToIndex,
  removeDocuments,
  saveDocuments,
  saveWords,
  takeStale,
} from './indexRows';
import { ASKED_FOR, readSearchSources } from './searchSources';

import { SITE_PAGES } from './sitePages';
import type { Spelling } from './spelling';
import { SYNONYMS } from './synonyms';

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves when the search's index has the content as it is, or after a moment. */
    freshSearch(): Promise<void>;
  }
}

/** Entries of one transaction: whoever reads meanwhile waits for no more, the embedded database having one connection. */
const BATCH = 50;

/** Titles of these are sentences. */
const PROSE: readonly SearchKind[] = ['articles', 'questions'];

/** Words that are stored in both languages, and whether as names. */
type KnownSpellings = Map<string, boolean>;

/** Raise it when the code of the rules changes; changed data of theirs are seen. */
const RULES_VERSION = 4;

/** What the documents were made by, as one word. */
const RULES = createHash('sha256')
  .update(
    JSON.stringify([RULES_VERSION, SYNONYMS, NAMES, letters, SITE_PAGES, ASKED_FOR], (_, value: unknown) =>
      value instanceof RegExp ? value.source : value,
    ),
  )
  .digest('base64url');

/**
 * Brings the documents up to date with the content, a batch to a transaction. Costs what has changed, not what there is. False where
 * another process is at it.
 */
export async function refreshSearch(db: Database): Promise<boolean> {
  const known: KnownSpellings = new Map();
  let hasChanged = false;
  for (;;) {
    const since = performance.now();
    const left = await db.transaction(async (tx) => {
      if (!(await isOurTurnToIndex(tx))) return null;
      await claimRules(tx, RULES, [...spellings.values()]);
      const stale = await takeStale(tx, BATCH);
      if (stale.length > 0) await remake(tx, stale, known);
      else if (hasChanged) await finishIndexing(tx);
      return stale.length;
    });
    if (left === null) return false;
    if (left === 0) return true;
    hasChanged = true;
    // The embedded database answers within the process: without a pause there is no turn for sockets, timers and signals, and without one
    // as long as the batch those who read a page would wait for a batch at each of its statements.
    await pause(performance.now() - since);
  }
}

async function remake(tx: Database, stale: readonly { kind: SearchKind; id: number }[], known: KnownSpellings) {
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
  // In one order, so that two processes never wait for each other's words.
  const inOrder = [...found.values()].toSorted((one, other) => (one.word < other.word ? -1 : 1));
  if (inOrder.length > 0) await saveWords(tx, inOrder);
}

/** How long a search waits for an index that is behind; after that it answers with what there is. */
const PATIENCE_MS = 400;

/**
 * `app.freshSearch()` brings the search's index up to date where the content has changed since it was asked last: nothing runs while
 * nobody searches. The first time is when the server begins to listen, since a release may bring other rules.
 */
export const searchIndex = fp(
  async (app: FastifyInstance) => {
    let seen: number | null = null;
    let running: Promise<void> | null = null;

    const refresh = async () => {
      try {
        const version = await app.contentVersion();
        // Another process at it raises the version when it is done.
        if (await refreshSearch(app.db)) seen = version;
      } catch (err) {
        app.log.error({ err }, 'The index of the search was not brought up to date');
      } finally {
        running = null;
      }
    };

    app.decorate('freshSearch', async () => {
      if ((await app.contentVersion()) === seen) return;
      running ??= refresh();
      await Promise.race([running, wait(PATIENCE_MS, undefined, { ref: false })]);
    });
    app.addHook('onListen', async () => {
      running ??= refresh();
    });
    // The database closes after this: a batch that runs is waited for.
    app.addHook('onClose', async () => {
      await running;
    });
  },
  { name: 'searchIndex', dependencies: ['contentVersion'] },
);
