import { pictureSources } from './Picture';

it('reads size and variants of a picture from its file name', () => {
  expect(pictureSources('/media/services/oil-change.960x640.webp')).toEqual({
    src: '/media/services/oil-change.960x640.webp',
    width: 960,
    height: 640,
    srcSet:
      '/media/services/oil-change.960x640.w320.webp 320w, /media/services/oil-change.960x640.w480.webp 480w, ' +
      '/media/services/oil-change.960x640.w640.webp 640w, /media/services/oil-change.960x640.webp 960w',
  });
});

it.each([
  'https://cdn.example.com/a.jpg',
  '/media/icons/oil-change.svg',
  '',
])('returns null for a file name without a size: %j', (url) => {
  expect(pictureSources(url)).toBeNull();
});
