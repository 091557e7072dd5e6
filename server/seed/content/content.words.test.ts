// Relative import: `artwork` is a separate package, and only this test needs one of its files.
import { brakePads } from '../../../artwork/film/brakePads';
import { type FoundText, textsIn } from '../../testing/localizedTexts';
import type { Localized } from '../types';
import { articleCategories, articles, articleTags } from './articles/articles';
import { documents } from './documents/documents';
import { faq } from './faq';
import {
  aboutBanners,
  aboutUs,
  advantages,
  banners,
  facts,
  pageHeroes,
  promos,
  servicesIntro,
  videos,
} from './pageBlocks';

import { services } from './services/services';

const lists = {
  aboutBanners,
  aboutUs,
  advantages,
  articleCategories,
  articles,
  articleTags,
  banners,
  documents,
  facts,
  faq,
  promos,
  servicesIntro,
  videos,
};

const texts = textsIn(lists, 'content');

test('the checks below read all texts of demo content', () => {
  const blocks = articles.reduce((sum, article) => sum + article.blocks.length, 0);
  expect(texts.length).toBeGreaterThan(articles.length + blocks * 2 + faq.length * 2);
});

describe('ids, slugs and titles of demo content', () => {
  test.each(Object.entries(lists))('%s: ids are positive and unique, slugs are unique', (_name, list) => {
    const ids = list.map((entry) => entry.id);
    expect(ids.every((id) => Number.isInteger(id) && id > 0)).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    const slugs = list.flatMap((entry) => ('slug' in entry ? [entry.slug] : []));
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  test('titles of articles and questions are unique in each language', () => {
    for (const language of ['ru', 'uz'] as const) {
      const titles = articles.map((article) => article.title[language]);
      const questions = faq.map((entry) => entry.question[language]);
      expect(new Set(titles).size).toBe(titles.length);
      expect(new Set(questions).size).toBe(questions.length);
    }
  });
});

describe('demo articles', () => {
  test('there are 26 articles, in 6 categories and with 12 tags, each of which is used', () => {
    expect(articles).toHaveLength(26);
    expect(articleCategories).toHaveLength(6);
    expect(articleTags).toHaveLength(12);
    expect(new Set(articles.map((article) => article.category))).toEqual(slugsOf(articleCategories));
    expect(new Set(articles.flatMap((article) => article.tags))).toEqual(slugsOf(articleTags));
  });

  test.each(articles)('$slug has a valid date of the last 14 months, and 3-5 blocks of 2-5 sentences', (article) => {
    expect(new Date(`${article.publishedDate}T00:00:00Z`).toISOString().slice(0, 10)).toBe(article.publishedDate);
    expect(article.publishedDate >= '2025-09-01' && article.publishedDate <= '2026-11-20').toBe(true);
    expect(new Set(article.tags).size).toBe(article.tags.length);
    expect(article.blocks.length).toBeGreaterThanOrEqual(3);
    expect(article.blocks.length).toBeLessThanOrEqual(5);
    const wrong: string[] = [];
    for (const { title, info } of article.blocks) {
      for (const language of ['ru', 'uz'] as const) {
        const sentences = info[language].split(/[.!?]\s/).length;
        if (sentences < 2 || sentences > 5) wrong.push(`${title[language]}: ${sentences} sentences`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('are ordered oldest first, one a day, with ids in that order', () => {
    const dates = articles.map((article) => article.publishedDate);
    expect(dates).toEqual([...new Set(dates)].toSorted());
    expect(articles.map((article) => article.id)).toEqual(articles.map((_, index) => index + 1));
  });

  test('each article has a picture, and blocks use existing pictures of articles and services', () => {
    const known = new Set([...articles, ...services].map((entry) => entry.photo));
    expect(articles.map((article) => article.photo)).toEqual(
      articles.map((article) => `/media/articles/${article.slug}.960x640.webp`),
    );
    const shown = articles.flatMap((article) => article.blocks.flatMap((block) => block.photo ?? []));
    expect(shown.filter((photo) => !known.has(photo))).toEqual([]);
  });
});

describe('other demo content', () => {
  test('banners link to the service that they advertise', () => {
    expect(Object.fromEntries(banners.map((banner) => [banner.slug, banner.link]))).toEqual({
      'winter-tyres': serviceLink('tyre-fitting'),
      'engine-diagnostics': serviceLink('computer-diagnostics'),
      'oil-service': serviceLink('oil-change'),
      'parts-shop': '/shop',
    });
  });

  test('the counters on the home page include numbers below a thousand, in thousands and in millions', () => {
    const counts = facts[0]?.items.map((item) => item.count) ?? [];
    expect(counts).toHaveLength(4);
    expect(counts[0]).toBeLessThan(1000);
    expect(counts[1]).toBeGreaterThanOrEqual(1000);
    expect(counts[1]).toBeLessThan(1_000_000);
    expect(counts[2]).toBeGreaterThan(1_000_000);
  });

  test('has 12 questions, 4 banners, 2 promo cards, an active and a disabled about banner, and the film of artwork/', () => {
    expect([faq.length, banners.length, promos.length]).toEqual([12, 4, 2]);
    expect(aboutBanners.map((banner) => banner.disabled)).toEqual([false, true]);
    expect(videos.length).toBeGreaterThan(0);
    expect(videos.map(({ video }) => /src="([^"]+)"/.exec(video)?.[1])).toEqual([`/media/${brakePads.file}`]);
  });

  test('picture names contain their size', () => {
    const photos = [
      ...Object.values(pageHeroes),
      ...[aboutUs, aboutBanners, articles, banners, promos, servicesIntro].flat().map((entry) => entry.photo),
    ];
    expect(photos.filter((photo) => !/^\/media\/[a-z]+\/[a-z0-9-]+\.\d+x\d+\.webp$/.test(photo))).toEqual([]);
  });
});

describe('language of demo content', () => {
  test('texts of both languages exist, are trimmed and have no double spaces', () => {
    expect(texts.filter(({ text }) => isUntidy(text.ru) || isUntidy(text.uz))).toEqual([]);
  });

  test('Uzbek texts contain no Cyrillic, U+02BB only in oʻ gʻ, and U+02BC elsewhere', () => {
    const wrong = /\p{Script=Cyrillic}|['’‘`´]|[oOgG]ʼ|(?<![oOgG])ʻ|ʼ(?!\p{L})|(?<!\p{L})ʼ/u;
    expect(found(texts, 'uz', wrong)).toEqual([]);
  });

  test('Russian texts contain no Latin look-alikes, neither inside a word nor as a word', () => {
    const mixed = /\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}/u;
    const alone = /(?<![\p{L}\d.])[aceiopxyAO](?![\p{L}\d-])/u;
    expect(found(texts, 'ru', mixed)).toEqual([]);
    expect(found(texts, 'ru', alone)).toEqual([]);
    expect(found(texts, 'ru', /['’‘`´ʻʼ]/)).toEqual([]);
  });

  test('Russian texts are Cyrillic and differ from the Uzbek ones', () => {
    expect(texts.filter(({ text }) => cyrillicLetters(text.ru) < 3)).toEqual([]);
    expect(texts.filter(({ text }) => text.ru === text.uz)).toEqual([]);
  });

  test('texts of both languages contain the same numbers', () => {
    const differing = texts.filter(({ text }) => figuresIn(text.ru) !== figuresIn(text.uz));
    expect(differing.map(({ where, text }) => `${where}: ${figuresIn(text.ru)} | ${figuresIn(text.uz)}`)).toEqual([]);
  });
});

function serviceLink(slug: string): string {
  return `/services/singl-services/${services.find((entry) => entry.slug === slug)?.id}`;
}

function isUntidy(text: string): boolean {
  return text === '' || text !== text.trim() || / {2}|[ \t]\n/.test(text);
}

function cyrillicLetters(text: string): number {
  return text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
}

function figuresIn(text: string): string {
  return (text.match(/\d+(?:[.,]\d+)*/g) ?? []).toSorted().join(' ');
}

function slugsOf(entries: { slug: string }[]): Set<string> {
  return new Set(entries.map((entry) => entry.slug));
}

function found(all: FoundText[], language: keyof Localized, pattern: RegExp): string[] {
  return all.flatMap(({ where, text }) => {
    const match = pattern.exec(text[language]);
    return match ? [`${where}: …${text[language].slice(Math.max(0, match.index - 15), match.index + 15)}…`] : [];
  });
}
