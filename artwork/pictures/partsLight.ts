import { battery, bulb, headlampUnit, tailLampUnit, wiperBlades } from '../drawing/parts/electrics';
import { place } from '../svg/elements';
import { partCard } from './partCard';

const bulbs = (kind: 'h4' | 'h7', blue: boolean) =>
  place({ x: -118, turn: -7 }, bulb(kind, blue)) + place({ x: 118, y: 20, turn: 8 }, bulb(kind, blue));

export const lightParts: Record<string, () => string> = {
  'battery-45ah-asia': () =>
    partCard(battery({ width: 360, height: 280, tall: true, slim: true, sticker: '#2c7a4b' }), {
      foot: 260,
      footY: 610,
      scale: 1.14,
    }),
  'battery-60ah': () =>
    partCard(battery({ width: 430, height: 240, sticker: '#2f5fb0' }), { foot: 290, footY: 594, scale: 1.1 }),
  'battery-75ah-asia': () =>
    partCard(battery({ width: 440, height: 290, tall: true, sticker: '#b3261e', case: '#343c48' }), {
      foot: 290,
      footY: 624,
      scale: 1.08,
    }),
  'battery-70ah-agm': () =>
    partCard(battery({ width: 460, height: 240, sticker: '#5c6675', case: '#c9cfd6', top: '#39434f' }), {
      foot: 300,
      footY: 590,
      scale: 1.06,
    }),
  'headlight-bulb-h4': () => partCard(bulbs('h4', false), { foot: 0, scale: 1.16 }),
  'headlight-bulb-h7': () => partCard(bulbs('h7', true), { foot: 0, scale: 1.16 }),
  'headlamp-cobalt': () => partCard(headlampUnit(), { foot: 250, footY: 610, scale: 1.14 }),
  'tail-lamp-gentra': () => partCard(tailLampUnit(), { foot: 120, footY: 664, scale: 1.16 }),
  'wiper-blades': () => partCard(wiperBlades(), { foot: 0, scale: 1.1 }),
};
