import type { Picture } from '../picture';
import { careArticles } from './articlesCare';
import { roadArticles } from './articlesRoad';
import { height, width } from './sceneCard';

export const articles: Picture[] = Object.entries({ ...careArticles, ...roadArticles }).map(([slug, draw]) => ({
  group: 'articles',
  slug,
  width,
  height,
  draw,
}));
