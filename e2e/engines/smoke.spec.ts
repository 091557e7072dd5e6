import { join } from 'node:path';
import { openPGlite } from '#server/platform/db/database';
import { texts as ru } from '#shared/i18n/ru/index';
import { theme as themeTexts } from '#shared/i18n/ru/theme';
import { texts as uz } from '#shared/i18n/uz/index';
import { failedEntries } from '../site/phoneMatrix';
import { expect, test } from './fixtures';
import type { Visitor } from './visitor';

// Main flows only; other folders of e2e/ have the details.

const FULL_GARAGE = '900000001';
const EMPTY_GARAGE = '900000002';
const PASSWORD = 'yolda-demo';

async function signIn(visitor: Visitor, phone: string): Promise<void> {
  await visitor.go('/sign-in');
  await visitor.types('main input', ru.forms.phone, phone);
  await visitor.click('main button', ru.signIn.continue);
  await visitor.types('main input[type=password]', ru.signIn.password, PASSWORD);
  await visitor.click('main button', ru.signIn.enter);
  await visitor.isAt(/^\/home$/);
  await visitor.click('header a', ru.header.garage);
  await visitor.isAt(/^\/personal\/garage$/);
}

async function leave(visitor: Visitor): Promise<void> {
  await visitor.click('nav button', ru.personal.exit);
  await visitor.click('dialog button', ru.personal.yes);
  await visitor.isAt(/^\/home$/);
  await visitor.sees('header a', ru.header.signIn);
}

async function pickCobalt(visitor: Visitor): Promise<void> {
  await visitor.types('form [role=combobox]', ru.forms.brand, 'hevro');
  await visitor.click('[role=option]', 'Chevrolet');
  await visitor.types('form [role=combobox]:not([disabled])', ru.forms.model, 'Coba');
  await visitor.click('[role=option]', 'Cobalt');
}

test('hydrates the complete home page without errors', async ({ visitor }) => {
  await visitor.go('/');
  await visitor.sees('main h1');
  await visitor.counts('main a[href*="/home/services/singl-services/"]', 6);
  // Uses a new FontFace: a late `font-display: optional` face reports an error.
  const files = await visitor.tab.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll<HTMLLinkElement>('link[as=font]')].map(async ({ href }) => {
        const { status } = await new FontFace('letters', `url(${href})`).load();
        return `${new URL(href).pathname.replace(/\..*/, '')} ${status}`;
      }),
    ),
  );
  expect(files).toEqual(['/fonts/onest-latin loaded', '/fonts/onest-cyrillic loaded']);
  await visitor.showsItsPictures();
  expect(
    await visitor.tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
});

test('header lists open by hover and click and close by Escape; the small-screen menu navigates', async ({
  visitor,
}) => {
  await visitor.go('/');
  const inList = ['header a', 'Замена масла'] as const;
  await visitor.missesSoon(...inList);
  await visitor.hover('header summary', ru.header.servicesList);
  await visitor.sees(...inList);
  // Moves the pointer to the logo, which the list never covers.
  await visitor.hover('header a', ru.header.logo);
  await visitor.missesSoon(...inList);
  await visitor.click('header summary', ru.header.servicesList);
  await visitor.sees(...inList);
  await visitor.tab.press('Escape');
  await visitor.missesSoon(...inList);

  await visitor.tab.resize(400, 800);
  await visitor.click('header button', ru.header.openMenu);
  await visitor.click('#site-menu a', ru.header.contacts);
  await visitor.isAt(/^\/contacts$/);
  await visitor.missesSoon('#site-menu');
});

