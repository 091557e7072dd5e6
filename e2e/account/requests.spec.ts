import { test } from '../shared/customers';
import { expect } from '../shared/fixtures';
import { hasNoSidewaysScroll, LANGUAGES, open } from '../shared/steps';
import { sidebar, signIn, stored } from './accountSteps';

for (const { language, prefix, t } of LANGUAGES) {
  test(`lists the customer’s requests, newest first, each with its status and link, ${language}`, async ({
    context,
    page,
    request,
    customer,
    server,
  }) => {
    await signIn(context, server.url, customer);
    const api = `${server.url}/api/main/main/requests/`;
    const send = async (text: string) => {
      const sent = await request.post(api, {
        data: { section: 'shop', text, full_name: 'Aziz', phone: customer.phone },
      });
      return ((await sent.json()) as { reference: string }).reference;
    };
    await open(page, `${prefix}/personal/garage`);
    await (await sidebar(page, t)).getByRole('link', { name: t.track.own }).click();
    await expect(page).toHaveURL(`${server.url}${prefix}/personal/requests`);
    await expect(page.getByText(t.track.none)).toBeVisible();
    expect((await stored(page)).personalSitebarAct).toBe('4');

    const older = await send('Kolodka');
    const newer = await send(`Filtr ${'uzun'.repeat(60)}`);
    await open(page, `${prefix}/personal/requests`);
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toContainText(newer);
    await expect(cards.last()).toContainText(older);
    await expect(cards.last()).toContainText('Kolodka');
    await expect(cards.last()).toContainText(t.track.stepNew);
    await expect(cards.first().getByRole('link', { name: t.track.follow })).toHaveAttribute('href', /start=/);
    await hasNoSidewaysScroll(page);
    await expect((await sidebar(page, t)).getByRole('link', { name: t.track.own })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
}
