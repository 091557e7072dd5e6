import { copyText } from './copyText';

const withClipboard = (clipboard: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });

afterEach(() => {
  withClipboard(undefined);
  Reflect.deleteProperty(document, 'execCommand');
});

it('writes through the clipboard API', async () => {
  const writeText = jest.fn(async () => {});
  withClipboard({ writeText });
  await expect(copyText('https://yolda.uz')).resolves.toBe(true);
  expect(writeText).toHaveBeenCalledWith('https://yolda.uz');
});

it.each([
  ['is missing, as over plain http', undefined],
  ['refuses', { writeText: () => Promise.reject(new Error('denied')) }],
])('copies a selection inside the open dialog if the API %s, and restores focus', async (_, clipboard) => {
  withClipboard(clipboard);
  document.body.innerHTML = '<dialog open><button>Скопировать</button></dialog>';
  const button = document.querySelector('button') as HTMLButtonElement;
  button.focus();
  const copied: (string | undefined)[] = [];
  document.execCommand = () => {
    const field = document.activeElement as HTMLTextAreaElement;
    copied.push(field.closest('dialog') ? field.value : undefined);
    return true;
  };
  await expect(copyText('+998 90 000 00 01')).resolves.toBe(true);
  expect(copied).toEqual(['+998 90 000 00 01']);
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('textarea')).toBeNull();
});

it('returns false if the browser cannot copy', async () => {
  await expect(copyText('text')).resolves.toBe(false);
});
