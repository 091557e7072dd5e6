import type { ArticleSeed } from '../../types';

export const brakeFluidTwoYears: ArticleSeed = {
  id: 14,
  slug: 'brake-fluid-two-years',
  category: 'maintenance',
  tags: ['brakes', 'heat-and-dust'],
  publishedDate: '2026-05-06',
  photo: '/media/articles/brake-fluid-two-years.960x640.webp',
  title: {
    ru: 'Тормозная жидкость: почему её меняют раз в два года',
    uz: 'Tormoz suyuqligi: nega u ikki yilda bir almashtiriladi',
  },
  blocks: [
    {
      title: { ru: 'Она впитывает воду', uz: 'U suvni shimib oladi' },
      info: {
        ru: 'Тормозная жидкость гигроскопична: через шланги и бачок она каждый год набирает один-два процента воды. Свежая DOT 4 кипит не ниже 230 градусов, а с тремя-четырьмя процентами воды — уже около 155. Раз в два года её меняют по времени, даже если машина почти не ездила.',
        uz: 'Tormoz suyuqligi namni tortadi: shlang va idish orqali har yili bir-ikki foiz suv yigʻadi. Yangi DOT 4 kamida 230 darajada qaynaydi, uch-toʻrt foiz suv bilan esa 155 ga yaqin darajada. Shuning uchun mashina deyarli yurmagan boʻlsa ham, uni ikki yilda bir almashtirishadi.',
      },
    },
    {
      title: { ru: 'Что случается на спуске', uz: 'Togʻdan tushishda nima boʻladi' },
      info: {
        ru: 'На длинном спуске с Камчика или Чимгана диски раскаляются, и жидкость в суппортах закипает. Пар, в отличие от жидкости, сжимается: педаль вдруг уходит в пол, хотя минуту назад всё работало. После остывания тормоза возвращаются, и водитель думает, что ему показалось. Не показалось: жидкость пора менять сегодня.',
        uz: 'Qamchiq yoki Chimyondan uzoq tushganda disklar qizib, supportlardagi suyuqlik qaynaydi. Bugʻ suyuqlikdan farqli ravishda siqiladi: bir daqiqa oldin hammasi joyida boʻlsa ham, tepki birdan polga botadi. Soviganidan keyin tormoz tiklanadi va haydovchi menga shunday tuyuldi deb oʻylaydi. Tuyulgani yoʻq: suyuqlikni bugunoq almashtirish kerak.',
      },
    },
    {
      title: { ru: 'Какая бывает: DOT 3, 4, 5 и 5.1', uz: 'Turlari: DOT 3, 4, 5 va 5.1' },
      info: {
        ru: 'DOT 3, DOT 4 и DOT 5.1 делают на похожей основе, и замена на более высокий класс допустима. DOT 5 силиконовая, с ними её не смешивают: система с ABS от этого портится. Смотрите на крышку бачка, там написан класс. Открытую канистру храните не дольше нескольких месяцев, она тоже впитывает влагу.',
        uz: 'DOT 3, DOT 4 va DOT 5.1 oʻxshash asosda tayyorlanadi va yuqoriroq toifaga oʻtish mumkin. DOT 5 silikonli, uni boshqalari bilan aralashtirib boʻlmaydi: ABS tizimi buziladi. Idish qopqogʻiga qarang, toifasi oʻsha yerda yozilgan. Ochilgan kanistrani bir necha oydan ortiq saqlamang, u ham nam tortadi.',
      },
    },
    {
      title: { ru: 'Замена без ошибок', uz: 'Xatosiz almashtirish' },
      info: {
        ru: 'Тестер-карандаш показывает воду за секунды: три процента и больше означают замену. При работе жидкость прогоняют через все четыре контура до чистой, на машинах с ABS иногда нужен сканер. Пролитую на краску жидкость сразу смойте водой, она разъедает лак. Если уровень в бачке упал, сначала проверьте колодки и течи, а не доливайте.',
        uz: 'Qalamsimon tester suvni bir necha soniyada koʻrsatadi: uch foiz va undan koʻp boʻlsa, almashtiriladi. Ish paytida suyuqlik toza oqquncha toʻrtta gʻildirakdan haydaladi, ABSli mashinalarda baʼzan skaner kerak. Boʻyoqqa toʻkilgan suyuqlikni darrov suv bilan yuving, u lakni yemiradi. Idishdagi sath tushgan boʻlsa, quyishga shoshilmay, avval kolodka va sizishlarni tekshiring.',
      },
      photo: '/media/services/brakes.960x640.webp',
    },
  ],
};
