import { copyText } from './copyText';

const withClipboard = (clipboard: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });

afterEach(() => {
  withClipboard(undefined);
  Reflect.deleteProperty(document, 'execCommand');
});

it('copies text by the Clipboard API', async () => {
  const writeText = jest.fn(async () => {});
  withClipboard({ writeText });
  await expect(copyText('https://yolda.uz')).resolves.toBe(true);
  expect(writeText).toHaveBeenCalledWith('https://yolda.uz');
});

it.each([
  ['is missing, as over plain HTTP', undefined],
  ['rejects', { writeText: () => Promise.reject(new Error('denied')) }],
])('copies by execCommand in the open dialog if the Clipboard API %s, and restores focus', async (_, clipboard) => {
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

it('copyText returns false if the browser cannot copy', async () => {
  await expect(copyText('text')).resolves.toBe(false);
});
