import type { ModelSeed } from '../../types';

export const japaneseModels: ModelSeed[] = [
  { id: 1401, slug: 'toyota-camry', brand: 'toyota', name: 'Camry' },
  { id: 1402, slug: 'toyota-corolla', brand: 'toyota', name: 'Corolla' },
  { id: 1403, slug: 'toyota-rav4', brand: 'toyota', name: 'RAV4' },
  { id: 1404, slug: 'toyota-land-cruiser', brand: 'toyota', name: 'Land Cruiser' },
  { id: 1405, slug: 'toyota-land-cruiser-prado', brand: 'toyota', name: 'Land Cruiser Prado' },
  { id: 1406, slug: 'toyota-highlander', brand: 'toyota', name: 'Highlander' },
  { id: 1407, slug: 'toyota-hilux', brand: 'toyota', name: 'Hilux' },
  { id: 1408, slug: 'toyota-fortuner', brand: 'toyota', name: 'Fortuner' },
  { id: 2001, slug: 'nissan-qashqai', brand: 'nissan', name: 'Qashqai' },
  { id: 2002, slug: 'nissan-x-trail', brand: 'nissan', name: 'X-Trail' },
  { id: 2003, slug: 'nissan-teana', brand: 'nissan', name: 'Teana' },
  { id: 2004, slug: 'nissan-patrol', brand: 'nissan', name: 'Patrol' },
  { id: 2101, slug: 'mitsubishi-outlander', brand: 'mitsubishi', name: 'Outlander' },
  { id: 2102, slug: 'mitsubishi-pajero', brand: 'mitsubishi', name: 'Pajero' },
  { id: 2103, slug: 'mitsubishi-lancer', brand: 'mitsubishi', name: 'Lancer' },
  { id: 2104, slug: 'mitsubishi-l200', brand: 'mitsubishi', name: 'L200' },
  { id: 2301, slug: 'lexus-lx', brand: 'lexus', name: 'LX' },
  { id: 2302, slug: 'lexus-rx', brand: 'lexus', name: 'RX' },
  { id: 2303, slug: 'lexus-es', brand: 'lexus', name: 'ES' },
];
