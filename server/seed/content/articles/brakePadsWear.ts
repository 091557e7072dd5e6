import type { ArticleSeed } from '../../types';

export const brakePadsWear: ArticleSeed = {
  id: 23,
  slug: 'brake-pads-wear',
  category: 'safety',
  tags: ['brakes'],
  publishedDate: '2026-09-24',
  photo: '/media/articles/brake-pads-wear.960x640.webp',
  title: {
    ru: 'Тормозные колодки: пять признаков, что тянуть больше нельзя',
    uz: 'Tormoz kolodkalari: ortiq choʻzib boʻlmasligining beshta belgisi',
  },
  blocks: [
    {
      title: { ru: 'Пять признаков', uz: 'Beshta belgi' },
      info: {
        ru: 'Тонкий визг при лёгком торможении издаёт пластинка-индикатор: она просит замены. Ещё четыре признака: уровень жидкости в бачке понемногу падает без течи, ход педали стал длиннее, машину тянет в сторону, руль или педаль бьёт на скорости. Хватит любого из пяти, чтобы заехать на осмотр на этой неделе, а скрежет металла о металл значит, что ехать уже нельзя.',
        uz: 'Yengil tormozlashdagi ingichka gʻijirlash koʻrsatkich plastinkasidan, u almashtirishni soʻraydi. Yana toʻrtta belgi: idishdagi suyuqlik sizishsiz asta kamayadi, tepki yoʻli uzayadi, mashina bir tomonga tortadi, tezlikda rul yoki tepki titraydi. Shu beshtadan bittasi ham shu haftada koʻrikka kirish uchun yetarli, metall metallga ishqalanib qirsillasa, endi yurib boʻlmaydi.',
      },
    },
    {
      title: { ru: 'Сколько миллиметров осталось', uz: 'Necha millimetr qoldi' },
      info: {
        ru: 'Новая передняя накладка — 10–12 мм, менять её пора при 3 мм без основы. На литом диске толщину видно сквозь спицы с фонариком, внутренняя колодка часто тоньше наружной. В городе передние служат 30–50 тысяч, в такси — 15–25, задние — вдвое дольше. Минимальная толщина диска выбита на его ступице.',
        uz: 'Yangi oldingi qoplama 10–12 mm, asosini hisoblamaganda 3 mm qolganda almashtiriladi. Quyma diskda qalinlik kegaylar orasidan chiroq bilan koʻrinadi, ichki kolodka koʻpincha tashqisidan yupqaroq. Shaharda oldingilari 30–50 ming, taksida 15–25 ming km, orqadagilari ikki barobar koʻp xizmat qiladi. Diskning eng kam qalinligi gupchagida yozilgan.',
      },
    },
    {
      title: { ru: 'Меняем правильно', uz: 'Toʻgʻri almashtiramiz' },
      info: {
        ru: 'Колодки меняют парой на оси. Направляющие суппорта чистят и смазывают специальной смазкой, иначе новая пара сотрётся наискось. Если на диске есть буртик или волны, его протачивают или меняют тоже парой. Лить жидкость до верхней метки перед заменой не нужно: когда поршни утопят, уровень поднимется сам.',
        uz: 'Kolodkalar oʻqda juft almashtiriladi. Support yoʻnaltirgichlari tozalanib, maxsus moy bilan moylanadi, aks holda yangi juftlik qiyshiq yeyiladi. Diskda qirra yoki toʻlqin boʻlsa, u yoʻniladi yoki u ham juft almashtiriladi. Almashtirishdan oldin suyuqlikni yuqori belgigacha quyish shart emas: porshenlar ichkariga bosilganda sath oʻzi koʻtariladi.',
      },
      photo: '/media/services/brakes.960x640.webp',
    },
    {
      title: { ru: 'Первые двести километров', uz: 'Dastlabki ikki yuz kilometr' },
      info: {
        ru: 'Новые колодки притираются к диску 200–300 километров. В это время тормозите плавно и заранее, а резко только если иначе нельзя: перегретая накладка покрывается стекловидной коркой и потом скрипит всю жизнь. Перед выездом из сервиса нажмите педаль несколько раз, пока она не станет твёрдой. Лёгкий запах в первый день нормален.',
        uz: 'Yangi kolodkalar diskka 200–300 kilometrda moslashadi. Bu paytda ravon va oldindan tormozlang, keskin tormozlashni boshqa iloj qolmagandagina qoʻllang: qizib ketgan qoplama shishasimon qatlam bilan qoplanadi va keyin umr boʻyi gʻijirlaydi. Servisdan chiqishdan oldin tepkini qattiqlashguncha bir necha marta bosing. Birinchi kuni yengil hid meʼyoriy holat.',
      },
    },
  ],
};
