import type { Page } from '@playwright/test';
import { CAR, fillCar, newPhone, save, signIn, signInScreen } from '../account/accountSteps';
import {
  dayAhead,
  field,
  fillIn as fillInBooking,
  newPhone as newBookingPhone,
  tapper,
  times,
  typeCode,
} from '../booking/bookingSteps';
import { unfoldFilters } from '../content/shopSteps';
import {
  LANGUAGES as DESK_LANGUAGES,
  signIn as enterDesk,
  PHONES,
  PASSWORD as STAFF_PASSWORD,
} from '../desk/deskSteps';
import { PASSWORD, test } from '../shared/customers';
import { expect, NETWORK_ERROR } from '../shared/fixtures';
import { agree, fillIn as fillInAppointment, LANGUAGES, open } from '../shared/steps';
import { linkTo, visitsOf } from '../visits/visitSteps';

/** Simulates Chrome's translation: nested font elements replace present and later text nodes, with the same text. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrap = (text: Text) => {
      const kept = '[translate="no"], font, script, style, noscript, textarea, svg';
      if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(kept)) return;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild?.append(text.data);
      text.replaceWith(outer);
    };
    const wrapAll = (root: Node) => {
      if (root instanceof Text) return wrap(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(wrap);
    };
    wrapAll(document.body);
    const later = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') wrapAll(target);
        else addedNodes.forEach(wrapAll);
      }
    });
    later.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

/** Hydration error that React logs before it renders a translated part again. */
const HYDRATION_ERROR = /Minified React error #418/;

const openTranslated = async (page: Page, path: string) => {
  // Background pages do not hydrate.
  await page.bringToFront();
  await open(page, path);
  await translate(page);
};

test.beforeEach(({ watched }) => watched.tolerate(HYDRATION_ERROR));

