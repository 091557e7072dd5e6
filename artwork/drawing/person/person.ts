import { blur } from '../../svg/definitions';
import { ellipse, group, place } from '../../svg/elements';
import { body, front, neck } from './clothes';
import { face } from './face';
import { hairBehind, hairInFront } from './hair';
import type { Look } from './look';

/** Head to chest, size 640 × 800; the point between the eyes is at (320, 352). */
export function person(look: Look): string {
  const head = { x: 320, y: 352, turn: look.lean ?? 0, scale: 1.2 };
  const hairScale = look.face.temples / 90;
  return group(
    {},
    place(head, hairBehind(look)),
    body(look),
    neck(look),
    front(look),
    place(
      head,
      face(look),
      ellipse(0, -112, look.face.temples * 0.8, 16, { fill: '#1a0d08', opacity: 0.16, filter: blur(8) }),
      place({ scaleX: hairScale, scaleY: 1 }, hairInFront(look)),
    ),
  );
}
