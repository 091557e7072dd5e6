import { useState, useSyncExternalStore } from 'react';

let isPressed = false;

const subscribe = (changed: () => void) => {
  const turn = (pressed: boolean) => () => {
    isPressed = pressed;
    changed();
  };
  const release = turn(false);
  // The click follows in the same task, if there is one.
  const releaseSoon = () => setTimeout(release);
  const listeners = {
    // Not pointerdown: a finger has already left the screen when its mousedown moves the focus.
    mousedown: turn(true),
    mouseup: releaseSoon,
    dragend: releaseSoon,
    contextmenu: releaseSoon,
    // After React's own: rendered before its change is taken, a checkbox would be set back.
    click: release,
  };
  for (const [type, listener] of Object.entries(listeners)) window.addEventListener(type, listener, type !== 'click');
  return () => {
    for (const [type, listener] of Object.entries(listeners))
      window.removeEventListener(type, listener, type !== 'click');
  };
};

/**
 * Holds a change back while a press is on its way. A press moves the focus before its click: an error that appears in between would move
 * the button from under the finger, and the click would miss it.
 */
export const useAfterPress = <Value>(value: Value): Value => {
  const pressed = useSyncExternalStore(
    subscribe,
    () => isPressed,
    () => false,
  );
  const [settled, setSettled] = useState(() => value);
  if (!pressed && settled !== value) setSettled(() => value);
  return pressed ? settled : value;
};
