import { useEffect, useEffectEvent } from 'react';

export const KEYS = [
  { action: 'next', keys: ['j', 'ArrowDown'] },
  { action: 'previous', keys: ['k', 'ArrowUp'] },
  { action: 'open', keys: ['Enter'] },
  { action: 'close', keys: ['Escape'] },
  { action: 'take', keys: ['t'] },
  { action: 'work', keys: ['w'] },
  { action: 'wait', keys: ['p'] },
  { action: 'done', keys: ['d'] },
  { action: 'refuse', keys: ['r'] },
  { action: 'note', keys: ['n'] },
  { action: 'call', keys: ['c'] },
  { action: 'select', keys: ['x'] },
  { action: 'search', keys: ['/'] },
  { action: 'enter', keys: ['e'] },
  { action: 'undo', keys: ['z'] },
  { action: 'help', keys: ['?'] },
] as const;

export type KeyAction = (typeof KEYS)[number]['action'];

/** Maps physical keys (`event.code`) to Latin letters, so that shortcuts work in a Russian layout. */
const LETTER_OF_KEY: Record<string, string> = {
  KeyJ: 'j',
  KeyK: 'k',
  KeyT: 't',
  KeyW: 'w',
  KeyP: 'p',
  KeyD: 'd',
  KeyR: 'r',
  KeyN: 'n',
  KeyC: 'c',
  KeyX: 'x',
  KeyE: 'e',
  KeyZ: 'z',
};

export const actionOfKey = ({
  key,
  code,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): KeyAction | null => {
  const isHelp = key === '?' || (code === 'Slash' && shiftKey);
  const isOtherAlphabet = /^\P{ASCII}$/u.test(key);
  const typed = isHelp ? '?' : isOtherAlphabet ? LETTER_OF_KEY[code] : key;
  return KEYS.find(({ keys }) => keys.some((one) => one === typed))?.action ?? null;
};

const TYPED_INTO = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

const blursField = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Escape' &&
  target instanceof HTMLElement &&
  target.matches(TYPED_INTO) &&
  document.querySelector('dialog[open]') === null;

export const isTypingElsewhere = (event: KeyboardEvent): boolean => {
  const { target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  if (!(target instanceof Element)) return false;
  return target.closest(TYPED_INTO) !== null || document.querySelector('dialog[open]') !== null;
};

/** Whether Enter activates the focused control. On the row of the open enquiry it is a shortcut. */
const activatesControl = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' &&
  event.target instanceof Element &&
  event.target.closest('a, button, summary, label') !== null &&
  !event.target.matches('[data-enquiry][aria-current]');

export const useInboxKeys = (act: (action: KeyAction) => boolean): void => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (blursField(event)) (event.target as HTMLElement).blur();
    if (isTypingElsewhere(event) || activatesControl(event)) return;
    const action = actionOfKey(event);
    if (action !== null && act(action)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
