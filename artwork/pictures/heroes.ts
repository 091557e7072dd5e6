import type { Picture } from '../picture';

/** The slides of the home page: photographs of scenes, their left part calm and dark. */
export const heroes: Picture[] = ['winter-tyres', 'engine-diagnostics', 'oil-service', 'parts-shop'].map((slug) => ({
  group: 'heroes',
  slug,
  width: 1600,
  height: 900,
  scene: `heroes/${slug}`,
}));
