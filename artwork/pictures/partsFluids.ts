import { bottle, canister, flask } from '../drawing/parts/bottles';
import { cabinFilter, gasFilters, panelFilter, spinOnFilter } from '../drawing/parts/filters';
import { cylinder } from '../drawing/solids';
import { lighter } from '../svg/color';
import { ellipse, path, place, repeat } from '../svg/elements';
import { coloured } from '../svg/materials';
import { partCard } from './partCard';

/** In the colours of the brands, but without their logos. */
export const fluidParts: Record<string, () => string> = {
  'brake-fluid-dot-4': () =>
    partCard(flask('#e3c46a', '#20304f', { main: '#26457f', second: '#f2f4f7', drop: '#e3c46a' }), {
      foot: 146,
      scale: 1.12,
      footY: 690,
    }),
  'engine-oil-5w-30-dexos': () =>
    partCard(canister('#2b3038', '#b3261e', { main: '#b3261e', second: '#eceef1', drop: '#ffb020' }), {
      foot: 240,
      scale: 1.12,
      footY: 690,
    }),
  'engine-oil-5w-40': () =>
    partCard(canister('#9aa2ad', '#c23327', { main: '#ffce2e', second: '#c8372b', drop: '#fff3d0' }), {
      foot: 240,
      scale: 1.12,
      footY: 690,
    }),
  'engine-oil-10w-40': () =>
    partCard(canister('#f0f1f2', '#1d7a46', { main: '#1d7a46', second: '#d13b30', drop: '#ffffff' }), {
      foot: 240,
      scale: 1.12,
      footY: 690,
    }),
  'engine-oil-0w-20': () =>
    partCard(canister('#b9c1cb', '#1f4fa8', { main: '#1f4fa8', second: '#f4f5f7', drop: '#d5362a' }), {
      foot: 240,
      scale: 1.12,
      footY: 690,
    }),
  'atf-dexron-vi': () =>
    partCard(bottle('#c3323c', '#2a323e', { main: '#f2f3f5', second: '#1d7a46', drop: '#c3323c' }), {
      foot: 146,
      scale: 1.12,
      footY: 690,
    }),
  'gear-oil-75w-90': () =>
    partCard(bottle('#1f2630', '#1d7a46', { main: '#1d7a46', second: '#e8eaed', drop: '#ffb020' }), {
      foot: 146,
      scale: 1.12,
      footY: 690,
    }),
  'coolant-g12': () =>
    partCard(flask('#e0559b', '#1d7a46', { main: '#1d7a46', second: '#f3f4f6', drop: '#e0559b' }), {
      foot: 146,
      scale: 1.12,
      footY: 690,
    }),
  'oil-filter-cobalt': () => partCard(oilFilterCartridge(), { scale: 1.12, y: 6, foot: 190, footY: 664 }),
  'oil-filter-hyundai-kia': () =>
    partCard(spinOnFilter('#20262f', '#2f66b8'), { scale: 1.18, y: -10, foot: 200, footY: 650 }),
  'air-filter-gentra': () => partCard(panelFilter('#2b323d', '#d8d2bd'), { scale: 0.98, foot: 280, footY: 600 }),
  'cabin-filter-carbon-malibu': () =>
    partCard(cabinFilter('#6b7480', '#3a434f'), { scale: 0.96, y: -30, foot: 280, footY: 590 }),
  'gas-filter-set': () => partCard(gasFilters(), { scale: 1.18, y: -10, foot: 250, footY: 668 }),
};

/** Filter cartridge: the 1.5 l engine has no spin-on filter. */
function oilFilterCartridge(): string {
  const pleats = repeat(23, (i) => {
    const x = Math.sin(((i - 11) / 11.5) * (Math.PI / 2)) * 134;
    return path(`M${x} -140V150`, { stroke: '#8a6f2b', 'stroke-opacity': 0.62, 'stroke-width': 4 });
  });
  return (
    cylinder({ x: 0, y: -150, width: 272, height: 300, fill: coloured('#e5c065'), cap: '#3a434f', bulge: 0.26 }) +
    pleats +
    cylinder({
      x: 0,
      y: 144,
      width: 296,
      height: 34,
      fill: coloured('#2c5a3e'),
      cap: lighter('#2c5a3e', 0.2),
      bulge: 0.26,
    }) +
    cylinder({ x: 0, y: -186, width: 296, height: 36, fill: coloured('#2c5a3e'), cap: '#3f7d58', bulge: 0.26 }) +
    ellipse(0, -186, 70, 18, { fill: '#16301f' }) +
    ellipse(0, -188, 70, 18, { fill: 'none', stroke: '#8fc7a6', 'stroke-width': 4 }) +
    place(
      { x: 176, y: 196 },
      ellipse(0, 0, 84, 26, { fill: 'none', stroke: '#11161f', 'stroke-width': 15 }),
      ellipse(0, -3, 84, 26, { fill: 'none', stroke: '#566171', 'stroke-width': 4 }),
    )
  );
}
