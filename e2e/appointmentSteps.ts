import type { Locator } from '@playwright/test';
import { texts as ru } from '#shared/i18n/ru/index';
import { agree } from './consent';
import { expect } from './fixtures';
import type { Texts } from './personalSteps';

/** Everything but the message; the lists of cars may want to be asked for again. */
export async function fillIn(form: Locator, t: Texts = ru): Promise<void> {
  await form.getByLabel(t.forms.name).fill('Азиз');
  await form.getByLabel(t.forms.phone, { exact: true }).fill('901234567');
  for (const [label, name] of [
    [t.forms.brand, 'Chevrolet'],
    [t.forms.model, 'Cobalt'],
  ] as const) {
    const box = form.getByRole('combobox', { name: label });
    const retry = form.getByRole('button', { name: t.common.retry });
    await expect(async () => {
      if (await retry.isVisible()) await retry.click();
      // Not longer: where the enhanced form has not come, asking for it again is what helps.
      await box.fill('', { timeout: 2_000 });
      await box.fill(name, { timeout: 2_000 });
      await form.page().getByRole('option', { name, exact: true }).click({ timeout: 2_000 });
    }).toPass();
  }
  await agree(form);
}
