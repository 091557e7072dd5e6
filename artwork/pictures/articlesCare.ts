import { construction, glow, shadow } from '../drawing/backdrop';
import { carFront } from '../drawing/carFront';
import { tap, turbo } from '../drawing/equipment';
import { calendar, gauge, steam, thermometer, waves } from '../drawing/instruments';
import { crystal } from '../drawing/landscape';
import { chain, sprocket, toothedBelt } from '../drawing/parts/belts';
import { bottle, canister, drop, flask } from '../drawing/parts/bottles';
import { brakePad, ventilatedDisc } from '../drawing/parts/brakeParts';
import { radiator } from '../drawing/parts/cooling';
import { battery, wiperBlades } from '../drawing/parts/electrics';
import { cabinFilter, panelFilter } from '../drawing/parts/filters';
import { ballJoint, strut } from '../drawing/parts/suspension';
import { airVent, gear } from '../drawing/tools';
import { amber } from '../svg/color';
import { blur, clip, linear, radial } from '../svg/definitions';
import { circle, ellipse, group, path, place, rect, repeat } from '../svg/elements';
import { randomFrom } from '../svg/random';
import { dark, height, light, width } from './sceneCard';

const halves = (left: string, right: string) =>
  path('M0 0H520L440 640H0z', { fill: left }) +
  path('M520 0H960V640H440z', { fill: right }) +
  path('M520 0L440 640', { stroke: '#ffffff', 'stroke-opacity': 0.75, 'stroke-width': 5 });

const airConditioner = () =>
  light([0.6, 0.3], 470) +
  glow(200, 150, 260, amber, 0.55) +
  circle(200, 150, 66, { fill: radial(0.4, 0.4, 0.65, [0, '#ffe9bd'], [1, amber]) }) +
  repeat(12, (i) => place({ x: 200, y: 150, turn: i * 30 }, rect(-5, -128, 10, 40, { rx: 5, fill: amber }))) +
  crystal(690, 170, 100, '#3d6aa8', 12) +
  shadow(560, 560, 300, 18, 0.3) +
  place({ x: 560, y: 440, scale: 1.25 }, airVent());

function dust(): string {
  const random = randomFrom(7);
  return repeat(150, () =>
    circle(random() * 470, 60 + random() * 520, 2 + random() * 7, { fill: '#a98a57', opacity: 0.25 + random() * 0.5 }),
  );
}

const airFilter = () =>
  light([0.66, 0.45]) +
  path('M0 0H500Q380 320 470 640H0z', { fill: linear(0, [0, '#cdb98f', 0.95], [1, '#e2d5b8', 0.15]) }) +
  dust() +
  shadow(520, 486, 320, 26, 0.3) +
  place({ x: 520, y: 330, scale: 1.08 }, panelFilter('#2b323d', '#d8d2bd')) +
  repeat(4, (i) =>
    path(`M${740 + i * 20} ${170 + i * 62}q40 -22 80 0t80 0`, {
      fill: 'none',
      stroke: '#5f87bd',
      'stroke-width': 7,
      'stroke-linecap': 'round',
      'stroke-opacity': 0.8,
    }),
  );

const gearboxFluid = () =>
  dark([0.4, 0.45], 530) +
  construction(330, 330, 220, 'graphite') +
  place({ x: 330, y: 340, turn: 4 }, gear(186, 28, { tint: '#8794a8' })) +
  place({ x: 566, y: 200, turn: 8 }, gear(96, 14, { tint: '#c9a25a', holes: 4 })) +
  shadow(770, 570, 120, 18) +
  place(
    { x: 770, y: 316, scale: 0.98 },
    bottle('#b8323a', '#27303d', { main: '#eceef1', second: '#47566e', drop: '#c3323c' }),
  ) +
  drop(566, 430, 60, '#d5444c');

