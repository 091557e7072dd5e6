import { backdrop, construction, glow, shadow } from '../drawing/backdrop';
import { caliper } from '../drawing/brakes';
import { carSide } from '../drawing/carSide';
import { brakePad, ventilatedDisc } from '../drawing/parts/brakeParts';
import { crossWrench } from '../drawing/tools';
import { wheel } from '../drawing/wheel';
import { hall, lift, trolley } from '../drawing/workshop';
import { amber } from '../svg/color';
import { linear } from '../svg/definitions';
import { circle, group, path, place, rect } from '../svg/elements';
import { iron } from '../svg/materials';
import { between, progress } from './timing';

const [width, height] = [1280, 720];
const color = '#7d8da6';

function workshop(second: number): string {
  const arrival = progress(second, 0, 2.6);
  const leaving = progress(second, 24.2, 26.6);
  const raised = progress(second, 3, 5) - progress(second, 22, 24);
  const x = between(between(-460, 760, arrival), 1800, leaving);
  return (
    hall(width, height, 500) +
    place(
      { x: 0, y: 520 },
      carSide({
        body: 'crossover',
        x,
        y: between(0, -162, raised),
        length: 720,
        color,
        lifted: raised > 0.02,
        lamps: second < 3 || second > 24,
      }),
      lift(760, 0, 560, 420, between(-28, -190, raised)),
    ) +
    trolley(1160, 610, 0.86)
  );
}

function edge(lining: number, tint: string): string {
  return group(
    {},
    rect(-150, 0, 300, 22, { rx: 4, fill: iron(90) }),
    rect(-132, -lining, 264, lining, { rx: 3, fill: linear(90, [0, '#8a8078'], [1, '#453e39']) }),
    path(`M176 0V${-lining}M164 0H188M164 ${-lining}H188`, { stroke: tint, 'stroke-width': 5 }),
  );
}

const tick = (x: number, y: number, drawn: number) =>
  path(`M${x - 34} ${y}L${x - 8} ${y + 28}L${x + 42} ${y - 34}`, {
    fill: 'none',
    stroke: amber,
    'stroke-width': 14,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'stroke-dasharray': 110,
    'stroke-dashoffset': 110 * (1 - drawn),
  });

function hub(second: number): string {
  const off = progress(second, 8.4, 9.8) - progress(second, 18, 19.4);
  const open = progress(second, 10, 11.2) - progress(second, 16.4, 17.6);
  const worn = progress(second, 11.2, 12.4);
  const fresh = progress(second, 14, 15.4);
  const seated = progress(second, 15.6, 16.6);
  const wrenchIn =
    second < 12 ? 1 - progress(second, 8, 8.4) : progress(second, 19.2, 19.6) - progress(second, 21, 21.3);
  const turn = second < 12 ? -150 * progress(second, 6.6, 8) : 150 * progress(second, 19.6, 21);
  return (
    backdrop({ width, height, tone: 'graphite', light: [0.4, 0.45] }) +
    place(
      { scale: 4 / 3, y: -60 },
      construction(360, 310, 205, 'graphite') +
        shadow(360, 576, 250, 18, 0.6) +
        place(
          { x: 360, y: 310 },
          ventilatedDisc(165),
          place(
            { x: between(0, 60, open), y: between(0, -90, open), scaleX: 0.9 },
            caliper(158, between(-28, -52, open), amber),
          ),
        ),
    ) +
    (worn > 0 && second < 14
      ? place(
          { x: between(620, 990, worn), y: between(330, 250, worn), scale: between(0.4, 0.8, worn), turn: -8 },
          brakePad('lining', '#8c99ab'),
        ) + (worn === 1 ? place({ x: 990, y: 470 }, edge(14, '#f06a5a')) : '')
      : '') +
    (fresh > 0 && seated < 1
      ? place(
          {
            x: between(between(1500, 990, fresh), 620, seated),
            y: between(250, 330, seated),
            scale: between(0.8, 0.4, seated),
            turn: -8,
          },
          glow(0, 0, 300, amber, 0.35),
          brakePad('lining', amber),
        ) + (fresh === 1 && seated === 0 ? place({ x: 990, y: 470 }, edge(56, amber)) : '')
      : '') +
    (off < 1
      ? wheel({ x: between(480, 1640, off), y: 353, r: 305, spokes: 5, turn: between(0, 220, off), disc: false })
      : '') +
    (wrenchIn > 0 ? group({ opacity: wrenchIn }, place({ x: 480, y: 353, turn }, crossWrench(150))) : '') +
    (second > 21
      ? circle(990, 330, 92, { fill: '#0b111c', opacity: 0.7 }) + tick(986, 330, progress(second, 21, 21.5))
      : '')
  );
}

/** Opacity of the fade to black: 1 at a scene change. */
const dip = (second: number, at: number) => Math.max(0, 1 - Math.abs(second - at) / 0.4);

/** Film of a brake pad replacement. It contains no text, so both languages share it. */
export const brakePads = {
  file: 'video/brake-pads.mp4',
  width,
  height,
  seconds: 27,
  draw: (second: number): string => {
    const darkness = Math.max(dip(second, 6), dip(second, 21.8));
    const isAtHub = second >= 6 && second < 21.8;
    return (
      (isAtHub ? hub(second) : workshop(second)) +
      (darkness > 0 ? rect(0, 0, width, height, { fill: '#05080f', opacity: darkness }) : '')
    );
  },
};
