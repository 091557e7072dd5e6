import { startTestServer, type TestServer } from '../../testing/testServer';
import { preferred } from './language';

test.each([
  [undefined, 'ru'],
  ['', 'ru'],
  ['uz', 'uz'],
  ['UZ', 'uz'],
  ['uz-Latn-UZ,uz;q=0.9,ru;q=0.8', 'uz'],
  ['ru;q=0.5, uz;q=0.9', 'uz'],
  ['uz;q=0.1, ru', 'ru'],
  ['uz;q=0', 'ru'],
  ['de, en;q=0.9', 'ru'],
  ['en, uz;q=0.3', 'uz'],
  ['*', 'ru'],
  [';;;,,,=q', 'ru'],
])('maps Accept-Language %j to the language %s', (header, language) => {
  expect(preferred(header)).toBe(language);
});

describe('the API', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  test('sends Content-Language and Vary with a reply in the language of Accept-Language', async () => {
    const reply = await server.app.inject({ url: '/api/main/nothing', headers: { 'accept-language': 'uz' } });
    expect(reply.json()).toMatchObject({ detail: 'Hech narsa topilmadi.' });
    expect(reply.headers).toMatchObject({ 'content-language': 'uz', vary: expect.stringContaining('Accept-Language') });
  });
});
