import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import readXlsxFile from 'read-excel-file/node';
import { formatPhone } from '#shared/ui/forms/phoneMask';
import { isAccessible } from '../shared/accessible';
import { test } from '../shared/customers';
import { expect } from '../shared/fixtures';
import { LANGUAGES, send, signIn, UNAUTHORIZED_ERROR } from './deskSteps';

test.beforeEach(({ watched }) => watched.tolerate(UNAUTHORIZED_ERROR));

const FORMULA = '=HYPERLINK("https://evil.test";"x")';

async function exported(page: Page, list: string, format: string): Promise<Buffer> {
  await page.getByLabel(list).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: format }).click();
  const file = await download;
  return readFile(await file.path());
}

for (const { language, t } of LANGUAGES) {
  test(`exports the filtered enquiries without executable formulas, and merges two customers, ${language}`, async ({
    page,
    request,
    baseURL,
    watched,
    customer,
    known,
  }) => {
    watched.tolerate(/Failed to load resource.*404/);
    const { reference } = await send(request, { full_name: FORMULA, text: '+1 вопрос', phone: known.phone });
    await send(request);
    const digits = known.phone.slice(4);
    await signIn(page, baseURL ?? '', { language, path: `/desk/inbox?status=all&q=${digits}` });
    await expect(page.locator('[data-enquiry]')).toHaveCount(1);

    const csv = (await exported(page, t.inbox.export, t.inbox.exportCsv)).toString('utf8');
    const [, line, ...rest] = csv.trim().split('\r\n');
    expect(rest).toEqual([]);
    expect(line).toContain(`;"'${FORMULA.replaceAll('"', '""').replace(';', ';')}";`);
    expect(line).toMatch(new RegExp(`^${reference};.*;\\+1 вопрос;$`));
    const [sheet] = await readXlsxFile(await exported(page, t.inbox.export, t.inbox.exportXlsx));
    expect(sheet?.data).toHaveLength(2);
    expect(sheet?.data[1]).toEqual(expect.arrayContaining([reference, FORMULA, known.phone, '+1 вопрос']));

    await page.goto('/desk/customers');
    await page.getByRole('searchbox', { name: t.customers.search }).fill(customer.phone.slice(4));
    // Waits for the result, because a loading list moves under the pointer.
    const found = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(found).toHaveCount(1);
    await found.filter({ hasText: formatPhone(customer.phone) }).click();
    await expect(page).toHaveURL(/\/desk\/customers\/\d+/);
    await page.getByRole('button', { name: t.customers.merge, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t.customers.mergeTitle });
    await dialog.getByRole('searchbox', { name: t.customers.mergeSearch }).fill(digits);
    await expect(dialog.getByRole('button', { name: formatPhone(known.phone) })).toBeVisible();
    await isAccessible(page);
    await dialog.getByRole('button', { name: formatPhone(known.phone) }).click();
    await dialog.getByRole('button', { name: t.customers.mergeYes }).click();
    await expect(page.getByRole('status').getByRole('listitem')).toContainText(t.customers.merged);
    await expect(dialog).toBeHidden();
    const former = t.customers.former.replace('{{phones}}', formatPhone(known.phone));
    await expect(page.getByText(former)).toBeVisible();
    await expect(page.getByRole('link', { name: reference })).toBeVisible();
    await page.goto(`/desk/customers/${known.userId}`);
    await expect(page.getByText(t.frame.notFoundText)).toBeVisible();
  });
}
