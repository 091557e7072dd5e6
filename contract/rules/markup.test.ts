import fc from 'fast-check';
import { escapeMarkup } from './text';

it('escapes each HTML markup character once', () => {
  expect(escapeMarkup(`<a href='x'>"&amp;"</a>`)).toBe('&lt;a href=&#39;x&#39;&gt;&quot;&amp;amp;&quot;&lt;/a&gt;');
});

it('escapes text so that decoding its entities returns the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const escaped = escapeMarkup(text);
      expect(escaped).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/);
      const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
      expect(escaped.replace(/&([a-z]+|#39);/g, (_, name: keyof typeof entities) => entities[name])).toBe(text);
    }),
  );
});
