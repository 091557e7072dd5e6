import type { BannerSeed } from '../types';

/** Links are root-relative: the site's own address is known only where it runs. The ids are those of `services`. */
export const banners: BannerSeed[] = [
  {
    id: 1,
    slug: 'winter-tyres',
    name: { ru: 'Зимние шины до первого льда', uz: 'Birinchi muzgacha qishki shinalar' },
    photo: '/media/heroes/winter-tyres.1600x900.webp',
    link: '/services/singl-services/11',
  },
  {
    id: 2,
    slug: 'engine-diagnostics',
    name: { ru: 'Горит Check Engine? Найдём причину', uz: 'Check Engine yondimi? Sababini topamiz' },
    photo: '/media/heroes/engine-diagnostics.1600x900.webp',
    link: '/services/singl-services/4',
  },
  {
    id: 3,
    slug: 'oil-service',
    name: { ru: 'Замена масла за 40 минут', uz: 'Moy 40 daqiqada almashtiriladi' },
    photo: '/media/heroes/oil-service.1600x900.webp',
    link: '/services/singl-services/1',
  },
  {
    id: 4,
    slug: 'parts-shop',
    name: { ru: 'Запчасти, за которые мы отвечаем', uz: 'Biz javob beradigan ehtiyot qismlar' },
    photo: '/media/heroes/parts-shop.1600x900.webp',
    link: '/shop',
  },
];
