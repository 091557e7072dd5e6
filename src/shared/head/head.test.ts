import { applyHead } from './Head';
import { type HeadFacts, headHtml, headTags, link } from './headTags';

const facts: HeadFacts = {
  title: 'Блог — Yolda',
  description: 'Советы',
  image: '/media/a.webp',
  type: 'website',
  noindex: false,
  language: 'ru',
  canonical: '/blog?page=2',
  siteUrl: 'https://yolda.example',
  more: [],
};

const hrefs = (tags = headTags(facts)) =>
  Object.fromEntries(tags.filter(({ name }) => name === 'link').map(({ key, attributes }) => [key, attributes.href]));

describe('document head', () => {
  it('links the canonical address and the address of each language', () => {
    const expected = {
      'alternate-ru': 'https://yolda.example/blog?page=2',
      'alternate-uz': 'https://yolda.example/uz/blog?page=2',
      'alternate-default': 'https://yolda.example/blog?page=2',
    };
    expect(hrefs()).toEqual({ canonical: 'https://yolda.example/blog?page=2', ...expected });
    expect(hrefs(headTags({ ...facts, language: 'uz' }))).toEqual({
      canonical: 'https://yolda.example/uz/blog?page=2',
      ...expected,
    });
  });

  it('excludes a noindex screen from search engines and omits its canonical and language links', () => {
    const tags = headTags({ ...facts, noindex: true });
    expect(hrefs(tags)).toEqual({});
    expect(headHtml(tags)).toContain('name="robots" content="noindex, follow"');
  });

  it('states the image size only for our own preview pictures', () => {
    const size = (image: string | undefined) => headHtml(headTags({ ...facts, image })).includes('og:image:width');
    expect([size('/cards/part-1.ru.0123456789ab.jpg'), size(undefined)]).toEqual([true, true]);
    expect([size('/media/a.webp'), size('https://example.com/cards/a.jpg')]).toEqual([false, false]);
  });

  it('removes tags of the previous screen', () => {
    document.head.innerHTML = '';
    const more = [link('feed', { rel: 'alternate', type: 'application/rss+xml', href: '/blog/rss.xml' })];
    applyHead(headTags({ ...facts, more }));
    expect(document.head.querySelectorAll('[type="application/rss+xml"]')).toHaveLength(1);
    applyHead(headTags(facts));
    expect(document.head.querySelectorAll('[type="application/rss+xml"]')).toHaveLength(0);
  });

  it('escapes HTML in tag contents', () => {
    const html = headHtml(headTags({ ...facts, title: '</title><script>"' }));
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;/title&gt;');
  });

  it('keeps one copy of each tag across screens', () => {
    document.head.innerHTML = `<title>Yolda</title>${headHtml(headTags(facts)).replace(/<title.*<\/title>/, '')}`;
    applyHead(headTags({ ...facts, noindex: true, title: 'Нет такой страницы' }));
    applyHead(headTags({ ...facts, title: 'Магазин', image: undefined }));
    applyHead(headTags({ ...facts, title: 'Blog', language: 'uz' }));
    const once = [
      'title',
      'meta[name="description"]',
      'link[rel="canonical"]',
      'meta[property="og:title"]',
      'link[hreflang="uz"]',
    ];
    for (const selector of once)
      expect([selector, document.head.querySelectorAll(selector).length]).toEqual([selector, 1]);
    expect(document.title).toBe('Blog');
    expect(document.head.querySelector('meta[name="robots"]')).toBeNull();
  });
});
