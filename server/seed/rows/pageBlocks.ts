import * as tables from '../../platform/db/schema/web';
import { aboutBanners, aboutUs } from '../content/about';
import { advantages } from '../content/advantages';
import { banners } from '../content/banners';
import { facts } from '../content/facts';
import { faq } from '../content/faq';
import { pageHeroes } from '../content/pageHeroes';
import { promos } from '../content/promos';
import { servicesIntro } from '../content/servicesIntro';
import { videos } from '../content/video';
import type { TitledSeed } from '../types';
import { type RowSet, rowSet } from './rowSet';

/** The blocks of the pages. */
export function pageBlockRows(): RowSet[] {
  return [
    rowSet(tables.faq, faq.map(inOrder)),
    rowSet(
      tables.facts,
      facts.map(({ id, items }, position) => ({ id, items: [...items], position })),
    ),
    rowSet(
      tables.advantages,
      advantages.map(({ points, ...rest }, position) => ({ ...rest, points: [...points], position })),
    ),
    rowSet(tables.aboutUs, aboutUs.map(titled)),
    rowSet(tables.servicesIntro, servicesIntro.map(titled)),
    rowSet(
      tables.aboutBanners,
      aboutBanners.map((banner, position) => ({
        ...titled(banner, position),
        button: banner.button,
        disabled: banner.disabled,
      })),
    ),
    rowSet(
      tables.promos,
      promos.map(({ id, title, info, photo }, position) => ({ id, title, info, photo, position })),
    ),
    rowSet(
      tables.banners,
      banners.map(({ id, name, link, photo }, position) => ({ id, name, link, photo, position })),
    ),
    rowSet(tables.heroImages, [
      {
        id: 1,
        blog: pageHeroes.blog,
        store: pageHeroes.store,
        aboutUs: pageHeroes.about_us,
        contact: pageHeroes.contact,
        services: pageHeroes.services,
      },
    ]),
    rowSet(tables.videos, videos.map(inOrder)),
  ];
}

const inOrder = <Row extends object>(row: Row, position: number) => ({ ...row, position });

const titled = ({ id, title, desc, photo }: TitledSeed, position: number) => ({
  id,
  title,
  description: desc,
  photo,
  position,
});
