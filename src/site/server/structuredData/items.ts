import type { BlogPosting, FAQPage, Product, Service, WebPage } from 'schema-dts';
import { getFaq } from '#api/generated/about';
import { getArticle } from '#api/generated/blog';
import { getPart } from '#api/generated/catalog';
import { getDocument } from '#api/generated/company';
import { getServiceReviews } from '#api/generated/reviews';
import { getService } from '#api/generated/service';
import { midnightOf, zonedAt } from '#contract/rules/clock';
import { pagePath } from '#contract/rules/pages';
import { summaryOf } from '#contract/rules/text';
import { SITE_NAME } from '#shared/head/headTags';
import { companyId, type DataContext, pageUrl, pictureUrls, ratingOf } from './context';

const CURRENCY = 'UZS';
const isPrice = (price: string | undefined): price is string => /^\d+(\.\d+)?$/.test(price ?? '');

export const product = (context: DataContext, id: number): Product[] => {
  const { state, language: lang } = context;
  const part = getPart.select({ lang, id })(state).data;
  if (!part) return [];
  const url = pageUrl(context, pagePath('part', id));
  const { name, info, photo, preview, manufacturer, mpn, category, price, in_stock: inStock } = part;
  return [
    {
      '@type': 'Product',
      '@id': `${url}#product`,
      name,
      description: info,
      image: pictureUrls(context, photo, preview),
      sku: String(id),
      ...(mpn && { mpn }),
      ...(manufacturer && { brand: { '@type': 'Brand', name: manufacturer } }),
      ...(category && { category: category.name }),
      ...(isPrice(price) && {
        offers: {
          '@type': 'Offer',
          url,
          price,
          priceCurrency: CURRENCY,
          itemCondition: 'https://schema.org/NewCondition',
          ...(inStock !== undefined && {
            availability: inStock ? 'https://schema.org/InStock' : 'https://schema.org/BackOrder',
          }),
          seller: companyId(context),
        },
      }),
    },
  ];
};

export const service = (context: DataContext, id: number): Service[] => {
  const { state, language: lang } = context;
  const found = getService.select({ lang, id })(state).data;
  if (!found) return [];
  const url = pageUrl(context, pagePath('service', id));
  const { name, description, photo, preview, category, price_from: minPrice } = found;
  return [
    {
      '@type': 'Service',
      '@id': `${url}#service`,
      url,
      name,
      description,
      image: pictureUrls(context, photo, preview),
      ...(category && { serviceType: category.name }),
      provider: companyId(context),
      areaServed: { '@type': 'Country', name: 'UZ' },
      ...ratingOf(getServiceReviews.select({ lang, id })(state).data),
      ...(isPrice(minPrice) && {
        offers: {
          '@type': 'Offer',
          url,
          priceCurrency: CURRENCY,
          priceSpecification: { '@type': 'PriceSpecification', minPrice: Number(minPrice), priceCurrency: CURRENCY },
        },
      }),
    },
  ];
};

export const serviceQuestions = (context: DataContext, id: number): FAQPage[] =>
  questionsPage(
    context,
    pagePath('service', id),
    getService.select({ lang: context.language, id })(context.state).data?.questions,
  );

const publishedAt = (day: string) => zonedAt(midnightOf(day));

export const blogPosting = (context: DataContext, id: number): BlogPosting[] => {
  const { state, language: lang } = context;
  const article = getArticle.select({ lang, id })(state).data?.current_article;
  if (!article) return [];
  const url = pageUrl(context, pagePath('article', id));
  const {
    title,
    blocks,
    preview,
    photo_background: photo,
    published_date: day,
    modified_date: changed,
    category,
    tags = [],
  } = article;
  const company = {
    '@type': 'Organization',
    ...companyId(context),
    name: SITE_NAME,
    url: pageUrl(context, '/'),
  } as const;
  return [
    {
      '@type': 'BlogPosting',
      '@id': `${url}#article`,
      mainEntityOfPage: url,
      headline: title,
      description: summaryOf(blocks.find(({ info }) => info)?.info ?? ''),
      image: pictureUrls(context, preview, photo),
      datePublished: publishedAt(day),
      // Content edited before its publication must not be dated earlier than that.
      dateModified: publishedAt(changed && changed > day ? changed : day),
      inLanguage: lang,
      ...(category && { articleSection: category.name }),
      ...(tags.length > 0 && { keywords: tags.map(({ name }) => name) }),
      author: company,
      publisher: company,
    },
  ];
};

export const faqPage = (context: DataContext): FAQPage[] => {
  const { state, language: lang } = context;
  return questionsPage(context, pagePath('about'), getFaq.select({ lang })(state).data);
};

const questionsPage = (
  context: DataContext,
  path: string,
  questions: readonly { question: string; answer: string }[] = [],
): FAQPage[] => {
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      '@id': `${pageUrl(context, path)}#faq`,
      inLanguage: context.language,
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
};

export const documentPage = (context: DataContext, slug: string): WebPage[] => {
  const { state, language: lang } = context;
  const document = getDocument.select({ lang, slug })(state).data;
  if (!document) return [];
  const url = pageUrl(context, pagePath('document', slug));
  return [
    {
      '@type': 'WebPage',
      '@id': `${url}#page`,
      url,
      name: document.title,
      inLanguage: lang,
      dateModified: publishedAt(document.updated_at),
      version: String(document.version),
      publisher: companyId(context),
    },
  ];
};
