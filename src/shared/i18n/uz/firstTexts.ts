import type * as russian from '../ru/firstTexts';

export const common: typeof russian.common = {
  brand: 'Yolda',
  noInfo: 'Maʼlumot yoʻq',
  loading: 'Yuklanmoqda…',
  retry: 'Qayta urinish',
  loadFailed: 'Bu boʻlim yuklanmadi. Aloqani tekshirib, yana urinib koʻring.',
  loadBroken: 'Bu boʻlim yuklanmadi: nosozlik bizning tomonda. Birozdan soʻng yana urinib koʻring.',
  stale: 'Avvalgi maʼlumotlar koʻrsatilmoqda: ularni yangilab boʻlmadi.',
  close: 'Yopish',
  priceFrom: '{{price}}dan',
  minutes: '{{count}}\u00a0daqiqa',
  book: 'Yozilish',
  enquire: 'Ariza qoldirish',
  enquireNote: 'Arizangiz boʻyicha menejer qoʻngʻiroq qilib, vaqt taklif etadi.',
  newTab: 'yangi oynada ochiladi',
};

export const errors: typeof russian.errors = {
  unexpectedTitle: 'Unexpected Application Error!',
  unexpectedName: 'Sahifada xatolik',
  unexpectedText: 'Sahifadagi xato sizda emas, bizda. Uni yangilang yoki bosh sahifaga qayting.',
  reload: 'Sahifani yangilash',
  toHome: 'Bosh sahifaga',
};

export const footer: typeof russian.footer = {
  description: 'Oʻzbekistonda avtomobillarni taʼmirlash, ularga xizmat koʻrsatish va ehtiyot qismlar.',
  loading: 'Yuklanmoqda…',
  supportLabel: 'Yordam 24/7',
  about: 'Kompaniya haqida',
  aboutUs: 'Biz haqimizda',
  team: 'Bizning jamoa',
  ourServices: 'Xizmatlarimiz',
  booking: 'Onlayn yozilish',
  popularServices: 'Ommabop xizmatlar',
  copyright: '© {{year}} Yolda. Barcha huquqlar himoyalangan.',
};

export const forms: typeof russian.forms = {
  appointmentTitle: 'Servisga ariza',
  appointmentText:
    'Sizni nima bezovta qilayotganini yozing. Menejer 24 soat ichida qoʻngʻiroq qiladi, vaqt taklif etadi va savollaringizga javob beradi.',
  appointmentCall: 'Shoshilinchmi? Qoʻngʻiroq qiling, biz kecha-yu kunduz aloqadamiz.',
  name: 'Ismingiz',
  phone: 'Telefon',
  brand: 'Marka',
  model: 'Model',
  branch: 'Filial (ixtiyoriy)',
  anyBranch: 'Farqi yoʻq',
  message: 'Nima boʻldi yoki nima qilish kerak',
  brandPlaceholder: 'Masalan, Chevrolet',
  modelPlaceholder: 'Masalan, Cobalt',
  messageHint: 'Masalan: tormoz bosilganda gʻijirlaydi, yurgani 80\u00a0000\u00a0km.',
  send: 'Arizani yuborish',
};

export const header: typeof russian.header = {
  skip: 'Asosiy matnga oʻtish',
  logo: 'Yolda, bosh sahifaga',
  menu: 'Asosiy menyu',
  home: 'Bosh sahifa',
  about: 'Biz haqimizda',
  services: 'Xizmatlar',
  shop: 'Doʻkon',
  blog: 'Blog',
  contacts: 'Aloqa',
  search: 'Qidiruv',
  servicesList: 'Xizmatlar roʻyxati',
  articlesList: 'Yangi maqolalar',
  prices: 'Narxlar',
  track: 'Arizam qayerda',
  shortcuts: 'Tezkor havolalar',
  signIn: 'Kirish',
  signUp: 'Roʻyxatdan oʻtish',
  account: 'Shaxsiy kabinet',
  garage: 'Garaj',
  history: 'Tarix',
  profile: 'Profil',
  language: 'Sayt tili',
  openMenu: 'Menyuni ochish',
  closeMenu: 'Menyuni yopish',
  call: 'Kecha-yu kunduz qoʻngʻiroq qiling',
  personal: 'Shaxsiy boʻlim',
  mobileMenu: 'Sayt menyusi',
};

export const home: typeof russian.home = {
  title: 'Mashinangiz yana soz, sababini ham bilasiz',
  lead: 'Diagnostika, taʼmirlash, texnik xizmat va kafolatli ehtiyot qismlar. Usta nosozlikni koʻrsatadi va narxni ish boshlanishidan oldin kelishib oladi.',
  book: 'Onlayn yozilish',
  enquireNote: 'Nima buzilganini bilmaysizmi? Yozib qoldiring, menejer qoʻngʻiroq qiladi.',
  carousel: 'Yolda takliflari',
  carouselRole: 'karusel',
  slideRole: 'slayd',
  slide: '{{total}} tadan {{number}}-slayd',
  pause: 'Slaydlar almashishini toʻxtatish',
  play: 'Slaydlar almashishini yoqish',
  facts: 'Yolda raqamlarda',
  servicesTitle: 'Qanday yordam beramiz',
  allServices: 'Barcha xizmatlar',
  videoTitle: 'Tormoz kolodkalarini qanday almashtiramiz',
  videoText: 'Yarim daqiqalik ovozsiz lavha: siz qahva ichguningizcha usta nima qilishini koʻring.',
  videoPlay: 'Videoni koʻrish',
  videoOpen: 'Videoni ochish',
  promos: 'Aksiyalar',
  advantages: 'Nega bizni tanlashadi',
  articlesTitle: 'Yangi maqolalar',
  articlesText: 'Mashinani ham, pulni ham asraydigan ustalar maslahatlari.',
  allArticles: 'Barcha maqolalar',
};

export const seo: typeof russian.seo = {
  homeTitle: 'Oʻzbekistonda avtoservis va ehtiyot qismlar',
  homeDescription:
    'Avtomobillarni taʼmirlash, diagnostika va texnik xizmat, ehtiyot qismlar doʻkoni va onlayn yozilish. Yordam 24/7, filiallar butun Oʻzbekiston boʻylab.',
};

export const firstTexts: russian.FirstTexts = { common, errors, footer, forms, header, home, seo };
