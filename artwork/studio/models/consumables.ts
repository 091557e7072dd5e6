import { CanvasTexture, type Group, type Mesh, Path, PlaneGeometry, Shape, SRGBColorSpace } from 'three';
import { letters } from '../../drawing/letters';
import { amber, brass, ceramic, chrome, metal, plastic, steel } from '../materials';
import { around, box, cylinder, plate, put, solid, together, tube, turn } from '../shapes';

/** Height 1.5 above the origin, thread upwards. */
export function oilFilter(color: string): Group {
  const can = turn(
    [
      [0, 0],
      [0.46, 0.02],
      [0.56, 0.12],
      [0.56, 1.3],
      [0.6, 1.34],
      [0.6, 1.42],
      [0.54, 1.46],
      [0.5, 1.42],
    ],
    plastic('#dfe3e8', 0.25),
  );
  const band = turn(
    [
      [0.563, 0.42],
      [0.566, 0.44],
      [0.566, 1.06],
      [0.563, 1.08],
    ],
    plastic(color, 0.3),
    0,
  );
  const flutes = put(
    around(28, 0.55, () => put(box(0.05, 0.05, 0.24, 0.02, plastic('#dfe3e8', 0.25)), {})),
    { at: [0, 0.22, 0], turned: [90, 0, 0] },
  );
  const lid = put(cylinder(0.5, 0.04, metal('#8c95a1', 0.35)), { at: [0, 1.4, 0] });
  const seal = turn(
    [
      [0.38, 1.42],
      [0.4, 1.5],
      [0.47, 1.5],
      [0.49, 1.42],
    ],
    plastic('#0d0f13', 0.6),
  );
  const holes = put(
    around(8, 0.26, () => put(cylinder(0.05, 0.03, plastic('#05070a')), { turned: [90, 0, 0] })),
    { at: [0, 1.42, 0], turned: [-90, 0, 0] },
  );
  const bore = put(cylinder(0.14, 0.04, plastic('#05070a')), { at: [0, 1.415, 0] });
  return together(can, band, flutes, lid, seal, holes, bore);
}

/** Length 2.4, electrode down at the origin. */
export function sparkPlug(): Group {
  const zinc = steel();
  const rings = Array.from({ length: 9 }, (_, i): [number, number][] => [
    [0.2, 0.16 + i * 0.075],
    [0.235, 0.2 + i * 0.075],
  ]).flat();
  const thread = turn(
    [[0, 0.12], [0.2, 0.12], ...rings, [0.2, 0.86], [0.3, 0.86], [0.3, 0.94], [0.2, 0.94]],
    zinc,
    0.008,
  );
  const hex = put(cylinder(0.34, 0.36, metal('#c8ced6', 0.2), 6), { at: [0, 1.16, 0] });
  const collar = turn(
    [
      [0.2, 0.94],
      [0.32, 1],
      [0.3, 1.34],
      [0.22, 1.42],
    ],
    zinc,
  );
  const ribs = Array.from({ length: 5 }, (_, i): [number, number][] => [
    [0.17, 1.56 + i * 0.09],
    [0.195, 1.6 + i * 0.09],
  ]).flat();
  const body = turn([[0.19, 1.4], [0.19, 1.52], ...ribs, [0.15, 2.06], [0.12, 2.1]], ceramic(), 0.01);
  const band = put(cylinder(0.193, 0.05, plastic(amber)), { at: [0, 1.47, 0] });
  const tip = turn(
    [
      [0.08, 2.1],
      [0.1, 2.16],
      [0.1, 2.24],
      [0.06, 2.28],
      [0.09, 2.36],
      [0.05, 2.42],
      [0, 2.42],
    ],
    chrome(),
  );
  const nose = put(cylinder(0.09, 0.14, ceramic()), { at: [0, 0.08, 0] });
  const middle = put(cylinder(0.035, 0.12, brass()), { at: [0, 0, 0] });
  const earth = tube(
    [
      [0.17, 0.14, 0],
      [0.17, -0.02, 0],
      [0.12, -0.12, 0],
      [-0.05, -0.13, 0],
    ],
    0.04,
    zinc,
    30,
  );
  return together(thread, hex, collar, body, band, tip, nose, middle, earth);
}

