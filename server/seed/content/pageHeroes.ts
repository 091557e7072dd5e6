import type { PageHeroesSeed } from '../types';

export const pageHeroes: PageHeroesSeed = {
  blog: '/media/pageheroes/blog.1600x500.webp',
  store: '/media/pageheroes/store.1600x500.webp',
  about_us: '/media/pageheroes/about.1600x500.webp',
  contact: '/media/pageheroes/contact.1600x500.webp',
  services: '/media/pageheroes/services.1600x500.webp',
};