for (const { language, prefix, t } of LANGUAGES) {
  test(`navigates in a translated document, ${language}`, async ({ page, isMobile }) => {
    await openTranslated(page, prefix || '/');
    const title = page.getByRole('heading', { level: 1 });
    for (const name of [t.header.services, t.header.shop, t.header.blog, t.header.contacts, t.header.about]) {
      if (isMobile) await page.getByRole('button', { name: t.header.openMenu }).click();
      await page.locator('header').getByRole('link', { name, exact: true }).filter({ visible: true }).click();
      await expect(title).toHaveText(name);
      if (name === t.header.contacts || name === t.header.about) continue;
      await page.getByRole('main').getByRole('article').getByRole('link').first().click();
      await expect(title).not.toHaveText(name);
      await page.goBack();
      await expect(title).toHaveText(name);
    }
  });

  test(`filters and searches lists in a translated document, ${language}`, async ({ page }) => {
    await openTranslated(page, `${prefix}/shop`);
    await unfoldFilters(page, t);
    const category = page.getByRole('navigation', { name: t.shop.categories }).getByRole('link').nth(1);
    await category.click();
    await expect(category).toHaveAttribute('aria-current', 'true');
    await category.click();
    await expect(category).not.toHaveAttribute('aria-current', 'true');

    await openTranslated(page, `${prefix}/blog`);
    const tag = page.getByRole('list', { name: t.blog.tags }).getByRole('link').first();
    const count = page.getByRole('main').getByRole('status').filter({ hasText: /\d/ }).first();
    const all = (await count.textContent()) ?? '';
    await tag.click();
    await expect(page).toHaveURL(/tag=/);
    await expect(count).not.toHaveText(all);
    await tag.click();
    await expect(page).not.toHaveURL(/tag=/);
    await expect(count).toHaveText(all);

    await openTranslated(page, `${prefix}/contacts`);
    const regions = page.getByRole('navigation', { name: t.contacts.region }).getByRole('link');
    await regions.nth(2).click();
    await expect(page).toHaveURL(/region=2/);
    const card = page.getByRole('main').getByRole('article').first();
    await card.locator('summary').click();
    await card.getByRole('link', { name: t.contacts.onMap }).click();
    await expect(page.getByRole('main').getByText(t.contacts.onMapNow)).toBeVisible();
    await regions.first().click();
    await expect(page).not.toHaveURL(/region=/);

    await openTranslated(page, `${prefix}/search?search=Cobalt`);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Cobalt/ })
        .first(),
    ).toBeVisible();
  });

  test(`sends an appointment from a translated page, ${language}`, async ({ page }) => {
    await openTranslated(page, prefix || '/');
    const form = page.getByRole('form', { name: t.forms.appointmentTitle });
    await form.scrollIntoViewIfNeeded();
    await fillInAppointment(form, t);
    await form.getByLabel(t.forms.message).fill('Стучит подвеска');
    await form.getByRole('button', { name: t.forms.send }).click();
    await expect(page.getByRole('dialog', { name: t.forms.thanksTitle })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form.getByRole('button', { name: t.forms.send })).toHaveText(t.forms.send);
  });

  test(`requests a part on a translated page and tracks the request, ${language}`, async ({ page, watched }) => {
    watched.tolerate(NETWORK_ERROR);
    await openTranslated(page, `${prefix}/shop/singl-shop/12`);
    await page.getByRole('button', { name: t.shop.buy, exact: true }).click();
    const modal = page.getByRole('dialog', { name: t.shop.buyTitle });
    await modal.getByLabel(t.forms.name).fill('Азиз');
    await modal.getByLabel(t.forms.phone).fill('901234567');
    await modal.getByLabel(t.shop.buyMessage).fill('…');
    await agree(modal);
    await modal.getByRole('button', { name: t.forms.send }).click();
    await expect(modal).toHaveCount(0);
    const notice = page.getByRole('main').getByRole('status').filter({ hasText: t.forms.thanksText });
    await expect(notice).toBeVisible();
    const [reference = ''] = /Y-\w{4}-\w{4}/.exec((await notice.textContent()) ?? '') ?? [];

    await openTranslated(page, `${prefix}/track?number=${reference}`);
    await page.getByLabel(t.track.phoneEnd).fill('0000');
    await page.getByRole('button', { name: t.track.find }).click();
    const answer = page.getByRole('main').getByRole('status');
    await expect(answer).toContainText(t.track.notFound);
    await page.getByLabel(t.track.phoneEnd).fill('4567');
    await page.getByRole('button', { name: t.track.find }).click();
    await expect(page.getByRole('article', { name: reference })).toContainText(t.track.stepNew);
    await expect(answer).not.toContainText(t.track.notFound);
  });

  test(`a new customer registers and signs in on translated pages, ${language}`, async ({ page, server, watched }) => {
    watched.tolerate(NETWORK_ERROR);
    const screen = signInScreen(page, server.url, t);
    const phone = newPhone();
    await openTranslated(page, `${prefix}/sign-in`);
    await screen.submitPhone(phone);
    await expect(page.getByText(t.signIn.notRegistered, { exact: true })).toBeVisible();
    await screen.main.getByRole('link', { name: t.signIn.register }).last().click();
    await screen.submitPhone(phone);
    const timer = screen.main.getByRole('timer');
    const began = await timer.textContent();
    await expect(timer).not.toHaveText(began ?? '');
    await screen.code.fill('000000');
    await screen.button(t.signIn.continue).click();
    await expect(page.getByText(t.signIn.codeWrong)).toBeVisible();
    await screen.submitSentCode(phone);
    await screen.fillPerson();
    await screen.fillNewPasswords(PASSWORD);
    await screen.button(t.signIn.register).click();
    await expect(page).toHaveURL(`${server.url}${prefix}/home`);

    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
    await openTranslated(page, `${prefix}/sign-in`);
    await screen.submitPhone(phone);
    const password = screen.field(t.signIn.password);
    await password.fill('wrong horse');
    await screen.button(t.signIn.enter).click();
    await expect(page.getByText(t.signIn.passwordWrong)).toBeVisible();
    await expect(screen.main.getByText(t.signIn.enter, { exact: true })).toBeVisible({ timeout: 30_000 });
    await password.fill(PASSWORD);
    // A failed attempt delays the next one.
    await expect(async () => {
      const enter = screen.button(t.signIn.enter);
      if (await enter.isEnabled()) await enter.click();
      await expect(page).toHaveURL(`${server.url}${prefix}/home`, { timeout: 1_500 });
    }).toPass();
  });

  test(`books, moves and cancels a slot on translated pages, ${language}`, async ({ page, baseURL }) => {
    const { type } = tapper();
    await openTranslated(page, `${prefix}/booking?services=1&branch=1&day=${dayAhead(6)}`);
    await times(page).first().click();
    const phone = newBookingPhone();
    await fillInBooking(page, t, { phone, type });
    await field(page, 'consent').click();
    await page.getByRole('button', { name: t.booking.sendCode }).click();
    await typeCode(page, baseURL ?? '', phone);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.booking.bookedTitle);
    await translate(page);
    await page.getByRole('link', { name: t.booking.move }).click();
    await times(page).first().click();
    await page.getByRole('button', { name: t.booking.moveYes }).click();
    const [textPrefix = ''] = t.booking.isMoved.split(':');
    await expect(page.getByRole('status').getByText(textPrefix)).toBeVisible();
    await page.getByText(t.booking.cancel, { exact: true }).click();
    await page.getByRole('button', { name: t.booking.cancelYes }).click();
    await expect(page.getByText(t.booking.isCancelled)).toBeVisible();
    await expect(page.getByRole('status').getByText(textPrefix)).toHaveCount(0);
  });

  test(`changes profile and cars on translated pages, ${language}`, async ({
    context,
    page,
    known: customer,
    server,
  }) => {
    await signIn(context, server.url, customer);
    await openTranslated(page, `${prefix}/personal/profile`);
    await page.getByRole('link', { name: t.personal.edit }).click();
    await page.getByLabel(t.signIn.firstName).fill('Шахзода');
    await page.getByLabel(t.signIn.birthdate, { exact: true }).fill('07.05.1990');
    await page.getByRole('radio', { name: t.signIn.woman }).check();
    await save(page, t).click();
    await expect(page).toHaveURL(`${server.url}${prefix}/personal/profile`);
    await expect(page.getByRole('main')).toContainText('Шахзода');
    await openTranslated(page, `${prefix}/personal/car-add`);
    await fillCar(page, t, CAR);
    await save(page, t).click();
    await expect(page.getByRole('article')).toContainText('Cobalt');
  });

  test(`answers an estimate and reviews a visit on translated pages, ${language}`, async ({
    page,
    browser,
    baseURL,
    watched,
  }) => {
    watched.tolerate(NETWORK_ERROR);
    const staff = await browser.newPage({ baseURL: baseURL ?? '' });
    await enterDesk(staff, baseURL ?? '', { who: 'manager' });
    const visits = visitsOf(staff);
    const phone = language === 'ru' ? '+998905557701' : '+998905557702';
    const id = await visits.begin(phone, language === 'ru' ? '01F001AA' : '01F002AA');
    await page.goto(prefix + (await visits.send(id)));
    await translate(page);
    await page.getByRole('button', { name: t.visitForms.approveAll }).click();
    await expect(page.getByText(t.visitForms.isSent)).toBeVisible();
    await visits.close(id);
    await page.goto(prefix + (await linkTo(staff, phone, 'review')));
    await translate(page);
    await page.getByLabel(t.visitForms.starsOf.replace('{{stars}}', '5')).check();
    await page.getByLabel(t.visitForms.text).fill('Быстро и честно');
    await page.getByRole('button', { name: t.visitForms.sendReview }).click();
    await expect(page.getByText(t.visitForms.thanks)).toBeVisible();
  });
}

