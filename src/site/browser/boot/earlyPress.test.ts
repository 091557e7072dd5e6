import userEvent from '@testing-library/user-event';
import { replayEarlyPress } from './earlyPress';

const PAGE = `
  <button type="button" id="buy"><span id="word">Купить</span></button>
  <button type="button" id="copy">Скопировать</button>
  <button type="button" popovertarget="menu" id="burger">Меню</button>
  <div popover id="menu"></div>
  <form><input id="name"><button type="submit" id="send">Отправить</button></form>
  <p id="text">Текст</p>`;

const at = (id: string) => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`No #${id} on the page`);
  return element;
};
const busy = () => [...document.querySelectorAll('[aria-busy="true"]')].map(({ id }) => id);

let end: ReturnType<typeof replayEarlyPress> = () => {};
let answers: string[] = [];

const hydrate = () => {
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => answers.push(button.id));
  end(true);
};

beforeEach(() => {
  document.body.innerHTML = PAGE;
  answers = [];
  document.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  end = replayEarlyPress();
});
afterEach(() => end(false));

it('marks a button clicked before hydration and replays the click', async () => {
  await userEvent.click(at('word'));
  expect(busy()).toEqual(['buy']);
  hydrate();
  expect(answers).toEqual(['buy']);
  expect(busy()).toEqual([]);
});

it('replays a press of a button by Enter', async () => {
  at('buy').focus();
  await userEvent.keyboard('{Enter}');
  hydrate();
  expect(answers).toEqual(['buy']);
});

it('replays several clicks on one button as one', async () => {
  await userEvent.tripleClick(at('buy'));
  hydrate();
  expect(answers).toEqual(['buy']);
});

it('replays only the last click if several buttons were clicked', async () => {
  await userEvent.click(at('buy'));
  await userEvent.click(at('copy'));
  expect(busy()).toEqual(['copy']);
  hydrate();
  expect(answers).toEqual(['copy']);
});

it.each([
  ['clicks something else', () => userEvent.click(at('text'))],
  ['continues with the keyboard', () => userEvent.tab()],
  ['leaves the page', async () => void window.dispatchEvent(new Event('pagehide'))],
])('discards the click when the visitor %s', async (_, turnAway) => {
  await userEvent.click(at('buy'));
  await turnAway();
  expect(busy()).toEqual([]);
  hydrate();
  expect(answers).toEqual([]);
});

it.each([
  'burger',
  'send',
])('neither marks nor replays clicks on controls that work without scripts: #%s', async (id) => {
  await userEvent.click(at(id));
  expect(busy()).toEqual([]);
  hydrate();
  expect(answers).toEqual([]);
});

it('removes the mark of a clicked button without replaying the click when the application cannot start', async () => {
  await userEvent.click(at('buy'));
  at('buy').addEventListener('click', () => answers.push('buy'));
  end(false);
  expect(busy()).toEqual([]);
  expect(answers).toEqual([]);
});

it('replays a click made before the script ran, recognized by focus without :focus-visible', () => {
  end(false);
  at('buy').focus();
  jest.spyOn(at('buy'), 'matches').mockReturnValue(false); // jsdom matches :focus-visible on every focus
  end = replayEarlyPress();
  expect(busy()).toEqual(['buy']);
  hydrate();
  expect(answers).toEqual(['buy']);
});

it('does not replay a button that Tab has focused', () => {
  end(false);
  at('buy').focus();
  jest.spyOn(at('buy'), 'matches').mockReturnValue(true);
  end = replayEarlyPress();
  expect(busy()).toEqual([]);
});

it('does not replay a click that it has already replayed', async () => {
  await userEvent.click(at('buy'));
  hydrate();
  await userEvent.click(at('buy'));
  end(true);
  expect(answers).toEqual(['buy', 'buy']);
});
