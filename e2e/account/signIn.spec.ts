import { isAccessibleInItsTheme as isAccessible } from '../shared/accessible';
import { test } from '../shared/customers';
import { apiCalls, expect, hydrated, NETWORK_ERROR } from '../shared/fixtures';
import { LANGUAGES, open } from '../shared/steps';
import {
  clearVisitor,
  holdsSessionOnly,
  newPhone,
  PASSWORD,
  sentCode,
  signInScreen,
  stored,
  visitedAddresses,
} from './accountSteps';

const CODES = '/get-verification-code/';
const CHECK = '**/authentication/check';
/** The test changes the password, so each language has its own customer. */
const SEEDED = { ru: '900000001', uz: '900000002' } as const;
const SEEDED_PASSWORD = 'yolda-demo';
const FROM_A_MINUTE = /^(1:00|0:5\d)$/;

const [{ t: ru }] = LANGUAGES;

for (const { language, prefix, t } of LANGUAGES) {
  test(`registers an unknown phone, ${language}`, async ({ page, server, watched }) => {
    watched.tolerate(NETWORK_ERROR);
    const addresses = visitedAddresses(page);
    const calls = apiCalls(page);
    const screen = signInScreen(page, server.url, t);
    const phone = newPhone();
    await open(page, `${prefix}/sign-in`);
    await expect(screen.button(t.signIn.continue)).toBeDisabled();
    await screen.phone.fill('97 12');
    await screen.phone.blur();
    await expect(page.getByText(t.forms.phoneIncomplete)).toBeVisible();
    await isAccessible(page, 'phone');
    await page.route(CHECK, (route) => route.fulfill({ status: 429, headers: { 'retry-after': '600' }, json: {} }));
    await screen.submitPhone(phone);
    await expect(screen.main.getByRole('alert').getByRole('timer')).toBeVisible();
    await isAccessible(page, 'wait', 'main');
    await page.unroute(CHECK);
    await open(page, `${prefix}/sign-in`);
    await screen.submitPhone(`+998${phone}`);
    await expect(page.getByText(t.signIn.notRegistered, { exact: true })).toBeVisible();
    await isAccessible(page, 'not registered', 'main');
    expect(calls.filter((call) => call.includes(CODES))).toEqual([]);

    await screen.main.getByRole('link', { name: t.signIn.register }).last().click();
    await screen.heading(t.signIn.signUpTitle);
    await isAccessible(page, 'phone of somebody new', 'main');
    await expect(screen.phone).toHaveValue('');
    await screen.submitPhone(phone);
    await screen.heading(t.signIn.codeTitle);
    await expect(screen.main.getByRole('timer')).toHaveText(FROM_A_MINUTE);
    await expect(screen.code).toBeFocused();
    await isAccessible(page, 'code', 'main');
    await screen.code.fill('12345');
    await expect(screen.button(t.signIn.continue)).toBeDisabled();
    await screen.code.fill('000000');
    await screen.button(t.signIn.continue).click();
    await expect(page.getByText(t.signIn.codeWrong)).toBeVisible();
    await isAccessible(page, 'wrong code', 'main');
    await screen.submitSentCode(phone);

    await screen.heading(t.signIn.registrationTitle);
    await screen.field(t.signIn.birthdate).fill('31.12.2999');
    await screen.field(t.signIn.newPassword).fill('1234567');
    await screen.field(t.signIn.repeat).fill('7654321');
    await screen.field(t.signIn.repeat).blur();
    for (const text of [t.signIn.birthdateWrong, t.signIn.passwordsDiffer]) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await isAccessible(page, 'registration with errors', 'main');
    await screen.button(t.dates.open.replace('{{label}}', t.signIn.birthdate)).click();
    const calendar = page.getByRole('dialog', { name: t.signIn.birthdate });
    await calendar.getByLabel(t.dates.year, { exact: true }).selectOption('1990');
    await isAccessible(page, 'calendar', 'dialog');
    await calendar.getByText('17', { exact: true }).click();
    await expect(calendar).toHaveCount(0);
    await expect(screen.field(t.signIn.birthdate)).toHaveValue(/^17\.\d\d\.1990$/);
    const send = screen.button(t.signIn.register);
    await screen.fillPerson();
    await expect(send).toBeDisabled();
    await screen.fillNewPasswords(PASSWORD);
    await send.dblclick();
    await expect(page).toHaveURL(`${server.url}${prefix}/home`);
    await holdsSessionOnly(page);
    expect(calls.filter((call) => call.includes('/register'))).toHaveLength(1);
    expect(calls.filter((call) => call.includes(CODES))).toHaveLength(1);
    for (const secret of [phone, PASSWORD, 'code=']) expect(addresses.join()).not.toContain(secret);

    await page.goto(`${prefix}/sign-up`);
    await expect(page).toHaveURL(`${server.url}${prefix}/home`);
  });

  test(`signs in from the about page after resetting a forgotten password, ${language} @desktop`, async ({
    page,
    server,
    watched,
  }) => {
    watched.tolerate(NETWORK_ERROR);
    const screen = signInScreen(page, server.url, t);
    const phone = SEEDED[language];
    await open(page, `${prefix}/about`);
    await page.locator('main button[aria-haspopup="dialog"]').first().click();
    await page.getByRole('dialog').getByRole('link', { name: t.about.signIn }).click();
    await screen.submitPhone(phone);
    await screen.heading(t.signIn.passwordTitle);
    await isAccessible(page, 'password', 'main');
    const password = screen.field(t.signIn.password);
    const enter = screen.button(t.signIn.enter);
    await password.fill('1234567');
    await expect(enter).toBeDisabled();
    await password.fill('wrong horse');
    await enter.click();
    await expect(page.getByText(t.signIn.passwordWrong)).toBeVisible();
    await isAccessible(page, 'wrong password', 'main');
    const wait = screen.main.getByRole('alert').getByRole('timer');
    await expect(async () => {
      if (await enter.isEnabled()) await enter.click();
      await expect(wait).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(enter).toBeDisabled();
    await expect(password).toHaveValue('wrong horse');

    await screen.button(t.signIn.codeInstead).click();
    await screen.heading(t.signIn.codeTitle);
    await screen.submitSentCode(phone);
    await screen.heading(t.signIn.newPasswordTitle);
    await screen.fillNewPasswords('new horse', 'new horses');
    await screen.field(t.signIn.repeat).blur();
    await expect(page.getByText(t.signIn.passwordsDiffer)).toBeVisible();
    await isAccessible(page, 'new password with an error', 'main');
    await screen.fillNewPasswords('new horse');
    await screen.button(t.signIn.savePassword).click();
    await expect(page).toHaveURL(`${server.url}${prefix}/about#booking`);
    await holdsSessionOnly(page);

    await clearVisitor(page);
    await open(page, `${prefix}/sign-up`);
    await screen.submitPhone(phone);
    await password.fill(SEEDED_PASSWORD);
    await enter.click();
    await expect(page.getByText(t.signIn.passwordWrong)).toBeVisible();
    await password.fill('new horse');
    await expect(async () => {
      if (await enter.isEnabled()) await enter.click();
      await expect(page).toHaveURL(`${server.url}${prefix}/home`, { timeout: 1_500 });
    }).toPass();
    await holdsSessionOnly(page);
  });

  test(`a customer without a password signs in despite Back, a language switch and a reload, ${language} @phone`, async ({
    page,
    server,
    customer,
    watched,
  }) => {
    watched.tolerate(NETWORK_ERROR);
    const screen = signInScreen(page, server.url, t);
    const phone = customer.phone.slice(4);
    await open(page, `${prefix}/sign-in`);
    await screen.submitPhone(phone);
    await screen.heading(t.signIn.codeTitle);
    await page.goBack();
    await screen.heading(t.signIn.signInTitle);
    await expect(screen.phone).toHaveValue(new RegExp(`${phone.slice(-2)}$`));
    await screen.button(t.signIn.continue).click();
    await screen.heading(t.signIn.codeTitle);
    await expect(screen.main.getByRole('timer')).toHaveText(/^(1:00|0:[0-5]\d)$/);
    await isAccessible(page, 'a code that was sent before', 'main');
    await screen.submitSentCode(phone);
    await screen.heading(t.signIn.newPasswordTitle);
    await screen.fillNewPasswords(PASSWORD);

    const other = LANGUAGES.find((one) => one.language !== language) ?? LANGUAGES[0];
    const inOther = signInScreen(page, server.url, other.t);
    const choose = (wanted: string) => page.locator(`header a[hreflang="${wanted}"]:visible`).first().click();
    await choose(other.language);
    await inOther.heading(other.t.signIn.newPasswordTitle);
    await expect(page).toHaveURL(`${server.url}${other.prefix}/sign-in`);
    await expect(inOther.field(other.t.signIn.newPassword)).toHaveValue(PASSWORD);
    await inOther.button(other.t.signIn.back).click();
    await inOther.heading(other.t.signIn.codeTitle);
    await expect(inOther.code).toHaveValue(/^\d{6}$/);
    await inOther.button(other.t.signIn.continue).click();
    await expect(inOther.field(other.t.signIn.repeat)).toHaveValue(PASSWORD);

    await page.reload();
    await hydrated(page);
    await inOther.heading(other.t.signIn.newPasswordTitle);
    await expect(inOther.field(other.t.signIn.newPassword)).toHaveValue('');
    const kept = JSON.stringify(await stored(page));
    for (const secret of [PASSWORD, await sentCode(page.request, server.url, phone)])
      expect(kept).not.toContain(secret);
    await page.goBack();
    await inOther.heading(other.t.signIn.codeTitle);
    await page.goForward();
    await inOther.heading(other.t.signIn.codeTitle);
    // The verification cookie survives the reload.
    await inOther.submitSentCode(phone);
    await inOther.heading(other.t.signIn.newPasswordTitle);
    await inOther.fillNewPasswords(PASSWORD);
    await inOther.button(other.t.signIn.savePassword).click();
    await expect(page).toHaveURL(`${server.url}${other.prefix}/home`);
    await expect
      .poll(async () => Object.keys(await stored(page)).toSorted())
      .toEqual(['accessToken', 'language', 'refreshToken', 'userId']);
  });
}

test('the countdown is correct after sleep, and another code is sent once @desktop', async ({ page, server }) => {
  await page.clock.install();
  const calls = apiCalls(page);
  const screen = signInScreen(page, server.url, ru);
  await open(page, '/sign-up');
  await screen.submitPhone(newPhone());
  await screen.heading(ru.signIn.codeTitle);
  const timer = screen.main.getByRole('timer');
  await expect(timer).toHaveText(FROM_A_MINUTE);
  await screen.code.fill('111111');
  // Simulates sleep: the clock advances, but timers do not run.
  await page.clock.fastForward(40_000);
  await expect(timer).toHaveText(/^0:[01]\d$/);
  const again = screen.button(ru.signIn.sendAgain);
  await expect(again).toHaveCount(0);
  await page.clock.fastForward(20_000);
  // Mocked, because the server refuses another code within a minute of its own clock.
  await page.route(`**${CODES}**`, (route) => route.fulfill({ json: { sent: true, retry_after: 60 } }));
  await again.dblclick();
  await expect(page.getByText(ru.signIn.sentAgain)).toBeVisible();
  await expect(timer).toHaveText(FROM_A_MINUTE);
  await expect(screen.code).toBeFocused();
  await expect(screen.code).toHaveValue('');
  expect(calls.filter((call) => call.includes(CODES))).toHaveLength(2);
});

test('signs in by keyboard alone @desktop', async ({ page, server }) => {
  const phone = newPhone();
  const screen = signInScreen(page, server.url, ru);
  const { keyboard } = page;
  const typeAndGoOn = async (text: string) => {
    await keyboard.type(text);
    await keyboard.press('Tab');
  };
  await open(page, '/sign-up');
  await screen.phone.focus();
  await keyboard.type(phone);
  await keyboard.press('Enter');
  await screen.heading(ru.signIn.codeTitle);
  await expect(screen.code).toBeFocused();
  await keyboard.type('000000');
  await keyboard.press('Enter');
  await expect(page.getByText(ru.signIn.codeWrong)).toBeVisible();
  await expect(screen.code).toBeFocused();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type(await sentCode(page.request, server.url, phone));
  await keyboard.press('Enter');
  await screen.heading(ru.signIn.registrationTitle);
  await expect(screen.field(ru.signIn.firstName)).toBeFocused();
  for (const text of ['Азиз', 'Каримов', '07051990']) await typeAndGoOn(text);
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel(ru.dates.year)).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: ru.signIn.woman })).toBeChecked();
  await keyboard.press('Tab');
  await typeAndGoOn(PASSWORD);
  await keyboard.press('Enter');
  await expect(screen.field(ru.signIn.newPassword)).toHaveAttribute('type', 'text');
  await keyboard.press('Tab');
  await typeAndGoOn(PASSWORD);
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.url}/home`);
});

test('the sign-in page is server-rendered, keeps text typed before hydration, and adds no bytes to other pages @desktop', async ({
  page,
  browser,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/about');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /page-signIn|-account/.test(url))).toEqual([]);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  const answer = await plain.goto(new URL('/sign-in', page.url()).href);
  expect(answer?.status()).toBe(200);
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText(ru.signIn.signInTitle);
  await expect(plain.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  // Playwright does not match text inside noscript.
  await expect(plain.locator('main noscript p')).toBeVisible();
  await expect(plain.getByRole('button', { name: ru.signIn.continue })).toBeDisabled();
  await context.close();

  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/*.js', (route) => held.then(() => route.continue()));
  await page.goto('/sign-in', { waitUntil: 'commit' });
  const phone = page.getByRole('main').getByLabel(ru.forms.phone);
  await phone.fill('+998 97 123 45 67');
  letThrough();
  await hydrated(page);
  await expect(phone).toHaveValue('+998 97 123 45 67');
  await expect(page.getByRole('main').getByRole('button', { name: ru.signIn.continue })).toBeEnabled();
});
