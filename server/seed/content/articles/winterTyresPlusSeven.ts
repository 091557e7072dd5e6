import type { ArticleSeed } from '../../types';

export const winterTyresPlusSeven: ArticleSeed = {
  id: 3,
  slug: 'winter-tyres-plus-seven',
  category: 'seasons',
  tags: ['tyres', 'winter'],
  publishedDate: '2025-10-28',
  photo: '/media/articles/winter-tyres-plus-seven.960x640.webp',
  title: {
    ru: 'Правило +7: когда переходить на зимние шины в Узбекистане',
    uz: '+7 qoidasi: Oʻzbekistonda qishki shinaga qachon oʻtish kerak',
  },
  blocks: [
    {
      title: { ru: 'Почему именно семь градусов', uz: 'Nega aynan yetti daraja' },
      info: {
        ru: 'При температуре ниже +7 летняя резина твердеет и хуже цепляется даже за сухой асфальт. На мокрой дороге около нуля тормозной путь с 60 км/ч вырастает на несколько метров, а это длина машины впереди. Ориентируйтесь на утреннюю температуру в ваши часы поездок, а не на дневную. В Ташкенте и долине это, как правило, вторая половина ноября, в Нукусе и Ургенче — на пару недель раньше.',
        uz: 'Harorat +7 dan pasayganda yozgi shina qotadi va quruq asfaltni ham yomon ushlaydi. Nol atrofidagi hoʻl yoʻlda soatiga 60 km tezlikdan tormoz yoʻli bir necha metrga uzayadi, bu oldingizdagi mashinaning boʻyi demak. Kunduzgi emas, siz yoʻlga chiqadigan paytdagi ertalabki haroratga qarang. Toshkent va vodiyda bu odatda noyabrning ikkinchi yarmi, Nukus va Urganchda bir-ikki hafta oldinroq.',
      },
    },
    {
      title: { ru: 'Шипы, липучка или всесезонка', uz: 'Shipli, shipsiz yoki toʻrt mavsumli' },
      info: {
        ru: 'Для города, где снег лежит несколько дней в году, лучше всего нешипованная зимняя шина: она мягкая на холоде и тихая на асфальте. Шипы оправданы тем, кто каждую неделю ездит в Чимган, Ангрен или через перевал. Всесезонная шина подходит для юга, если на боковине есть снежинка в трёхвершинной горе; надпись M+S без неё ничего не гарантирует.',
        uz: 'Qor yiliga bir necha kungina yotadigan shahar uchun shipsiz qishki shina eng maʼquli: sovuqda yumshoq, asfaltda shovqinsiz. Shipli shina har hafta Chimyon, Angren yoki dovon orqali yuradiganlarga kerak. Toʻrt mavsumli shina janubga mos keladi, agar yon tomonida uch choʻqqili togʻ ichida qor uchquni belgisi boʻlsa; u boʻlmasa, M+S yozuvi hech narsani kafolatlamaydi.',
      },
    },
    {
      title: { ru: 'Протектор и возраст', uz: 'Protektor va yosh' },
      info: {
        ru: 'Законный минимум 1,6 мм для зимы слишком мал: зимняя шина теряет свои свойства уже при 4 мм. Возраст читайте на боковине: четыре цифры в овале, например 3824, — это 38-я неделя 2024 года. После шести-семи лет резина дубеет, даже если рисунок глубокий, а жаркое лето в гараже с железной крышей этот срок сокращает.',
        uz: 'Ruxsat etilgan eng kam chuqurlik, 1,6 mm, qish uchun juda oz: qishki shina 4 mm dayoq xossasini yoʻqotadi. Yoshini yon tomondan oʻqing: ovaldagi toʻrtta raqam, masalan 3824, 2024-yilning 38-haftasi degani. Olti-yetti yildan keyin naqshi chuqur boʻlsa ham rezina qotadi, tunuka tomli garajdagi jazirama esa bu muddatni qisqartiradi.',
      },
    },
    {
      title: { ru: 'После перестановки', uz: 'Almashtirgandan keyin' },
      info: {
        ru: 'Меняйте все четыре шины: зимняя пара только на ведущей оси превращает поворот в занос. Проверьте давление утром на холодных колёсах, на каждые десять градусов похолодания оно падает примерно на 0,1 бара. Через 50–100 километров подтяните болты. Летний комплект вымойте, подпишите стороны и храните в сухом тёмном месте.',
        uz: 'Toʻrttala shinani almashtiring: faqat yetakchi oʻqqa qoʻyilgan qishki juftlik burilishda mashinani surib yuboradi. Bosimni ertalab, gʻildiraklar sovuq paytda tekshiring: havo har oʻn daraja soviganda u taxminan 0,1 barga tushadi. 50–100 kilometrdan keyin boltlarni torting. Yozgi toʻplamni yuving, tomonlarini belgilang va quruq, qorongʻi joyda saqlang.',
      },
      photo: '/media/services/tyre-fitting.960x640.webp',
    },
  ],
};
