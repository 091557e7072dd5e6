import { construction, dimension, glow, shadow } from '../drawing/backdrop';
import { carSide } from '../drawing/carSide';
import { calendar } from '../drawing/instruments';
import { crystal } from '../drawing/landscape';
import { canister, drop } from '../drawing/parts/bottles';
import { battery, bulb } from '../drawing/parts/electrics';
import { panelFilter, spinOnFilter } from '../drawing/parts/filters';
import { sparkPlug } from '../drawing/parts/ignition';
import { tube } from '../drawing/solids';
import { airVent, gear, magnifier, multimeter, spanner } from '../drawing/tools';
import { engine, piston, tablet } from '../drawing/workshop';
import { amber } from '../svg/color';
import { blur, clip, linear } from '../svg/definitions';
import { circle, group, path, place, rect, repeat } from '../svg/elements';
import { dark, height, inset, insetY, width } from './sceneCard';

export const engineServices: Record<string, () => string> = {
  'oil-change': () => oilChange(),
  'scheduled-maintenance': () => scheduledMaintenance(),
  'air-conditioning': () => airConditioning(),
  'computer-diagnostics': () => computerDiagnostics(),
  'pre-purchase-inspection': () => prePurchaseInspection(),
  'engine-repair': () => engineRepair(),
  'gearbox-repair': () => gearboxRepair(),
  'auto-electrics': () => autoElectrics(),
};

const oilChange = () =>
  dark([0.5, 0.42], insetY(500)) +
  inset(
    construction(480, 300, 230, 'graphite') +
      shadow(400, 540, 200, 22) +
      shadow(660, 550, 130, 16) +
      place(
        { x: 390, y: 296, scale: 0.92 },
        canister('#46556d', '#8c99ab', { main: '#e9edf2', second: '#54657f', drop: amber }),
      ) +
      place({ x: 664, y: 424, scale: 0.6 }, spinOnFilter('#e6e9ed', '#51627c')) +
      drop(664, 190, 66, amber),
  );

const scheduledMaintenance = () =>
  dark([0.5, 0.42], insetY(500)) +
  inset(
    shadow(250, 548, 170, 16),
    place({ x: 250, y: 330, scale: 1.2, turn: -4 }, calendar([10, 17])),
    place({ x: 590, y: 214, scale: 0.5 }, panelFilter('#2b3648', '#dfe4ea')),
    shadow(560, 556, 90, 12),
    place({ x: 560, y: 440, scale: 0.52 }, spinOnFilter('#e6e9ed', '#51627c')),
    place({ x: 730, y: 440, scale: 0.44, turn: 6 }, sparkPlug()),
    place({ x: 860, y: 330, turn: 8 }, spanner(500)),
  );

const airConditioning = () =>
  dark([0.5, 0.3]) +
  rect(0, insetY(420), width, height, { fill: linear(90, [0, '#2c3748'], [1, '#0d131d']) }) +
  rect(0, insetY(414), width, 8, { fill: '#ffffff', opacity: 0.16 }) +
  inset(
    repeat(5, (i) =>
      path(`M${300 + i * 90} 330C${250 + i * 110} 250 ${340 + i * 70} 210 ${240 + i * 120} 90`, {
        fill: 'none',
        stroke: '#a8cdf5',
        'stroke-opacity': 0.4 - Math.abs(i - 2) * 0.06,
        'stroke-width': 16,
        'stroke-linecap': 'round',
        filter: blur(5),
      }),
    ),
    glow(480, 190, 240, '#9fc8ff', 0.3),
    crystal(480, 180, 104, '#e9f3ff', 11),
    crystal(262, 246, 38, '#a8c8ee', 5),
    crystal(712, 252, 46, '#a8c8ee', 6),
    place({ x: 480, y: 436, scale: 1.15 }, airVent()),
  );

const computerDiagnostics = () =>
  dark([0.45, 0.42], insetY(520)) +
  inset(
    shadow(440, 540, 330, 24) +
      place({ x: 440, y: 300, scale: 1.75, turn: -4 }, tablet()) +
      tube('M720 430C830 470 800 560 690 560C600 560 600 600 640 610', 22, '#2d3744') +
      place(
        { x: 808, y: 420, turn: 12 },
        rect(-62, -70, 124, 92, { rx: 12, fill: linear(60, [0, '#6c7a90'], [1, '#252f3d']) }),
        path('M-52 -134H52L62 -66H-62z', { fill: linear(60, [0, '#97a3b4'], [1, '#3a4452']) }),
        repeat(8, (i) => rect(-42 + i * 11, -124, 6, 30, { fill: amber })),
      ),
  );

const prePurchaseInspection = () =>
  dark([0.5, 0.45], insetY(460)) +
  inset(
    carSide({ body: 'sedan', x: 450, y: 520, length: 800, color: '#7d8da6' }) +
      dimension(56, 570, 844, 570, 'graphite') +
      place(
        { x: 620, y: 330, scale: 1.05 },
        magnifier(
          group(
            { 'clip-path': clip(circle(0, 0, 104)) },
            rect(-110, -110, 220, 220, { fill: linear(50, [0, '#b6c3d6'], [1, '#5c6d87']) }),
            rect(10, -110, 120, 220, { fill: amber, opacity: 0.9 }),
            path('M10 -110V110', { stroke: '#ffffff', 'stroke-width': 4, 'stroke-dasharray': '10 8' }),
            path('M-80 46l36 36l60 -84', {
              fill: 'none',
              stroke: '#111827',
              'stroke-width': 17,
              'stroke-linecap': 'round',
              'stroke-linejoin': 'round',
            }),
          ),
        ),
      ),
  );

const engineRepair = () =>
  dark([0.45, 0.45], insetY(520)) +
  inset(
    construction(380, 300, 250, 'graphite') +
      shadow(380, 552, 330, 24) +
      place({ x: 390, y: 330, scale: 1.22 }, engine()) +
      shadow(790, 560, 120, 16) +
      place({ x: 790, y: 320, scale: 0.94, turn: 8 }, piston()),
  );

const gearboxRepair = () =>
  dark() +
  inset(
    construction(380, 320, 245, 'graphite') +
      place(
        { x: 380, y: 330, turn: 5 },
        circle(10, 14, 210, { fill: '#05080f', opacity: 0.5, filter: blur(10) }),
        gear(205, 30),
      ) +
      place(
        { x: 684, y: 214, turn: 3 },
        circle(8, 12, 130, { fill: '#05080f', opacity: 0.5, filter: blur(8) }),
        gear(126, 18, { tint: amber, holes: 4 }),
      ) +
      place(
        { x: 714, y: 478, turn: 9 },
        circle(8, 12, 130, { fill: '#05080f', opacity: 0.5, filter: blur(8) }),
        gear(124, 18, { tint: '#71809a', holes: 4 }),
      ),
  );

const autoElectrics = () =>
  dark([0.45, 0.4], insetY(500)) +
  inset(
    shadow(370, 540, 330, 26) +
      place({ x: 380, y: 350, scale: 1.05 }, battery({ sticker: '#44546c' })) +
      place({ x: 770, y: 370, scale: 0.98, turn: 7 }, multimeter()) +
      tube('M740 500C700 600 560 610 540 420C530 330 545 280 575 262', 12, '#b3261e') +
      tube('M770 506C720 640 240 630 200 420C190 340 196 290 222 262', 12, '#1b222d') +
      place({ x: 660, y: 130, scale: 0.42 }, bulb('h7')),
  );