for (const { language, t } of DESK_LANGUAGES) {
  test(`staff sign in, enter and answer a call at a translated desk, ${language}`, async ({
    page,
    baseURL,
    watched,
  }) => {
    watched.tolerate(NETWORK_ERROR);
    await page.context().addCookies([{ name: 'desk_language', value: language, url: baseURL ?? '' }]);
    await page.goto('/desk/inbox');
    const phone = page.getByLabel(t.signIn.phone);
    await phone.waitFor();
    await translate(page);
    const password = page.getByLabel(t.signIn.password, { exact: true });
    const enter = page.getByRole('button', { name: t.signIn.enter, exact: true });
    await phone.fill(PHONES.adviser);
    await password.fill('wrong horse');
    await enter.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await password.fill(STAFF_PASSWORD);
    const call = page.getByRole('button', { name: t.inbox.enter });
    // A failed attempt delays the next one.
    await expect(async () => {
      if (await enter.isEnabled()) await enter.click({ timeout: 1_000 });
      await expect(call).toBeVisible({ timeout: 1_500 });
    }).toPass();
    await call.click();
    const form = page.getByRole('dialog');
    await form.getByLabel(t.entry.phone).fill('901112244');
    await form.getByLabel(t.entry.name).fill('Новый Клиент');
    await form.getByLabel(t.entry.text).fill('Просит перезвонить');
    await form.getByRole('button', { name: t.entry.save }).click();
    const enquiry = page.getByRole('article');
    await expect(enquiry).toContainText('Просит перезвонить');
    await enquiry.getByLabel(t.enquiry.status, { exact: true }).selectOption('done');
    await expect(enquiry.getByLabel(t.enquiry.status, { exact: true })).toHaveValue('done');
  });
}
