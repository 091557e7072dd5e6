import type { ArticleSeed } from '../../types';

export const winterPreparation: ArticleSeed = {
  id: 26,
  slug: 'winter-preparation',
  category: 'seasons',
  tags: ['winter', 'battery', 'cooling', 'tyres'],
  publishedDate: '2026-11-12',
  photo: '/media/articles/winter-preparation.960x640.webp',
  title: {
    ru: 'Готовим машину к зиме: список на один выходной',
    uz: 'Mashinani qishga tayyorlaymiz: bir dam olish kunlik roʻyxat',
  },
  blocks: [
    {
      title: { ru: 'Почему готовиться, если зима мягкая', uz: 'Qish yumshoq boʻlsa, nega tayyorlanish kerak' },
      info: {
        ru: 'Обычная зима в Ташкенте проходит около нуля, но раз в несколько лет мороз возвращается: в январе 2023 года было почти минус 20. В такие дни одновременно не заводится половина двора, и к электрику очередь на неделю. Подготовка занимает один выходной, а большая часть пунктов ничего не стоит.',
        uz: 'Toshkentda qish odatda nol atrofida oʻtadi, lekin bir necha yilda bir qattiq sovuq qaytadi: 2023-yil yanvarida harorat minus 20 ga yaqinlashgan edi. Bunday kunlarda hovlining yarmi birdan oʻt olmaydi va elektrikka bir haftalik navbat boʻladi. Tayyorgarlik bir dam olish kunini oladi, bandlarning koʻpi esa pul talab qilmaydi.',
      },
    },
    {
      title: { ru: 'Под капотом', uz: 'Kapot ostida' },
      info: {
        ru: 'Проверьте аккумулятор под нагрузкой и зачистите клеммы. Измерьте антифриз рефрактометром: порог — минус 25 и ниже. Масло с индексом 5W спокойно прокручивается до минус 25–30, а на старом 10W-40 стартеру тяжело. Осмотрите ремень генератора: свист утром на холоде означает, что он скользит и батарея недополучает заряд.',
        uz: 'Akkumulyatorni yuklama ostida tekshiring va klemmalarni tozalang. Antifrizni refraktometrda oʻlchang: chegara minus 25 va undan past. 5W indeksli moy minus 25–30 gacha bemalol aylanadi, eski 10W-40 da esa starterga ogʻir. Generator tasmasini koʻring: sovuq tongda hushtak chalishi u sirpanayotganini va batareya toʻlmayotganini bildiradi.',
      },
    },
    {
      title: { ru: 'Колёса, двери и свет', uz: 'Gʻildirak, eshik va chiroqlar' },
      info: {
        ru: 'Зимние шины, давление утром на холодных колёсах, исправные дворники и зимняя жидкость в бачке. Уплотнители дверей протрите силиконом, чтобы не примерзали после мойки, замки продуйте. Проверьте весь свет и регулировку фар: темнеет в пять, а в тумане пешеход в тёмной куртке виден за двадцать метров.',
        uz: 'Qishki shinalar, ertalab sovuq gʻildirakda tekshirilgan bosim, soz oyna tozalagichlar va idishda qishki suyuqlik. Eshik zichlagichlarini silikon bilan arting, yuvishdan keyin muzlab yopishmaydi, qulflarni havo bilan puflang. Barcha chiroqlar va faralar sozlanishini tekshiring: beshda qorongʻi tushadi, tumanda qora kurtkali piyoda yigirma metrdan koʻrinadi.',
      },
      photo: '/media/services/tyre-fitting.960x640.webp',
    },
    {
      title: { ru: 'Топливо и газ', uz: 'Yonilgʻi va gaz' },
      info: {
        ru: 'Держите не меньше половины бака: меньше конденсата и есть запас, если застряли. Дизелю нужна зимняя солярка или присадка-антигель до похолодания, а не после. В сильный мороз часть метановых станций закрывают или снижают давление, поэтому бензин в баке нужен и газовой машине, причём свежий.',
        uz: 'Bakda kamida yarim yonilgʻi boʻlsin: kondensat kamroq va yoʻlda qolsangiz, zaxira bor. Dizelga qishki solyarka yoki quyulishga qarshi qoʻshimcha sovuqdan keyin emas, oldin kerak. Qattiq sovuqda metan shoxobchalarining bir qismi yopiladi yoki bosim pasayadi, shuning uchun gazli mashinaga ham bakda benzin, aynan yangi benzin kerak.',
      },
    },
    {
      title: { ru: 'Утренний запуск', uz: 'Ertalab oʻt oldirish' },
      info: {
        ru: 'Выключите печку, свет и подогревы, выжмите сцепление на механике и крутите стартер не дольше десяти секунд, с паузой в полминуты. Стоять двадцать минут на прогреве не нужно: через минуту-две трогайтесь и первые километры не поднимайте обороты. В багажнике пусть лежат провода для прикуривания, скребок, фонарь, перчатки и плед.',
        uz: 'Pechka, chiroq va isitgichlarni oʻchiring, mexanikada ilashish tepkisini bosing va starterni oʻn soniyadan ortiq aylantirmang, orasida yarim daqiqa kuting. Yigirma daqiqa qizdirib turish kerak emas: bir-ikki daqiqadan keyin qoʻzgʻaling va dastlabki kilometrlarda aylanishni oshirmang. Yukxonada oʻt oldirish simlari, qirgʻich, chiroq, qoʻlqop va yopinchiq tursin.',
      },
    },
  ],
};
