import { actionOfKey, isTypingElsewhere, KEYS } from './inboxKeys';

const press = (init: KeyboardEventInit) => actionOfKey(new KeyboardEvent('keydown', init));

it.each([
  [{ key: 'j', code: 'KeyJ' }, 'next'],
  [{ key: 'ArrowUp', code: 'ArrowUp' }, 'previous'],
  // The key J types «о» in a Russian layout.
  [{ key: 'о', code: 'KeyJ' }, 'next'],
  [{ key: 'е', code: 'KeyT' }, 'take'],
  [{ key: '?', code: 'Slash', shiftKey: true }, 'help'],
  [{ key: ',', code: 'Slash', shiftKey: true }, 'help'],
  // In Latin layouts such as AZERTY the letter counts, not the physical key.
  [{ key: 'w', code: 'KeyZ' }, 'work'],
  [{ key: 'q', code: 'KeyQ' }, null],
])('maps the key event %j to the action %s', (init, action) => {
  expect(press(init)).toBe(action);
});

it('assigns each key to one action only', () => {
  const keys = KEYS.flatMap((one) => [...one.keys]);
  expect(new Set(keys).size).toBe(keys.length);
});

it('ignores keys of fields, dialogs and the browser', () => {
  document.body.innerHTML = '<input id="text"><input id="box" type="checkbox"><a id="link" href="/x">x</a>';
  const heard = (id: string, init: KeyboardEventInit = {}) => {
    let elsewhere: boolean | undefined;
    const listen = (event: KeyboardEvent) => {
      elsewhere = isTypingElsewhere(event);
    };
    document.addEventListener('keydown', listen, { once: true });
    document.getElementById(id)?.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true, ...init }));
    return elsewhere;
  };
  expect(heard('text')).toBe(true);
  expect(heard('box')).toBe(false);
  expect(heard('link')).toBe(false);
  expect(heard('link', { ctrlKey: true })).toBe(true);
  document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
  expect(heard('link')).toBe(true);
});
