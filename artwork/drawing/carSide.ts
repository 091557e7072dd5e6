import { amber, darker } from '../svg/color';
import { blur, clip, linear } from '../svg/definitions';
import { ellipse, group, path, place, rect } from '../svg/elements';
import { paint } from '../svg/materials';
import { glow, shadow } from './backdrop';
import { type BodyType, type CarShape, carShapes } from './carShapes';
import { wheel } from './wheel';

type Car = {
  body: BodyType;
  x: number;
  y: number;
  length: number;
  color?: string;
  facing?: 'left' | 'right';
  lamps?: boolean;
  accent?: boolean;
  spokes?: number;
  wheels?: boolean;
  winter?: boolean;
  lifted?: boolean;
};

/** (x, y) is the middle of the ground line. */
export function carSide({
  body,
  x,
  y,
  length,
  color = '#5c6b82',
  facing = 'right',
  lamps = false,
  accent = false,
  spokes = 5,
  wheels = true,
  winter = false,
  lifted = false,
}: Car): string {
  const shape: CarShape = carShapes[body];
  const scale = length / 1000;
  return place(
    { x, y, scaleX: facing === 'right' ? scale : -scale, scaleY: scale },
    place(
      { x: -500 },
      lifted ? '' : shadow(500, 0, 500, 20, 0.75),
      shape.axles
        .map((axle) => ellipse(axle, -shape.radius - 6, shape.radius * 1.16, shape.radius * 1.12, { fill: '#070a10' }))
        .join(''),
      rect(shape.axles[0], -shape.radius - 40, shape.axles[1] - shape.axles[0], 60, { fill: '#0a0e16' }),
      shell(shape, color),
      windows(shape),
      lampsOf(shape, lamps),
      wheels
        ? shape.axles
            .map((axle, i) =>
              wheel({
                x: axle,
                y: -shape.radius,
                r: shape.radius,
                spokes,
                accent: accent && i === 1,
                turn: i * 11,
                tread: winter,
              }),
            )
            .join('')
        : '',
    ),
  );
}

function shell(shape: CarShape, color: string): string {
  const within = clip(path(shape.body));
  return group(
    {},
    path(shape.body, { fill: paint(color) }),
    group(
      { 'clip-path': within },
      path(shape.shoulder, {
        fill: 'none',
        stroke: '#ffffff',
        'stroke-opacity': 0.55,
        'stroke-width': 10,
        filter: blur(5),
      }),
      path(shape.shoulder, {
        fill: 'none',
        stroke: darker(color, 0.5),
        'stroke-opacity': 0.6,
        'stroke-width': 12,
        transform: 'translate(0 16)',
        filter: blur(7),
      }),
      path(shape.bumpers, { fill: linear(90, [0, '#2a323f'], [1, '#0c1018']) }),
      rect(0, -70, 1000, 40, { fill: '#0b0f17', opacity: 0.55 }),
      path(shape.body, { fill: 'none', stroke: '#ffffff', 'stroke-opacity': 0.5, 'stroke-width': 5 }),
    ),
    path(shape.gaps, { fill: 'none', stroke: '#0a0e16', 'stroke-opacity': 0.75, 'stroke-width': 3 }),
    path(shape.gaps, {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.22,
      'stroke-width': 2,
      transform: 'translate(3 1)',
    }),
    shape.handles
      .map(([hx, hy]) =>
        rect(hx - 25, hy - 5, 50, 10, {
          rx: 5,
          fill: linear(90, [0, '#ffffff', 0.8], [0.5, darker(color, 0.1)], [1, darker(color, 0.6)]),
        }),
      )
      .join(''),
  );
}

function windows(shape: CarShape): string {
  const { roofY } = shape;
  const [mx, my] = shape.mirror;
  return group(
    {},
    path(shape.glass, {
      fill: linear(90, [0, '#65788f'], [0.4, '#2b384b'], [1, '#0f1622']),
      stroke: '#0a0e16',
      'stroke-width': 7,
      'stroke-linejoin': 'round',
    }),
    group(
      { 'clip-path': clip(path(shape.glass)) },
      path(
        `M${mx - 90} ${roofY}L${mx - 190} ${my + 20}h-70L${mx - 160} ${roofY}zM330 ${roofY}L260 ${my + 20}h-34L296 ${roofY}z`,
        { fill: '#ffffff', opacity: 0.2 },
      ),
      path(shape.glass, { fill: 'none', stroke: '#c7d3e2', 'stroke-opacity': 0.35, 'stroke-width': 8 }),
    ),
    group(
      { 'clip-path': clip(path(shape.glass)) },
      ...shape.pillars.map((pillar) => path(pillar, { fill: 'none', stroke: '#0c111b', 'stroke-width': 16 })),
    ),
    path(`M${mx} ${my + 10}q4 -26 34 -24q16 4 12 22q-20 10 -46 2z`, {
      fill: linear(90, [0, '#8f9bab'], [0.5, '#3b4555'], [1, '#141a24']),
    }),
  );
}

function lampsOf(shape: CarShape, lit: boolean): string {
  const lamp = { stroke: '#0b0f17', 'stroke-width': 3, 'stroke-linejoin': 'round' };
  const front = linear(20, [0, '#7d8b9d'], [0.5, '#e8edf3'], [1, lit ? '#fff6dd' : '#aab6c4']);
  const y = shape.roofY * 0.46;
  return group(
    {},
    path(shape.headlamp, { fill: front, ...lamp }),
    path(shape.tailLamp, { fill: linear(60, [0, '#f06a5a'], [0.5, '#b3261e'], [1, '#5a120d']), ...lamp }),
    lit ? glow(960, y - 14, 120, amber, 0.55) + glow(958, y - 14, 44, '#fff6de', 0.95) : '',
  );
}
