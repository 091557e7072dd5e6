import { signIn } from '../account/accountSteps';
import { signIn as deskSignIn } from '../desk/deskSteps';
import { isAccessibleInBothThemes } from '../shared/accessible';
import { test } from '../shared/customers';
import { expect, NETWORK_ERROR } from '../shared/fixtures';
import { hasNoSidewaysScroll, LANGUAGES, open } from '../shared/steps';
import { visitsOf } from './visitSteps';

const READY = { ru: /машина готова/, uz: /mashina tayyor/ };

for (const [index, { language, prefix, t }] of LANGUAGES.entries()) {
  test(`an open garage page shows live that the car is ready, and the customer gets one message, ${language} @both`, async ({
    context,
    page,
    browser,
    customer,
    server,
    watched,
  }) => {
    watched.tolerate(NETWORK_ERROR);
    // Turns quiet hours off, which would delay the message.
    const awake = { channel: 'sms', language, quiet_from: 0, quiet_to: 0 };
    const headers = { Authorization: `Bearer ${customer.accessToken}` };
    const reply = await page.request.put('/api/main/authentication/wishes', { headers, data: awake });
    expect(reply.ok()).toBe(true);
    const desk = await browser.newPage({ baseURL: server.url });
    await deskSignIn(desk, server.url, { who: 'manager' });
    const visits = visitsOf(desk);
    const id = await visits.begin(customer.phone, `01W10${index}AA`, language);

    await signIn(context, server.url, customer);
    await open(page, `${prefix}/personal/garage`);
    const section = page.getByRole('region', { name: t.openVisits.title });
    const card = section.getByRole('article');
    await expect(card.getByRole('status')).toHaveText(t.openVisits.open);
    await visits.send(id);
    await expect(card.getByRole('status')).toHaveText(t.openVisits.sent, { timeout: 30_000 });
    await hasNoSidewaysScroll(page);
    await isAccessibleInBothThemes(page, `a car at the branch, ${language}`);
    await card.getByRole('link', { name: t.openVisits.answer }).click();
    await expect(page.getByRole('heading', { name: t.visitForms.estimate })).toBeVisible();
    await visits.change('PATCH', id, '', { state: 'in_work' });

    await open(page, `${prefix}/personal/garage`);
    await expect(card.getByRole('status')).toHaveText(t.openVisits.inWork);
    await visits.change('PATCH', id, '', { state: 'ready' });
    await expect(card.getByRole('status')).toHaveText(t.openVisits.ready, { timeout: 30_000 });
    const readText = async () => {
      const outbox = (await (await page.request.get('/dev/outbox.json')).json()) as { phone: string; text: string }[];
      return outbox.filter(({ phone, text }) => phone === customer.phone && READY[language].test(text));
    };
    await expect.poll(async () => (await readText()).length, { timeout: 40_000 }).toBe(1);

    await open(page, `${prefix}/personal/story`);
    await expect(section).toContainText(t.openVisits.ready);
    await visits.change('POST', id, '/closing');
    await open(page, `${prefix}/personal/bookings`);
    await expect(section).toHaveCount(0);
    expect(await readText()).toHaveLength(1);
    await desk.close();
  });
}