const batterySeasons = () =>
  halves(linear(90, [0, '#ffcf7a'], [1, '#e88f3c']), linear(90, [0, '#a9c4e6'], [1, '#52709c'])) +
  glow(150, 130, 240, '#fff3d0', 0.9) +
  circle(150, 130, 62, { fill: '#fff6de' }) +
  crystal(820, 130, 84, '#ffffff', 10) +
  crystal(700, 240, 34, '#ffffff', 5) +
  shadow(480, 566, 320, 26, 0.5) +
  place({ x: 480, y: 376, scale: 1.12 }, battery({ sticker: '#44546c' }));

const brakeFluid = () =>
  light([0.4, 0.4], 520) +
  shadow(330, 578, 150, 18, 0.35) +
  place(
    { x: 330, y: 326, scale: 0.98 },
    flask('#e3b84a', '#1f2a3c', { main: '#27364f', second: '#f2f4f7', drop: amber }),
  ) +
  place({ x: 680, y: 318, scale: 1.16, turn: 4 }, calendar([5, 26]));

const brakePads = () =>
  light([0.45, 0.45]) +
  construction(380, 320, 250, 'paper') +
  place({ x: 350, y: 320, scale: 0.96 }, ventilatedDisc(240)) +
  place({ x: 690, y: 210, scale: 0.94, turn: -10 }, brakePad('lining', '#6b788a')) +
  place({ x: 724, y: 448, scale: 0.94, turn: -10, scaleX: 0.94, scaleY: 0.6 }, brakePad('lining', amber)) +
  path('M560 560l40 -68l40 68z', { fill: amber, stroke: '#111827', 'stroke-width': 7, 'stroke-linejoin': 'round' }) +
  path('M600 512v22M600 546v2', { stroke: '#111827', 'stroke-width': 8, 'stroke-linecap': 'round' });

const cabinSmog = () =>
  rect(0, 0, width, height, { fill: linear(90, [0, '#8c8f92'], [0.6, '#b9b5a8'], [1, '#8f8a7d']) }) +
  repeat(7, (i) => rect(20 + i * 140, 170 + ((i * 83) % 150), 96, 400, { fill: '#6f7377', opacity: 0.45 })) +
  group(
    { filter: blur(26) },
    repeat(9, (i) => ellipse(i * 120, 250 + ((i * 71) % 200), 150, 46, { fill: '#dcd6c4', opacity: 0.6 })),
  ) +
  shadow(480, 524, 340, 28, 0.45) +
  place({ x: 490, y: 360, scale: 1.12 }, cabinFilter('#66707d', '#323b47')) +
  repeat(3, (i) =>
    path(`M${760 + i * 10} ${380 + i * 46}q40 -24 80 0t80 0`, {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 8,
      'stroke-linecap': 'round',
    }),
  );

const coolantTap = () =>
  halves(linear(90, [0, '#dfe8f1'], [1, '#a9bccf']), linear(90, [0, '#fbf3f6'], [1, '#e9c6d6'])) +
  place({ x: 220, y: 220, scale: 1.05 }, tap()) +
  shadow(760, 590, 120, 16, 0.35) +
  place(
    { x: 770, y: 350, scale: 0.9 },
    flask('#e0559b', '#27364f', { main: '#33435c', second: '#f3f4f6', drop: '#e0559b' }),
  ) +
  place({ x: 440, y: 470, scale: 0.6 }, radiator()) +
  repeat(9, (i) =>
    ellipse(330 + ((i * 61) % 220), 400 + ((i * 47) % 130), 18 + (i % 3) * 8, 11 + (i % 4) * 4, {
      fill: '#a8602c',
      opacity: 0.5,
    }),
  );

const overheating = () =>
  dark([0.5, 0.4], 480) +
  shadow(390, 590, 290, 20) +
  place({ x: 390, y: 330 }, steam(330, '#e9edf2', 0.7)) +
  carFront({ x: 390, y: 590, width: 520, color: '#8b98ac', hood: 'open' }) +
  place({ x: 390, y: 350 }, steam(230, '#ffffff', 0.5)) +
  place({ x: 790, y: 320, scale: 0.78 }, thermometer(0.98, '#e0392c')) +
  glow(790, 446, 130, amber, 0.4);

