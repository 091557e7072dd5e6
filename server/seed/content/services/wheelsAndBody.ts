import type { ServiceDetailSeed } from '../../types';

/** By the slug of the service. */
export const wheelsAndBodyDetails: Record<string, ServiceDetailSeed> = {
  'tyre-fitting': {
    priceSedan: '200000.00',
    priceSuv: '280000.00',
    guaranteeMonths: 6,
    includes: [
      { ru: 'Снятие и установка четырёх колёс', uz: 'Toʻrtta gʻildirakni yechish va oʻrnatish' },
      { ru: 'Демонтаж и монтаж шин', uz: 'Shinalarni yechish va kiydirish' },
      { ru: 'Чистка посадочного места диска', uz: 'Disk oʻrnini tozalash' },
      { ru: 'Балансировка с грузиками', uz: 'Yuklar bilan balansirovka' },
      { ru: 'Затяжка динамометрическим ключом', uz: 'Dinamometrik kalitda tortish' },
      { ru: 'Давление по норме завода', uz: 'Zavod jadvali boʻyicha bosim' },
    ],
    extras: [
      { name: { ru: 'Ремонт прокола изнутри', uz: 'Teshikni ichidan yamash' }, priceFrom: '50000.00' },
      { name: { ru: 'Правка диска', uz: 'Diskni toʻgʻrilash' }, priceFrom: '80000.00' },
      { name: { ru: 'Хранение комплекта, сезон', uz: 'Toʻplamni saqlash, mavsum' }, priceFrom: '250000.00' },
    ],
    questions: [
      {
        question: { ru: 'Почему цена зависит от класса машины?', uz: 'Narx nega mashina toifasiga bogʻliq?' },
        answer: {
          ru: 'От диаметра и высоты шины. Малый класс ездит на R13–R14, седаны на R15–R16, кроссоверы на R17 и больше.',
          uz: 'Shina diametri va balandligiga bogʻliq. Kichik mashinalar R13–R14, sedanlar R15–R16, krossoverlar R17 va undan kattada yuradi.',
        },
      },
      {
        question: { ru: 'Когда переобуваться?', uz: 'Shinalarni qachon almashtirish kerak?' },
        answer: {
          ru: 'Когда среднесуточная температура держится около семи градусов: в Ташкенте это ноябрь и март.',
          uz: 'Oʻrtacha sutkalik harorat yetti daraja atrofida turganda: Toshkentda bu noyabr va mart.',
        },
      },
      {
        question: {
          ru: 'Появилось биение после монтажа. Что делать?',
          uz: 'Almashtirgandan keyin rul titrayapti. Nima qilay?',
        },
        answer: {
          ru: 'Приезжайте в любой филиал: перебалансируем бесплатно и без очереди.',
          uz: 'Istalgan filialga keling: navbatsiz va bepul qayta balansirovka qilamiz.',
        },
      },
    ],
    parts: [],
    articles: ['winter-tyres-plus-seven', 'winter-preparation'],
  },
  'wheel-alignment': {
    priceSedan: '200000.00',
    priceSuv: '260000.00',
    guaranteeMonths: 6,
    includes: [
      { ru: 'Проверка давления и люфтов', uz: 'Bosim va lyuftlarni tekshirish' },
      { ru: 'Замер углов на стенде 3D', uz: '3D stendda burchaklarni oʻlchash' },
      { ru: 'Регулировка схождения обеих осей', uz: 'Ikkala oʻq yaqinlashuvini sozlash' },
      { ru: 'Руль ровно на прямой', uz: 'Toʻgʻri yoʻlda rulning tekis turishi' },
      { ru: 'Распечатка углов до и после', uz: 'Oldingi va keyingi burchaklar hisoboti' },
    ],
    extras: [
      { name: { ru: 'Регулировка развала', uz: 'Razvalni sozlash' }, priceFrom: '80000.00' },
      { name: { ru: 'Замена рулевого наконечника', uz: 'Rul uchligini almashtirish' }, priceFrom: '80000.00' },
      { name: { ru: 'Калибровка датчика угла руля', uz: 'Rul burchagi datchigini sozlash' }, priceFrom: '70000.00' },
    ],
    questions: [
      {
        question: { ru: 'Как часто делать сход-развал?', uz: 'Burchaklarni qanchada bir sozlash kerak?' },
        answer: {
          ru: 'Раз в год или 20 тысяч километров, после ремонта подвески и сильного удара.',
          uz: 'Yiliga bir marta yoki 20 ming kilometrda, osma taʼmiri va kuchli zarbadan keyin.',
        },
      },
      {
        question: { ru: 'Откажете, если подвеска изношена?', uz: 'Osma yeyilgan boʻlsa, rad etasizmi?' },
        answer: {
          ru: 'Скажем сразу, до регулировки: с люфтом настройка не держится. За проверку тогда не платите.',
          uz: 'Sozlashdan oldin darhol aytamiz: lyuft bilan sozlash turmaydi. Bunda tekshiruv uchun toʻlamaysiz.',
        },
      },
      {
        question: { ru: 'Машину снова тянет. Переделаете?', uz: 'Mashina yana tortyapti. Qayta qilasizmi?' },
        answer: {
          ru: 'Да, бесплатно в течение гарантии, если подвеска не получила удар. Проверим и шины: тянуть могут они.',
          uz: 'Ha, osma zarba olmagan boʻlsa, kafolat davomida bepul. Shinalarni ham tekshiramiz: ular ham tortishi mumkin.',
        },
      },
    ],
    parts: ['tie-rod-end-spark', 'ball-joint-nexia'],
    articles: ['suspension-knock', 'winter-tyres-plus-seven'],
  },
  'body-repair-paint': {
    priceSedan: '700000.00',
    priceSuv: '900000.00',
    guaranteeMonths: 6,
    includes: [
      { ru: 'Оценка по фото или на осмотре', uz: 'Surat yoki koʻrik boʻyicha baholash' },
      { ru: 'Правка детали и подготовка', uz: 'Qismni toʻgʻrilash va tayyorlash' },
      { ru: 'Подбор цвета спектрофотометром', uz: 'Spektrofotometr bilan rang tanlash' },
      { ru: 'Грунт, краска и лак в камере', uz: 'Kamerada grunt, boʻyoq va lak' },
      { ru: 'Полировка и сборка', uz: 'Silliqlash va yigʻish' },
    ],
    extras: [
      { name: { ru: 'Вытяжка геометрии на стапеле', uz: 'Stapelda geometriyani tortish' }, priceFrom: '800000.00' },
      { name: { ru: 'Удаление вмятины без покраски', uz: 'Pachoqni boʻyamasdan tuzatish' }, priceFrom: '200000.00' },
      { name: { ru: 'Документы для страховой', uz: 'Sugʻurta uchun hujjatlar' } },
    ],
    questions: [
      {
        question: { ru: 'Будет ли видно, что деталь крашеная?', uz: 'Qism boʻyalgani bilinadimi?' },
        answer: {
          ru: 'Цвет подбираем прибором и делаем пробную выкраску, на соседние детали заводим переход. Принимаете работу при дневном свете.',
          uz: 'Rangni asbobda tanlab, namuna boʻyaymiz, qoʻshni qismlarga oʻtish qilamiz. Ishni kunduzgi yorugʻlikda qabul qilasiz.',
        },
      },
      {
        question: { ru: 'Работаете по направлению страховой?', uz: 'Sugʻurta yoʻllanmasi bilan ishlaysizmi?' },
        answer: {
          ru: 'Да. Пришлите фото и направление: смету и документы для выплаты готовим сами.',
          uz: 'Ha. Surat va yoʻllanmani yuboring: smeta va toʻlov hujjatlarini oʻzimiz tayyorlaymiz.',
        },
      },
      {
        question: {
          ru: 'Лак помутнел через полгода. Что делать?',
          uz: 'Yarim yildan keyin lak xiralashdi. Nima qilay?',
        },
        answer: {
          ru: 'Если краска отслоилась или помутнела в срок гарантии, перекрасим деталь бесплатно.',
          uz: 'Kafolat muddatida boʻyoq koʻchsa yoki xiralashsa, qismni bepul qayta boʻyaymiz.',
        },
      },
    ],
    parts: ['headlamp-cobalt', 'tail-lamp-gentra'],
    articles: ['paint-thickness-check'],
  },
  detailing: {
    priceSedan: '550000.00',
    priceSuv: '700000.00',
    guaranteeMonths: 6,
    guarantee: { ru: 'На чистоту 7 дней', uz: 'Tozalikka 7 kun' },
    includes: [
      { ru: 'Глубокая мойка и снятие битума', uz: 'Chuqur yuvish va bitumni ketkazish' },
      { ru: 'Химчистка потолка, сидений и ковролина', uz: 'Ship, oʻrindiq va gilam qoplamani kimyoviy tozalash' },
      { ru: 'Полная сушка салона', uz: 'Salonni toʻliq quritish' },
      { ru: 'Чистка пластика и стёкол', uz: 'Plastik va oynalarni tozalash' },
      { ru: 'Защита пластика от солнца', uz: 'Plastikni quyoshdan himoyalash' },
    ],
    extras: [
      { name: { ru: 'Полировка кузова', uz: 'Kuzovni silliqlash' }, priceFrom: '800000.00' },
      { name: { ru: 'Керамическое покрытие', uz: 'Keramik qoplama' }, priceFrom: '1500000.00' },
      { name: { ru: 'Полировка фар, пара', uz: 'Faralarni silliqlash, juft' }, priceFrom: '120000.00' },
    ],
    questions: [
      {
        question: { ru: 'Когда можно ехать после химчистки?', uz: 'Kimyoviy tozalashdan keyin qachon yurish mumkin?' },
        answer: {
          ru: 'Сразу: отдаём салон сухим, поэтому работа занимает целый день.',
          uz: 'Darhol: salonni quruq holda topshiramiz, shuning uchun ish butun kun davom etadi.',
        },
      },
      {
        question: { ru: 'Уйдут ли все пятна?', uz: 'Hamma dogʻlar ketadimi?' },
        answer: {
          ru: 'Кофе, грязь и детское питание уходят, чернила и выгоревшая ткань не всегда. Скажем об этом до начала.',
          uz: 'Kofe, loy va bolalar ovqati ketadi, siyoh va oftobda oʻngan mato har doim emas. Buni ish boshlanishidan oldin aytamiz.',
        },
      },
      {
        question: { ru: 'Запах вернулся. Что делать?', uz: 'Hid qaytdi. Nima qilay?' },
        answer: {
          ru: 'Приезжайте в течение недели: обработаем салон повторно бесплатно и проверим салонный фильтр.',
          uz: 'Bir hafta ichida keling: salonni bepul qayta tozalaymiz va salon filtrini tekshiramiz.',
        },
      },
    ],
    parts: ['cabin-filter-carbon-malibu', 'wiper-blades'],
    articles: ['cabin-filter-smog', 'wiper-blades-and-washer'],
  },
};
