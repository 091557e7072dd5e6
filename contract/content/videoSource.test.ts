import { videoSource } from './videoSource';

it.each([
  '<iframe width="560" src="https://www.youtube.com/embed/abc_DEF-123?si=x" allowfullscreen></iframe>',
  "<iframe src='//youtu.be/abc_DEF-123'></iframe>",
  'https://www.youtube.com/watch?list=1&amp;v=abc_DEF-123',
])('builds a privacy-friendly YouTube player from %s', (snippet) => {
  expect(videoSource(snippet)).toEqual({
    kind: 'frame',
    src: 'https://www.youtube-nocookie.com/embed/abc_DEF-123?autoplay=1&rel=0',
    page: 'https://www.youtube.com/watch?v=abc_DEF-123',
  });
});

it.each([
  [
    '<iframe src="https://player.vimeo.com/video/76979871"></iframe>',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
  ],
  ['https://rutube.ru/video/0123456789abcdef/', 'https://rutube.ru/play/embed/0123456789abcdef?autoplay=1'],
  ['https://vimeo.com/channels/staffpicks/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  ['https://vimeo.com/groups/motion/videos/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  ['https://vimeo.com/76979871/0a1b2c3d4e', 'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e&autoplay=1&dnt=1'],
  [
    'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e&amp;badge=0',
    'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e&autoplay=1&dnt=1',
  ],
  ['https://www.rutube.ru/video/0123456789abcdef/', 'https://rutube.ru/play/embed/0123456789abcdef?autoplay=1'],
  [
    'https://rutube.ru/video/private/0123456789abcdef/?p=Key_12345',
    'https://rutube.ru/play/embed/0123456789abcdef?p=Key_12345&autoplay=1',
  ],
  ['https://m.youtube.com/watch?v=abc_DEF-123', 'https://www.youtube-nocookie.com/embed/abc_DEF-123?autoplay=1&rel=0'],
  [
    'https://youtube.com/live/abc_DEF-123?feature=share',
    'https://www.youtube-nocookie.com/embed/abc_DEF-123?autoplay=1&rel=0',
  ],
  [
    'https://www.youtube.com/embed/videoseries?list=PLabcdef123',
    'https://www.youtube-nocookie.com/embed/videoseries?list=PLabcdef123&autoplay=1&rel=0',
  ],
])('builds the embedded player of %s', (snippet, src) => {
  expect(videoSource(snippet)).toMatchObject({ kind: 'frame', src });
});

it('returns the file of a video that the site hosts', () => {
  expect(videoSource('<video src="/media/video/workshop.mp4"></video>')).toEqual({
    kind: 'file',
    src: '/media/video/workshop.mp4',
  });
});

it('returns a link to a video of an unknown host', () => {
  expect(videoSource('<iframe src="https://evil.example/embed/1"></iframe>')).toEqual({
    kind: 'link',
    href: 'https://evil.example/embed/1',
  });
});

it.each([
  '<script>alert(1)</script>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '/media/../secret.mp4',
  '',
])('returns null for an unsafe or empty snippet: %s', (snippet) => {
  expect(videoSource(snippet)).toBeNull();
});

it.each([
  'https://vimeo.com/channels/staffpicks',
  'https://vimeo.com/features/',
  'https://rutube.ru/channel/1234567/',
])('returns a link to a page that is not a video: %s', (href) => {
  expect(videoSource(href)).toEqual({ kind: 'link', href });
});

it('does not embed a host whose name only begins like that of a known player', () => {
  expect(videoSource('<iframe src="https://www.youtube.com.evil.example/embed/abcdef"></iframe>')?.kind).toBe('link');
});
