import { ARTICLE_PATH, FEED_PATH } from '../../contract/pagePaths';
import { summaryOf } from '../../contract/summary';
import type { Language } from '../http/language';
import type { FeedArticle } from '../repositories/feed';
import { addressIn } from './addresses';
import { XML_DECLARATION, xmlText } from './xml';

export const FEED_LENGTH = 20;

const TEXTS: Record<Language, { title: string; description: string }> = {
  ru: {
    title: 'Блог Yolda: советы мастеров об уходе за машиной',
    description: 'Новые статьи мастеров Yolda: уход за машиной, подготовка к сезону и дороге, выбор запчастей.',
  },
  uz: {
    title: 'Yolda blogi: ustalarning avtomobil parvarishi haqidagi maslahatlari',
    description:
      'Yolda ustalarining yangi maqolalari: avtomobil parvarishi, mavsumga va yoʻlga tayyorgarlik, ehtiyot qism tanlash.',
  },
};

/** Midnight in Tashkent, in the form of RFC 822 that RSS asks for. */
const publishedAt = (day: string) => new Date(`${day}T00:00:00+05:00`).toUTCString();

/** RSS 2.0: https://www.rssboard.org/rss-specification */
export const feedOf = (siteUrl: string, articles: readonly FeedArticle[], language: Language): string => {
  const { title, description } = TEXTS[language];
  const link = (path: string) => xmlText(addressIn(siteUrl, path, language));
  const items = articles.map(
    (article) =>
      `<item><title>${xmlText(article.title)}</title><link>${link(`${ARTICLE_PATH}/${article.id}`)}</link>` +
      `<guid isPermaLink="true">${link(`${ARTICLE_PATH}/${article.id}`)}</guid>` +
      `<pubDate>${publishedAt(article.published)}</pubDate>` +
      (article.category ? `<category>${xmlText(article.category)}</category>` : '') +
      `<description>${xmlText(summaryOf(article.text))}</description></item>\n`,
  );
  return (
    `${XML_DECLARATION}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n` +
    `<title>${xmlText(title)}</title><link>${link('/blog')}</link><description>${xmlText(description)}</description>` +
    `<language>${language}</language><atom:link href="${link(FEED_PATH)}" rel="self" type="application/rss+xml"/>\n` +
    `${items.join('')}</channel></rss>\n`
  );
};
