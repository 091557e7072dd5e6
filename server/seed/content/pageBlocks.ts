import type {
  AboutBannerSeed,
  AdvantagesSeed,
  BannerSeed,
  FactsSeed,
  PageHeroesSeed,
  PromoSeed,
  TitledSeed,
  VideoSeed,
} from '../types';

export const aboutUs: TitledSeed[] = [
  {
    id: 1,
    title: { ru: 'Сервис, где объясняют', uz: 'Tushuntirib beradigan servis' },
    desc: {
      ru: 'Yolda началась в 2013 году с одного бокса в Мирабаде и двух механиков, которым надоело слышать от клиентов: «Мне сказали менять всё». Первым правилом стало показывать поломку владельцу и только потом говорить о цене.\nСегодня у нас четырнадцать филиалов от Нукуса до Андижана, свой склад запчастей и учебный класс, где мастера дважды в год сдают экзамен. Мы чиним то, на чём ездит страна: Cobalt и Gentra, Damas и Spark, Onix и Tracker, машины на газе, гибриды и электромобили.\nМы знаем, что делают с автомобилем жара, пыль, жёсткая вода и зимний перевал, и ведём каждую машину так, чтобы поломка не застала вас в дороге.',
      uz: 'Yolda 2013-yilda Miroboddagi bitta boks va mijozlardan «menga hammasini almashtir deyishdi» degan gapni eshitaverib charchagan ikki mexanikdan boshlangan. Birinchi qoida shu boʻldi: nosozlikni egasiga koʻrsatamiz, narx haqida keyin gaplashamiz.\nBugun Nukusdan Andijongacha oʻn toʻrtta filialimiz, oʻz ehtiyot qismlar omborimiz va ustalar yiliga ikki marta imtihon topshiradigan oʻquv xonamiz bor. Yurtimiz nimada yursa, shuni taʼmirlaymiz: Cobalt va Gentra, Damas va Spark, Onix va Tracker, gazli mashinalar, gibrid va elektromobillar.\nIssiq, chang, qattiq suv va qishki dovon mashinaga nima qilishini bilamiz va har bir mashinani nosozlik sizni yoʻlda tutib qolmaydigan qilib kuzatib boramiz.',
    },
    photo: '/media/about/about-us.1200x900.webp',
  },
];

export const aboutBanners: AboutBannerSeed[] = [
  {
    id: 1,
    title: {
      ru: 'Расскажите, что с машиной, и мы перезвоним',
      uz: 'Mashinangiz haqida yozing, oʻzimiz qoʻngʻiroq qilamiz',
    },
    desc: {
      ru: 'Выберите удобный филиал и расскажите, что беспокоит. Менеджер перезвонит в течение 24 часов и назовёт время и ориентир по цене.',
      uz: 'Qulay filialni tanlang va nima bezovta qilayotganini ayting. Menejer 24 soat ichida qoʻngʻiroq qilib, vaqt va taxminiy narxni aytadi.',
    },
    photo: '/media/about/about-banner.1200x900.webp',
    button: { ru: 'Оставить заявку', uz: 'Ariza qoldirish' },
    disabled: false,
  },
  {
    id: 2,
    title: { ru: 'Кондиционер к лету', uz: 'Konditsioner yozga tayyor' },
    desc: {
      ru: 'В апреле и мае проверка давления и поиск утечки бесплатны при заправке кондиционера.',
      uz: 'Aprel va may oylarida konditsioner toʻldirilganda bosimni tekshirish va sizishni topish bepul.',
    },
    photo: '/media/services/air-conditioning.960x640.webp',
    button: { ru: 'Оставить заявку на заправку', uz: 'Toʻldirishga ariza qoldirish' },
    disabled: true,
  },
];

