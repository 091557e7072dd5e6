import { texts as ru } from '#shared/i18n/ru/index';
import { texts as uz } from '#shared/i18n/uz/index';
import { isAccessibleInBothThemes } from '../shared/accessible';
import { expect, hydrated, NETWORK_ERROR, test } from '../shared/fixtures';
import { hasNoSidewaysScroll } from '../shared/steps';

for (const { prefix, t } of [
  { prefix: '', t: ru },
  { prefix: '/uz', t: uz },
]) {
  test(`looks up an enquiry and follows it in Telegram, ${prefix || '/'}`, async ({ page, request, watched }) => {
    watched.tolerate(NETWORK_ERROR);
    const data = { section: 'shop', text: 'Фильтр', full_name: 'Aziz', phone: '+998901234567' };
    const sent = await request.post('/api/main/main/requests/', { data });
    const { reference } = (await sent.json()) as { reference: string };
    await page.goto(`${prefix}/track?number=${reference}`);
    await hydrated(page);
    await page.getByLabel(t.track.phoneEnd).fill('4568');
    await page.getByRole('button', { name: t.track.find }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(t.track.notFound);
    await page.getByLabel(t.track.phoneEnd).fill('4567');
    await page.keyboard.press('Enter');
    const enquiry = page.getByRole('article', { name: reference });
    await expect(enquiry).toContainText(t.track.stepNew);
    await hasNoSidewaysScroll(page);
    await isAccessibleInBothThemes(page, `tracked ${prefix}`);

    const opened = page.waitForEvent('popup');
    await enquiry.getByRole('link', { name: t.track.follow }).click();
    const telegram = await opened;
    await telegram.getByRole('button', { name: 'Start' }).click();
    const chats = telegram.getByRole('listitem').filter({ hasText: reference });
    await expect(async () => {
      await telegram.reload();
      await expect(chats).toHaveCount(2, { timeout: 500 });
    }).toPass();
  });
}
