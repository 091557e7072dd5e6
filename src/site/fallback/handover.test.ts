import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pressEnd } from './handover';

const show = () => {
  document.body.innerHTML = `
    <form>
      <input name="full_name" />
      <input name="car_model" />
      <input name="consent" type="checkbox" />
      <a href="/documents/privacy">Политика</a>
      <button type="button">Отправить</button>
    </form>
    <a href="/prices">Цены</a>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('The form is missing');
  return form;
};

/** Returns the controls on which the form was replaced. */
const replacedAt = async (form: HTMLFormElement, first: string) => {
  const user = userEvent.setup();
  form.querySelector<HTMLElement>(first)?.focus();
  let isReplaced = false;
  void pressEnd(form).then(() => {
    isReplaced = true;
  });
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));
  for (let step = 0; step < 6; step += 1) {
    await settle();
    const { activeElement: control } = document;
    if (isReplaced) return control?.getAttribute('name') ?? control?.textContent;
    await user.tab();
  }
  return null;
};

it.each([
  ['a text field at once', '[name=full_name]', 'full_name'],
  ['the model field after the next Tab', '[name=car_model]', 'consent'],
  ['the policy link and the button after the form was left', 'a', 'Цены'],
])('replaces a form whose focus is on %s', async (_, first, at) => {
  expect(await replacedAt(show(), first)).toBe(at);
});