export const advantages: AdvantagesSeed[] = [
  {
    id: 1,
    title: { ru: 'Почему машину доверяют нам', uz: 'Nega mashinani bizga ishonib topshirishadi' },
    info: {
      ru: 'Четыре правила, по которым работает каждый филиал Yolda. Если мы нарушили любое из них, позвоните: директор сети перезвонит сам.',
      uz: 'Yolda filiallarining har biri amal qiladigan toʻrtta qoida. Birortasini buzgan boʻlsak, qoʻngʻiroq qiling: tarmoq direktorining oʻzi sizga qayta qoʻngʻiroq qiladi.',
    },
    points: [
      {
        title: { ru: 'Сначала причина', uz: 'Avval sabab' },
        info: {
          ru: 'Мастер показывает неисправность на подъёмнике или на экране сканера. Детали «на всякий случай» мы не меняем.',
          uz: 'Usta nosozlikni koʻtargichda yoki skaner ekranida koʻrsatadi. Qismlarni «har ehtimolga qarshi» almashtirmaymiz.',
        },
      },
      {
        title: { ru: 'Цена до начала работ', uz: 'Narx ish boshlanishidan oldin' },
        info: {
          ru: 'Смету вы подтверждаете до ремонта. Если при разборке нашлось новое, сначала звоним и только потом продолжаем.',
          uz: 'Smetani taʼmirdan oldin tasdiqlaysiz. Ochganda yangi narsa chiqsa, avval qoʻngʻiroq qilamiz, keyin davom etamiz.',
        },
      },
      {
        title: { ru: 'Запчасти с именем', uz: 'Kelib chiqishi aniq qismlar' },
        info: {
          ru: 'Оригинал и проверенные марки со своего склада. Если попросите, старую деталь отдаём вам.',
          uz: 'Oʻz omborimizdagi asl va ishonchli markalar. Soʻrasangiz, eski qismni sizga qaytaramiz.',
        },
      },
      {
        title: { ru: 'Гарантия в любом филиале', uz: 'Kafolat istalgan filialda' },
        info: {
          ru: 'Шесть месяцев на работы. Починили в Ташкенте, а вопрос возник в Фергане: обратитесь в ближайший филиал.',
          uz: 'Ishlarga olti oy. Toshkentda taʼmirlandi, savol esa Fargʻonada tugʻildimi, eng yaqin filialga murojaat qiling.',
        },
      },
    ],
  },
];

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

export const facts: FactsSeed[] = [
  {
    id: 1,
    items: [
      { count: 14, text: { ru: 'филиалов в восьми регионах', uz: 'sakkiz hududdagi filial' } },
      { count: 38400, text: { ru: 'машин обслуживаем за год', uz: 'bir yilda xizmat koʻrsatiladigan mashina' } },
      {
        count: 1260000,
        text: { ru: 'запчастей выдали со складов с 2013 года', uz: '2013-yildan beri ombordan berilgan ehtiyot qism' },
      },
      { count: 126, text: { ru: 'мастеров с аттестацией', uz: 'attestatsiyadan oʻtgan usta' } },
    ],
  },
];

export const pageHeroes: PageHeroesSeed = {
  blog: '/media/pageheroes/blog.1600x500.webp',
  store: '/media/pageheroes/store.1600x500.webp',
  about_us: '/media/pageheroes/about.1600x500.webp',
  contact: '/media/pageheroes/contact.1600x500.webp',
  services: '/media/pageheroes/services.1600x500.webp',
};

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

export const servicesIntro: TitledSeed[] = [
  {
    id: 1,
    title: { ru: 'Один сервис для машины любой марки', uz: 'Har qanday marka uchun bitta servis' },
    desc: {
      ru: 'От замены масла до капитального ремонта и покраски: всё в одном месте, с одной историей машины. Начинаем с диагностики, заканчиваем картой осмотра, где видно, что сделано и что может подождать.',
      uz: 'Moy almashtirishdan kapital taʼmir va boʻyashgacha: hammasi bir joyda, mashinaning yagona tarixi bilan. Diagnostikadan boshlaymiz, nima qilingani va nima kutib turishi mumkinligi yozilgan koʻrik varaqasi bilan tugatamiz.',
    },
    photo: '/media/about/intro.1200x900.webp',
  },
];

export const videos: VideoSeed[] = [{ id: 1, video: '<video src="/media/video/brake-pads.mp4" controls></video>' }];
