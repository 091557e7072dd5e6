import type { Picture } from '../picture';

export const heroes: Picture[] = ['winter-tyres', 'engine-diagnostics', 'oil-service', 'parts-shop'].map((slug) => ({
  group: 'heroes',
  slug,
  width: 1600,
  height: 900,
  scene: `heroes/${slug}`,
}));
