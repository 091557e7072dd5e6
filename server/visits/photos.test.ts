import sharp from 'sharp';
import type { Visit } from '#contract/visitsDesk';
import { seedDesk } from '../seed/seedDesk';
import { type DeskBrowser, deskBrowser, deskBrowserOf } from '../testing/deskBrowser';
import { hostilePictures, plainPicture } from '../testing/hostilePictures';
import { startTestServer, type TestServer } from '../testing/testServer';
import { type Ground, groundOf, newVisit, visitsAtDesk } from '../testing/visitsAtDesk';

let server: TestServer;
let browser: DeskBrowser;
let ground: Ground;
let desk: ReturnType<typeof visitsAtDesk>;
let mechanic: ReturnType<typeof visitsAtDesk>;
let visit: Visit;

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  browser = await deskBrowserOf(server, 'owner');
  desk = visitsAtDesk(browser);
  mechanic = visitsAtDesk(await deskBrowserOf(server, 'mechanic'));
  ground = await groundOf(server);
  visit = await desk.begin(newVisit(ground));
});
afterAll(() => server.close());

const found = {
  level: 'red',
  title: { ru: 'Ш', uz: 'Sh' },
  note: '',
  service: null,
  due_date: null,
  due_mileage: null,
};

it('a visit photo is stored scaled down, upright and without EXIF metadata', async () => {
  const taken = await plainPicture(3_000, 2_000)
    .withExif({ IFD0: { Model: 'Spy camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 18/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  visit = await mechanic.now('POST', visit.id, '/findings', found);
  visit = await mechanic.change('POST', visit, `/photos?finding=${visit.findings[0]?.id}`, taken);
  visit = await mechanic.change('POST', visit, '/photos', taken);
  const [own, ofFinding] = [visit.photos[0], visit.findings[0]?.photos[0]];
  expect([own, ofFinding].map((photo) => [photo?.width, photo?.height])).toEqual([
    [1_067, 1_600],
    [1_067, 1_600],
  ]);
  for (const [query, side] of [
    ['', 1_600],
    ['?size=small', 320],
  ] as const) {
    const reply = await browser.call('GET', `/visits/${visit.id}/photos/${own?.id}${query}`);
    expect(reply.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' });
    const { format, height, exif } = await sharp(reply.rawPayload).metadata();
    expect({ format, height, exif }).toEqual({ format: 'webp', height: side, exif: undefined });
  }
  visit = await mechanic.change('DELETE', visit, `/photos/${own?.id}`);
  expect((await browser.call('GET', `/visits/${visit.id}/photos/${own?.id}`)).statusCode).toBe(404);
  visit = await mechanic.change('DELETE', visit, `/findings/${visit.findings[0]?.id}`);
  expect((await browser.call('GET', `/visits/${visit.id}/photos/${ofFinding?.id}`)).statusCode).toBe(404);
});

it('rejects invalid photo files', async () => {
  visit = await desk.read(visit.id);
  for (const [name, bytes, code] of await hostilePictures()) {
    const reply = await desk.ask('POST', visit, '/photos', bytes);
    const said = code === 'picture_too_small' ? 'photo_too_small' : code;
    expect({ name, ...reply.json<object>() }).toMatchObject({ name, code: said });
    if (said === 'photo_too_small') expect(reply.json().detail).not.toMatch(/сайт/);
  }
  expect(await desk.read(visit.id)).toEqual(visit);
}, 60_000);

it('a visit photo needs a session, its visit and its branch', async () => {
  const picture = await plainPicture(400, 300).png().toBuffer();
  const foreign = await desk.begin(newVisit(ground, { branch: ground.foreign }));
  const there = await desk.change('POST', foreign, '/photos', picture);
  const path = `/visits/${there.id}/photos/${there.photos[0]?.id}`;
  expect((await browser.call('GET', path)).statusCode).toBe(200);
  expect((await browser.call('GET', `/visits/${visit.id}/photos/${there.photos[0]?.id}`)).statusCode).toBe(404);
  expect((await deskBrowser(server).call('GET', path)).statusCode).toBe(401);
  for (const role of ['manager', 'adviser', 'mechanic'])
    expect((await (await deskBrowserOf(server, role)).call('GET', path)).statusCode).toBe(404);
  expect((await mechanic.ask('POST', there, '/photos', picture)).statusCode).toBe(404);
});

it('a photo can be added only to the current version of an open visit and to a finding of it', async () => {
  const picture = await plainPicture(400, 300).png().toBuffer();
  const late = await desk.ask('POST', { ...visit, version: visit.version - 1 }, '/photos', picture);
  expect([late.statusCode, late.json().current]).toEqual([412, visit]);
  expect((await desk.ask('POST', visit, '/photos?finding=999999', picture)).statusCode).toBe(404);
  visit = await desk.change('POST', visit, '/photos', picture);
  visit = await desk.change('POST', visit, '/lines', { kind: 'free', name: found.title, price: 1 });
  visit = await desk.change('PATCH', visit, '', { state: 'in_work' });
  visit = await desk.change('POST', visit, '/closing');
  expect((await desk.ask('POST', visit, '/photos', picture)).json()).toMatchObject({ code: 'visit_over' });
  const correction = await desk.change('POST', visit, '/corrections');
  expect(correction.photos).toMatchObject([{ width: 400, height: 300 }]);
  expect(correction.photos[0]?.id).not.toBe(visit.photos[0]?.id);
});
