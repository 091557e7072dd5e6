import type { PromoSeed } from '../types';

export const promos: PromoSeed[] = [
  {
    id: 1,
    slug: 'first-visit',
    title: { ru: 'Осмотр по 60 пунктам при первом визите', uz: 'Birinchi tashrifda 60 bandli koʻrik' },
    info: {
      ru: 'Приезжайте на замену масла, и мы бесплатно проверим тормоза, подвеску, ремни, жидкости и свет. Карта осмотра с фотографиями остаётся у вас.',
      uz: 'Moy almashtirishga keling, biz tormoz, osma, tasmalar, suyuqliklar va chiroqlarni bepul tekshiramiz. Suratli koʻrik varaqasi sizda qoladi.',
    },
    photo: '/media/promos/first-visit.960x640.webp',
  },
  {
    id: 2,
    slug: 'fleet-service',
    title: {
      ru: 'Корпоративным автопаркам: скидка 15% на работы',
      uz: 'Korporativ avtoparklarga ishlarda 15% chegirma',
    },
    info: {
      ru: 'Такси, доставка и компании от пяти машин: ночная смена, отсрочка платежа, отчёт по каждому автомобилю и свой менеджер.',
      uz: 'Taksi, yetkazib berish xizmati va besh yoki undan koʻp mashinasi bor kompaniyalar uchun: tungi smena, toʻlovni kechiktirish, har bir mashina boʻyicha hisobot va shaxsiy menejer.',
    },
    photo: '/media/promos/fleet-service.960x640.webp',
  },
];