const oilInterval = () =>
  light([0.42, 0.42], 520) +
  shadow(310, 572, 200, 20, 0.35) +
  place(
    { x: 310, y: 318, scale: 0.94 },
    canister('#3a465a', amber, { main: '#e9edf2', second: '#54657f', drop: amber }),
  ) +
  place({ x: 700, y: 250, scale: 0.94 }, gauge(190, 0.62, 0.7)) +
  place({ x: 700, y: 510 }, drop(0, 0, 54, amber)) +
  drop(590, 530, 34, amber) +
  drop(806, 530, 34, amber);

const suspensionKnock = () =>
  light([0.42, 0.45]) +
  construction(330, 320, 240, 'paper') +
  place({ x: 320, y: 322, scale: 1.02, turn: 6 }, strut('#37465c', '#8c99ab')) +
  place({ x: 610, y: 420, scale: 0.66, turn: -8 }, ballJoint()) +
  place({ x: 700, y: 250 }, waves(190, amber)) +
  place({ x: 700, y: 250 }, circle(0, 0, 22, { fill: amber }));

const beltOrChain = () =>
  dark([0.5, 0.42]) +
  place(
    { x: 270, y: 320, scale: 1.06 },
    toothedBelt({ a: [0, -90], ra: 124, b: [0, 150], rb: 82 }, 44),
    place({ y: -90 }, gear(104, 26, { tint: '#71809a' })),
    place({ y: 150 }, gear(64, 16, { tint: '#71809a' })),
  ) +
  path('M500 90V550', { stroke: '#9fb2cf', 'stroke-opacity': 0.5, 'stroke-width': 3, 'stroke-dasharray': '26 8 5 8' }) +
  place(
    { x: 720, y: 320, scale: 1.06 },
    place({ y: -90 }, sprocket(118, 22)),
    place({ y: 150 }, sprocket(78, 14)),
    chain({ a: [0, -90], ra: 122, b: [0, 150], rb: 82 }),
    place({ y: -90 }, circle(0, 0, 34, { fill: amber })),
    place({ y: 150 }, circle(0, 0, 22, { fill: amber })),
  );

const turboCare = () =>
  dark([0.5, 0.45]) +
  construction(470, 320, 250, 'graphite') +
  glow(640, 340, 280, '#ff8a2a', 0.4) +
  place({ x: 480, y: 320, scale: 1.25 }, turbo());

const wipers = () =>
  rect(0, 0, width, height, { fill: linear(70, [0, '#56708f'], [0.5, '#2f4260'], [1, '#1a2436']) }) +
  rain() +
  group(
    { 'clip-path': clip(path('M120 600A560 560 0 0 1 900 250L760 420A330 330 0 0 0 320 640z')) },
    rect(0, 0, width, height, { fill: linear(70, [0, '#9fb8d6'], [1, '#4d6588']) }),
  ) +
  place({ x: 560, y: 420, scale: 1.2, turn: -12 }, wiperBlades());

function rain(): string {
  const random = randomFrom(31);
  return repeat(120, () => {
    const [x, y, r] = [random() * width, random() * height, 3 + random() * 9];
    return ellipse(x, y, r * 0.8, r, { fill: linear(60, [0, '#ffffff', 0.75], [1, '#a8c6ea', 0.15]) });
  });
}

export const careArticles: Record<string, () => string> = {
  'air-conditioner-before-summer': airConditioner,
  'air-filter-dusty-roads': airFilter,
  'automatic-gearbox-fluid': gearboxFluid,
  'battery-heat-and-frost': batterySeasons,
  'brake-fluid-two-years': brakeFluid,
  'brake-pads-wear': brakePads,
  'cabin-filter-smog': cabinSmog,
  'coolant-not-tap-water': coolantTap,
  'engine-overheating-traffic': overheating,
  'oil-change-interval-heat': oilInterval,
  'suspension-knock': suspensionKnock,
  'timing-belt-or-chain': beltOrChain,
  'turbo-engine-care': turboCare,
  'wiper-blades-and-washer': wipers,
};