/** Size 2.4 × 1.75 × 1.7 above the origin. */
export function battery(color: string): Group {
  const black = plastic('#12161d', 0.4);
  const bolt = new Shape();
  bolt.moveTo(0.08, 0.34);
  bolt.lineTo(-0.2, -0.04);
  bolt.lineTo(-0.03, -0.04);
  bolt.lineTo(-0.1, -0.34);
  bolt.lineTo(0.2, 0.08);
  bolt.lineTo(0.02, 0.08);
  bolt.closePath();
  const terminal = (x: number, cap: string) =>
    together(
      put(cylinder(0.16, 0.1, plastic(cap, 0.5)), { at: [x, 1.78, 0.4] }),
      put(cylinder(0.1, 0.24, metal('#a9aaa8', 0.4)), { at: [x, 1.86, 0.4] }),
    );
  const ribs = Array.from({ length: 7 }, (_, i) =>
    put(box(0.16, 0.2, 0.06, 0.02, black), { at: [-0.9 + i * 0.3, 0.14, 0.83] }),
  );
  return together(
    put(box(2.4, 1.5, 1.6, 0.06, black), { at: [0, 0.76, 0] }),
    put(box(2.5, 0.28, 1.7, 0.07, plastic('#1b212b', 0.35)), { at: [0, 1.6, 0] }),
    put(box(1.7, 0.8, 0.03, 0.01, plastic(color, 0.3)), { at: [0, 0.86, 0.81] }),
    put(box(1.7, 0.2, 0.032, 0.01, plastic('#e8ebee', 0.3)), { at: [0, 0.54, 0.812] }),
    put(plate(bolt, 0.03, 0.005, plastic(amber, 0.3)), { at: [0, 0.86, 0.84] }),
    terminal(-0.9, '#20262f'),
    terminal(0.9, '#b3261e'),
    ...ribs,
  );
}

function oilLabel(paper: string): Mesh {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [880, 408];
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('No canvas to draw the label on');
  pen.fillStyle = paper;
  pen.fillRect(0, 0, 880, 408);
  pen.fillStyle = amber;
  pen.fillRect(0, 330, 880, 78);
  pen.translate(120, 172);
  pen.beginPath();
  pen.moveTo(0, -104);
  pen.bezierCurveTo(34, -46, 76, -10, 76, 36);
  pen.arc(0, 36, 76, 0, Math.PI);
  pen.bezierCurveTo(-76, -10, -34, -46, 0, -104);
  pen.fill();
  pen.translate(116, -48);
  pen.scale(0.86, 0.86);
  pen.strokeStyle = '#16202f';
  pen.lineWidth = 26;
  for (const letter of '5W-30') {
    const [advance, strokes] = letters[letter] ?? [0, ''];
    pen.stroke(new Path2D(strokes));
    pen.translate(advance + 32, 0);
  }
  const paint = plastic('#ffffff', 0.3);
  paint.map = new CanvasTexture(canvas);
  paint.map.colorSpace = SRGBColorSpace;
  paint.map.anisotropy = 8;
  return solid(new PlaneGeometry(2.2, 1.02), paint);
}

/** Four litres, size 2.6 × 3.3 above the origin; cap left of the handle. */
export function canister(color: string, label: string, open = false): Group {
  const shape = new Shape();
  shape.moveTo(-1, 0.1);
  shape.lineTo(1, 0.1);
  shape.quadraticCurveTo(1.15, 0.1, 1.15, 0.3);
  shape.lineTo(1.15, 2.1);
  shape.quadraticCurveTo(1.15, 2.75, 0.6, 2.8);
  shape.lineTo(-0.2, 2.86);
  shape.quadraticCurveTo(-0.34, 2.9, -0.36, 3.02);
  shape.lineTo(-0.9, 3.02);
  shape.quadraticCurveTo(-0.95, 2.8, -1.05, 2.6);
  shape.quadraticCurveTo(-1.15, 2.4, -1.15, 2.1);
  shape.lineTo(-1.15, 0.3);
  shape.quadraticCurveTo(-1.15, 0.1, -1, 0.1);
  const grip = new Path();
  grip.moveTo(0.1, 2.36);
  grip.lineTo(0.55, 2.32);
  grip.quadraticCurveTo(0.75, 2.3, 0.75, 2.05);
  grip.lineTo(0.75, 1.55);
  grip.quadraticCurveTo(0.74, 1.4, 0.6, 1.4);
  grip.quadraticCurveTo(0.46, 1.4, 0.46, 1.6);
  grip.quadraticCurveTo(0.46, 2, 0.1, 2.02);
  grip.quadraticCurveTo(-0.05, 2.2, 0.1, 2.36);
  shape.holes.push(grip);
  const neck = together(
    put(cylinder(0.22, 0.5, plastic(color, 0.35)), { at: [-0.63, 3.22, 0] }),
    put(cylinder(0.25, 0.06, plastic(color, 0.35)), { at: [-0.63, 3.42, 0] }),
  );
  const cap = together(
    put(cylinder(0.3, 0.34, plastic(amber, 0.35), 24), { at: [-0.63, 3.3, 0] }),
    put(cylinder(0.32, 0.08, plastic(amber, 0.35), 24), { at: [-0.63, 3.17, 0] }),
  );
  return together(
    plate(shape, 1.3, 0.16, plastic(color, 0.32)),
    put(oilLabel(label), { at: [0, 0.82, 0.665] }),
    neck,
    ...(open ? [] : [cap]),
  );
}