test('switches to Uzbek and back without a reload', async ({ visitor }) => {
  await visitor.go('/about');
  await visitor.reads('main h1', ru.header.about);
  await visitor.tab.evaluate(() => void Object.assign(window, { sameDocument: true }));
  await visitor.click('header a[hreflang=uz]');
  await visitor.isAt(/^\/uz\/about$/);
  await visitor.reads('main h1', uz.header.about);
  await visitor.click('header a[hreflang=ru]');
  await visitor.isAt(/^\/about$/);
  await visitor.reads('main h1', ru.header.about);
  expect(await visitor.tab.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('finds services while typing', async ({ visitor }) => {
  await visitor.go('/services');
  await visitor.counts('main article h3', 10);
  await visitor.types('main input[type=search]', null, '3d');
  await visitor.counts('main article h3', 2);
  await visitor.isAt(/\?search=3d$/);
});

test('search corrects the wrong keyboard layout and opens a result', async ({ visitor }) => {
  await visitor.go('/search');
  await visitor.types('main input[type=search]', null, 'frrevekznjh');
  await visitor.click('main form button', ru.search.find);
  await visitor.isAt(/\/search\?search=frrevekznjh$/);
  await visitor.reads('main [role=status]', /аккумулятор/);
  await visitor.click('main section h3 a');
  await visitor.isAt(/\/(shop|blog)\//);
});

test('filters the blog by category, and Back restores all articles', async ({ visitor }) => {
  await visitor.go('/blog');
  const first = await visitor.tab.evaluate(() => document.querySelector('main article h3')?.textContent ?? '');
  await visitor.click('main nav a[href*="category="]');
  await visitor.isAt(/\/blog\?category=\d+$/);
  await visitor.sees('main nav a[aria-current=true]');
  await visitor.tab.back();
  await visitor.isAt(/\/blog$/);
  await visitor.reads('main article h3', first);
});

test('a part order rejects an incomplete phone and sends a complete one', async ({ visitor }) => {
  await visitor.go('/shop');
  await visitor.click('main article h3 a');
  await visitor.isAt(/\/shop\/singl-shop\/\d+$/);
  await visitor.click('main button', ru.shop.buy);
  await visitor.types('dialog input', ru.forms.name, 'Азиз Каримов');
  await visitor.types('dialog textarea', ru.shop.buyMessage, 'Один комплект');
  await visitor.click('dialog input[type=checkbox]');
  await visitor.types('dialog input', ru.forms.phone, '90123456');
  await visitor.click('dialog button', ru.forms.send);
  await visitor.reads('dialog', new RegExp(ru.forms.phoneIncomplete.replaceAll('+', '\\+')));
  await (await visitor.find('dialog input', ru.forms.phone)).type('7');
  await visitor.holds('dialog input[type=tel]', '+998 90 123 45 67');
  await visitor.click('dialog button', ru.forms.send);
  await visitor.missesSoon('dialog');
  await visitor.reads('[role=status]', ru.forms.thanksTitle);
});

test('shows branches in the list and on the map', async ({ visitor }) => {
  await visitor.go('/contacts');
  await visitor.counts('main article h3', 14);
  await visitor.counts('main button[aria-pressed]', 14);
  await visitor.click('main article summary');
  await visitor.click('main article a[href*="/contacts?"]');
  await visitor.counts('main button[aria-pressed=true]', 1);
});

test('the phone field reads a number correctly in any spelling and input method', async ({ visitor }) => {
  await visitor.go('/sign-in');
  expect(await failedEntries((script, json) => visitor.tab.evaluate(script, json))).toEqual([]);
  await visitor.go('/sign-in');
  for (const text of ['998901234567', '8 90 123 45 67', '00998 (90) 123-45-67', '+998901234567']) {
    const field = await visitor.find('main input', ru.forms.phone);
    await field.click();
    await visitor.tab.evaluate(() => document.querySelector<HTMLInputElement>('main input')?.select());
    await field.type(text);
    await visitor.holds('main input', '+998 90 123 45 67');
  }
});

test('sends the appointment form with phone mask and pickers', async ({ visitor }) => {
  await visitor.go('/');
  await visitor.tab.evaluate(() => document.querySelector('#appointment')?.scrollIntoView());
  await visitor.sees('form [role=combobox]', ru.forms.brand);
  await visitor.types('form input', ru.forms.name, 'Aziz');
  await visitor.types('form input', ru.forms.phone, '901234567');
  await visitor.holds('form input[type=tel]', '+998 90 123 45 67');
  await pickCobalt(visitor);
  await visitor.types('form textarea', null, 'Скрип при торможении');
  await visitor.click('form input[type=checkbox]');
  await visitor.click('form button', ru.forms.send);
  await visitor.reads('dialog', ru.forms.thanksTitle);
  await visitor.tab.press('Escape');
  await visitor.missesSoon('dialog');
});

test('keeps the dark theme chosen in the footer on the next page', async ({ visitor }) => {
  const lightness = () =>
    visitor.tab.evaluate(() =>
      Number(/\d+/.exec(getComputedStyle(document.documentElement).backgroundColor)?.[0] ?? Number.NaN),
    );
  await visitor.go('/contacts');
  expect(await lightness()).toBeGreaterThan(200);
  await visitor.tab.evaluate(() => document.querySelector('footer')?.scrollIntoView());
  await visitor.click('footer [role=radiogroup] label', themeTexts.dark);
  await expect.poll(lightness).toBeLessThan(60);
  await visitor.go('/about');
  await visitor.showsItsPictures();
  expect(await lightness()).toBeLessThan(60);
  await visitor.tab.evaluate(() => document.querySelector('footer')?.scrollIntoView());
  await visitor.click('footer [role=radiogroup] label', themeTexts.light);
  await expect.poll(lightness).toBeGreaterThan(200);
});

test('an unknown address shows Page Not Found with links', async ({ visitor }) => {
  await visitor.go('/nowhere');
  await visitor.reads('main h1', ru.notFound.title);
  await visitor.click('main a', ru.header.shop);
  await visitor.reads('main h1', ru.header.shop);
});

test('a customer signs in, sees both cars, changes one and signs out', async ({ visitor }) => {
  await signIn(visitor, FULL_GARAGE);
  await visitor.counts('main article a[href*="/car-edit/"]', 2);
  await visitor.click('main article a[href*="/car-edit/"]');
  const field = 'main input[name=mileage]';
  await visitor.sees(field);
  const stored = await visitor.tab.evaluate((css) => document.querySelector<HTMLInputElement>(css)?.value ?? '', field);
  await visitor.types(field, null, stored.replace(/\D/g, '').replace(/.$/, '9'));
  await visitor.click('main button', ru.personal.save);
  await visitor.isAt(/^\/personal\/garage$/);
  await visitor.reads('main article', /9\s?км/);
  await leave(visitor);
});

test('a customer without a car adds one', async ({ visitor }) => {
  await signIn(visitor, EMPTY_GARAGE);
  await visitor.reads('main', ru.personal.noAuto);
  await visitor.click('main a', ru.personal.addCar);
  await visitor.types('main input', ru.personal.vin, 'XWB5V31BDHA123456');
  await visitor.types('main input', ru.personal.plate, '01A123BC');
  await pickCobalt(visitor);
  await visitor.types('main input', ru.personal.year, '2017');
  await visitor.types('main input', ru.personal.mileageLabel, '85000');
  await visitor.click('main button', ru.personal.save);
  await visitor.isAt(/^\/personal\/garage$/);
  await visitor.reads('main article', /Chevrolet Cobalt[^]*01\s+A\s123\sBC[^]*2017[^]*85\s000/);
  await leave(visitor);
});

test('stores each sent form once in the database', async ({ site }) => {
  await site.stop();
  const database = await openPGlite({ dataDir: join(site.dataFolder, 'db') });
  const { rows } = await database.query(
    "select section, phone, full_name from requests where phone = '+998901234567' order by id",
  );
  await database.close();
  expect(rows).toEqual([
    { section: 'shop', phone: '+998901234567', full_name: 'Азиз Каримов' },
    { section: 'bookCategor_home', phone: '+998901234567', full_name: 'Aziz' },
  ]);
});

test('shows cached phone numbers with their age while the server is stopped', async ({ visitor }) => {
  await visitor.go('/contacts');
  await visitor.reads('[role=status]', /как было в/);
  await visitor.sees('main a[href^="tel:"]');
  await visitor.tab.problems();
});
