import type { Picture } from './picture';
import { articles } from './pictures/articles';
import { branches } from './pictures/branches';
import { heroes } from './pictures/heroes';
import { pageHeroes } from './pictures/pageHeroes';
import { parts } from './pictures/parts';
import { scenes } from './pictures/scenes';
import { services } from './pictures/services';
import { staff } from './pictures/staff';

export const manifest: readonly Picture[] = [
  ...heroes,
  ...pageHeroes,
  ...services,
  ...articles,
  ...parts,
  ...branches,
  ...staff,
  ...scenes,
];
