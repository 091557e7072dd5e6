const openPage = (path: string, form: string): HTMLFormElement => {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = form;
  jest.isolateModules(() => {
    jest.requireActual<object>('./entry.typed');
  });
  return document.forms[0] as HTMLFormElement;
};
const choice = (value: string, checked: string) =>
  `<input type="radio" name="line-1" value="${value}"${value === checked ? ' checked' : ''}>`;
const estimate = (version: number, shown: string) =>
  `<form data-kept="${version}">${['approved', 'declined', ''].map((value) => choice(value, shown)).join('')}</form>`;
const review = (text = '') =>
  `<form data-kept="true"><textarea name="text" data-limit="20" data-too-long="Слишком длинно">${text}</textarea><span data-counts="text"></span></form>`;
const chosen = (form: HTMLFormElement) => new FormData(form).get('line-1');
const choose = (form: HTMLFormElement, value: string) =>
  form.querySelector<HTMLInputElement>(`[value="${value}"]`)?.click();
const type = (form: HTMLFormElement, text: string) => {
  const field = form.elements.namedItem('text') as HTMLTextAreaElement;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
};

beforeEach(() => sessionStorage.clear());

it('restores the choices of an estimate after a language switch, unless the stored decision has changed', () => {
  choose(openPage('/estimate/a', estimate(1, '')), 'declined');
  expect(chosen(openPage('/uz/estimate/a', estimate(1, '')))).toBe('declined');
  expect(chosen(openPage('/estimate/a', estimate(1, 'approved')))).toBe('approved');
  expect(chosen(openPage('/estimate/b', estimate(1, '')))).toBe('');
});

it('does not restore choices of an earlier version of the estimate', () => {
  choose(openPage('/estimate/a', estimate(1, '')), 'approved');
  expect(chosen(openPage('/uz/estimate/a', estimate(2, '')))).toBe('');
});

it('restores typed text after a reload, unless the server returned other text, and deletes it once the form is gone', () => {
  type(openPage('/review/a', review()), 'Хорошо');
  const textOf = (form: HTMLFormElement) => new FormData(form).get('text');
  expect(textOf(openPage('/uz/review/a', review()))).toBe('Хорошо');
  expect(textOf(openPage('/review/a', review('Отлично')))).toBe('Отлично');
  openPage('/review/a', '<p>Спасибо</p>');
  expect(sessionStorage).toHaveLength(0);
});

it('shows a character count near the limit, and marks a longer text as invalid without truncating it', () => {
  const form = openPage('/review/a', review());
  const count = () => form.querySelector('span')?.textContent;
  type(form, 'Коротко');
  expect(count()).toBe('');
  const field = type(form, 'Семнадцать знаков, и ещё');
  expect([count(), field.value, field.validationMessage]).toEqual([
    '24 / 20',
    'Семнадцать знаков, и ещё',
    'Слишком длинно',
  ]);
  type(form, 'Семнадцать знаков');
  expect([count(), field.validity.valid]).toEqual(['17 / 20', true]);
});
