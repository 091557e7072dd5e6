import { deviceOf } from './devices';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/126.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [
    `Mozilla/5.0 (Linux; Android 13) ${webKit} SamsungBrowser/25.0 Chrome/121.0 Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile Safari/604.1',
    'Safari',
    'iOS',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/124.0.0.0 YaBrowser/24.6.0.0 Safari/537.36`,
    'Yandex Browser',
    'Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox', 'Linux'],
  ['<script>alert(1)</script>', null, null],
  ['', null, null],
  [undefined, null, null],
])('recognizes browser and system of the User-Agent %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});

it('parses a User-Agent of 60,000 brackets without ReDoS', () => {
  expect(deviceOf(`Mozilla/5.0 (${'('.repeat(60_000)}`).system).toBeNull();
});
