import { beltTensioner, chain, chainGuides, pulley, ribbedBelt, sprocket, toothedBelt } from '../drawing/parts/belts';
import { fan, radiator, thermostat, waterPump } from '../drawing/parts/cooling';
import { coilPack, ignitionLeads, oxygenSensor, sparkPlug } from '../drawing/parts/ignition';
import { place, repeat } from '../svg/elements';
import { partCard } from './partCard';

const plugs = (ring: string, fine: boolean) =>
  repeat(4, (i) => place({ x: -228 + i * 152, y: i % 2 ? 22 : -22 }, sparkPlug({ ring, fine })));

const beltKit = () =>
  place({ x: -70 }, toothedBelt({ a: [0, -110], ra: 120, b: [0, 170], rb: 78 }, 38)) +
  place({ x: 196, y: -110 }, pulley(92, true)) +
  place({ x: 190, y: 150 }, pulley(74));

const chainKit = () =>
  place(
    { x: -96 },
    place({ y: -150 }, sprocket(112, 22)),
    place({ y: 190 }, sprocket(62, 12)),
    chain({ a: [0, -150], ra: 114, b: [0, 190], rb: 66 }),
  ) + place({ x: 176, y: 0, scale: 1.15 }, chainGuides());

export const engineParts: Record<string, () => string> = {
  'spark-plugs-nickel': () => partCard(plugs('#d13b30', false), { foot: 0, scale: 1.08 }),
  'spark-plugs-iridium': () => partCard(plugs('#2457c5', true), { foot: 0, scale: 1.08 }),
  'ignition-coil-cobalt': () => partCard(coilPack(), { foot: 220, footY: 634, scale: 1.08, y: -40 }),
  'ignition-leads-nexia': () => partCard(ignitionLeads('#c0392f'), { foot: 0, scale: 1.18 }),
  'oxygen-sensor-gentra': () => partCard(oxygenSensor(), { foot: 0, scale: 1.2, y: 10 }),
  'timing-belt-kit-nexia': () => partCard(beltKit(), { foot: 0, scale: 1.12, y: -20 }),
  'timing-belt-matiz': () =>
    partCard(toothedBelt({ a: [0, -110], ra: 150, b: [0, 170], rb: 96 }, 44), {
      foot: 0,
      scale: 1.1,
      turn: 16,
      y: -20,
    }),
  'timing-chain-kit-cobalt': () => partCard(chainKit(), { foot: 0, scale: 1.04 }),
  'serpentine-belt-gentra': () =>
    partCard(ribbedBelt({ a: [-40, -60], ra: 130, b: [120, 120], rb: 90 }), { foot: 0, scale: 1.06, y: 0, turn: -10 }),
  'belt-tensioner-cobalt': () => partCard(beltTensioner(), { foot: 0, scale: 1.1, y: 10 }),
  'radiator-cobalt': () => partCard(radiator(), { foot: 300, footY: 640, scale: 1.06 }),
  'thermostat-gentra': () => partCard(thermostat(), { foot: 130, footY: 690, scale: 1.08 }),
  'water-pump-nexia': () => partCard(waterPump(), { foot: 0, scale: 1.16 }),
  'radiator-fan-lacetti': () => partCard(fan(), { foot: 0, scale: 1.08 }),
};
