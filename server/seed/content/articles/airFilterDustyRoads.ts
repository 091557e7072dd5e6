import type { ArticleSeed } from '../../types';

export const airFilterDustyRoads: ArticleSeed = {
  id: 1,
  slug: 'air-filter-dusty-roads',
  category: 'maintenance',
  tags: ['oil-and-filters', 'engine', 'heat-and-dust'],
  publishedDate: '2025-09-22',
  photo: '/media/articles/air-filter-dusty-roads.960x640.webp',
  title: {
    ru: 'Воздушный фильтр на пыльных дорогах: когда менять',
    uz: 'Changli yoʻllarda havo filtri: qachon almashtirish kerak',
  },
  blocks: [
    {
      title: { ru: 'Что пыль делает с мотором', uz: 'Chang dvigatelga nima qiladi' },
      info: {
        ru: 'На трассе двигатель объёмом 1,5 литра втягивает около двух кубометров воздуха в минуту. Значительная часть дорожной пыли — это кварц, а он твёрже стенок цилиндра. Даже щепотка песка, прошедшая мимо фильтра, за несколько тысяч километров заметно изнашивает кольца, и мотор начинает расходовать масло.',
        uz: 'Hajmi 1,5 litr boʻlgan dvigatel trassada bir daqiqada ikki kub metrga yaqin havo soʻradi. Yoʻl changining katta qismi kvarsdan iborat, u esa silindr devoridan qattiqroq. Filtr yonidan oʻtib ketgan bir chimdim qum ham bir necha ming kilometrda halqalarni sezilarli yeydi va dvigatel moy yeya boshlaydi.',
      },
    },
    {
      title: { ru: 'Пробег, на который стоит ориентироваться', uz: 'Qaysi masofaga tayanish kerak' },
      info: {
        ru: 'В книжке большинства машин стоит 30 тысяч километров, но это для чистого асфальта. В Ташкенте и других крупных городах меняйте фильтр раз в 10–15 тысяч, то есть через одну замену масла. Если вы каждый день ездите по грунтовке, на стройку или по кишлачным дорогам, срок сокращается до 7–8 тысяч. После сильной пыльной бури фильтр стоит открыть и посмотреть вне очереди.',
        uz: 'Koʻpchilik mashinalarning xizmat daftarchasida 30 ming kilometr yozilgan, lekin bu toza asfalt uchun. Toshkent va boshqa katta shaharlarda filtrni har 10–15 ming km da, yaʼni moy ikki marta almashganda bir yangilang. Har kuni tuproq yoʻl, qurilish yoki qishloq koʻchalaridan yursangiz, muddat 7–8 minggacha qisqaradi. Kuchli chang boʻronidan keyin filtrni navbatsiz ochib koʻrgan maʼqul.',
      },
    },
    {
      title: { ru: 'Как проверить самому за пять минут', uz: 'Oʻzingiz besh daqiqada tekshirasiz' },
      info: {
        ru: 'Отстегните защёлки корпуса, выньте фильтр и посмотрите сквозь него на фонарик телефона. Если свет не проходит через складки или на чистой стороне видны пыль и масляные пятна, фильтр отработал. Перед установкой нового протрите корпус влажной тряпкой: песок со дна иначе сразу попадёт во впуск.',
        uz: 'Korpus qisqichlarini boʻshating, filtrni oling va u orqali telefon chirogʻiga qarang. Yorugʻlik burmalardan oʻtmasa yoki toza tomonda chang va moy dogʻi koʻrinsa, filtr xizmatini oʻtab boʻlgan. Yangisini qoʻyishdan oldin korpusni nam latta bilan arting: aks holda tubidagi qum darrov kirish yoʻliga tushadi.',
      },
    },
    {
      title: {
        ru: 'Почему не стоит продувать фильтр компрессором',
        uz: 'Nega filtrni kompressor bilan puflab boʻlmaydi',
      },
      info: {
        ru: 'Струя под давлением шесть атмосфер рвёт волокна бумаги, и в них появляются невидимые отверстия. Снаружи фильтр выглядит чистым, но мелкую пыль он уже не держит. Новый фильтр для Cobalt или Gentra стоит дешевле одного литра хорошего масла, экономить на нём нет смысла.',
        uz: 'Olti atmosfera bosimli havo oqimi qogʻoz tolalarini yirtadi va koʻzga koʻrinmas teshiklar paydo boʻladi. Tashqaridan filtr toza koʻrinadi, ammo mayda changni endi ushlamaydi. Cobalt yoki Gentra uchun yangi filtr bir litr yaxshi moydan arzon, undan tejashning maʼnosi yoʻq.',
      },
    },
  ],
};
