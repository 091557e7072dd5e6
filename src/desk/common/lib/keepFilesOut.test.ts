import { preventFileDrops } from '../ui/DropZone';

const dropped = (...types: string[]) => {
  const dataTransfer = { types, dropEffect: 'copy' };
  const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer });
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
};

it('prevents the browser from opening a dropped file while a drop zone exists', () => {
  const ends = [preventFileDrops(), preventFileDrops()];
  expect([dropped('Files'), dropped('text/plain')]).toEqual([true, false]);
  ends.pop()?.();
  expect(dropped('Files')).toBe(true);
  ends.pop()?.();
  expect(dropped('Files')).toBe(false);
});
