import { useState, useSyncExternalStore } from 'react';

let isPressed = false;

const subscribe = (changed: () => void) => {
  const turn = (pressed: boolean) => () => {
    isPressed = pressed;
    changed();
  };
  const release = turn(false);
  // Runs after the click event, if any, which follows in the same task.
  const releaseSoon = () => setTimeout(release);
  const listeners = {
    // Not pointerdown: on touch screens focus moves on mousedown, after the finger has left the screen.
    mousedown: turn(true),
    mouseup: releaseSoon,
    dragend: releaseSoon,
    contextmenu: releaseSoon,
    // The click listener bubbles, to run after React's handler: a render before it would reset a checkbox.
    click: release,
  };
  for (const [type, listener] of Object.entries(listeners)) window.addEventListener(type, listener, type !== 'click');
  return () => {
    for (const [type, listener] of Object.entries(listeners))
      window.removeEventListener(type, listener, type !== 'click');
  };
};

/**
 * Returns the value, but keeps the old one during a press: an error that appears on blur could move the button away
 * before its click.
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
