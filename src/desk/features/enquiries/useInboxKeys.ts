import { useEffect, useEffectEvent } from 'react';
import { actionOfKey, isElsewhere, type KeyAction, leavesField } from './keys';

/** Enter does what it always does on a link or a button; on the line of the open enquiry it goes on into that. */
const isOwnOfControl = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' &&
  event.target instanceof Element &&
  event.target.closest('a, button, summary, label') !== null &&
  !event.target.matches('[data-enquiry][aria-current]');

/** Hears the keys of the inbox wherever the focus is, except in fields and dialogs. */
export const useInboxKeys = (act: (action: KeyAction) => boolean): void => {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (leavesField(event)) (event.target as HTMLElement).blur();
    if (isElsewhere(event) || isOwnOfControl(event)) return;
    const action = actionOfKey(event);
    if (action !== null && act(action)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
