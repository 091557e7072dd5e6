import type { Locator } from '@playwright/test';

/** Ticks the consent of a form, which nobody has ticked beforehand. */
export async function agree(form: Locator): Promise<void> {
  await form.getByRole('checkbox').check();
}
