import { useState, useSyncExternalStore } from 'react';

let isPressed = false;

const subscribe = (changed: () => void) => {
  const turn = (pressed: boolean) => () => {
    isPressed = pressed;
    changed();
  };
  const release = turn(false);
  // The click, if any, follows in the same task.
  const releaseSoon = () => setTimeout(release);
  const listeners = {
    // Not pointerdown: on touch screens mousedown moves focus after the finger has left.
    mousedown: turn(true),
    mouseup: releaseSoon,
    dragend: releaseSoon,
    contextmenu: releaseSoon,
    // Runs after React's handler. A render before it would reset a checkbox.
    click: release,
  };
  for (const [type, listener] of Object.entries(listeners)) window.addEventListener(type, listener, type !== 'click');
  return () => {
    for (const [type, listener] of Object.entries(listeners))
      window.removeEventListener(type, listener, type !== 'click');
  };
};

/**
 * Delays a change during a press. A press moves focus before its click: an error shown in between could move the button
 * away.
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
