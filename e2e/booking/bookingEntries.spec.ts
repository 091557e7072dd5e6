import { giveCar, signIn } from '../account/accountSteps';
import { test } from '../shared/customers';
import { expect } from '../shared/fixtures';
import { hasNoSidewaysScroll, LANGUAGES, open } from '../shared/steps';

const [OIL, BY_PHONE] = [1, 13];

for (const { language, prefix, t } of LANGUAGES) {
  test(`links to the booking form prefill service, branch and car, ${language}`, async ({
    context,
    page,
    request,
    customer,
    server,
  }) => {
    const main = page.getByRole('main');
    const way = main.getByRole('link', { name: t.common.book });
    await open(page, prefix || '/');
    await expect(main.locator('form[method="get"]')).toHaveAttribute('action', `${prefix}/booking#when`);
    await expect(way).toHaveCount(0);
    await hasNoSidewaysScroll(page);

    await open(page, `${prefix}/services/singl-services/${OIL}`);
    await expect(way).toHaveAttribute('href', `${prefix}/booking?services=${OIL}`);
    await expect(main.getByRole('link', { name: t.common.enquire, exact: true })).toBeVisible();
    await hasNoSidewaysScroll(page);
    await open(page, `${prefix}/services/singl-services/${BY_PHONE}`);
    await expect(main.getByRole('link', { name: t.common.enquire, exact: true })).toBeVisible();
    await expect(way).toHaveCount(0);

    await open(page, `${prefix}/contacts`);
    const branches = main.getByRole('article');
    await expect(branches.first()).toBeVisible();
    const name = (await branches.first().getByRole('heading').textContent()) ?? '';
    await branches.first().locator('summary').click();
    const toBranch = main.getByRole('link', { name: t.contacts.bookAt.replace('{{branch}}', name) });
    await expect(toBranch).toHaveAttribute('href', new RegExp(`^${prefix}/booking\\?branch=\\d+$`));

    const car = await giveCar(request, server.url, customer);
    await signIn(context, server.url, customer);
    await open(page, `${prefix}/personal/garage`);
    await expect(main.getByRole('article').getByRole('link', { name: t.common.book })).toHaveAttribute(
      'href',
      `${prefix}/booking?car=${car}`,
    );
  });
}
