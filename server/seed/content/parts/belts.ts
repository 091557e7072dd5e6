import type { PartSeed } from '../../types';

export const beltsParts: PartSeed[] = [
  {
    id: 34,
    slug: 'timing-belt-kit-nexia',
    category: 'belts',
    name: { ru: 'Комплект ремня ГРМ Nexia и Lacetti', uz: 'Nexia va Lacetti GRM tasmasi toʻplami' },
    info: {
      ru: 'Зубчатый ремень, натяжной и обводной ролики для двигателя 1,6 л. Обрыв ремня на этом моторе гнёт клапаны, и ремонт обойдётся в десятки раз дороже. Меняйте каждые 60 тысяч километров или раз в четыре года, разумно сразу с водяным насосом.',
      uz: '1,6 l dvigatel uchun tishli tasma, taranglash va yoʻnaltirish roliklari. Bu dvigatelda tasma uzilsa, klapanlar egiladi va taʼmirlash oʻnlab marta qimmatga tushadi. Har 60 ming km da yoki toʻrt yilda bir, yaxshisi suv nasosi bilan birga almashtiring.',
    },
    manufacturer: 'Gates',
    mpn: 'K015934XS',
    price: '620000.00',
    photo: '/media/parts/timing-belt-kit-nexia.800x800.webp',
    inStock: true,
    fits: [
      { brand: 'chevrolet', models: ['chevrolet-lacetti', 'chevrolet-aveo'] },
      { brand: 'daewoo', models: ['daewoo-nexia'] },
    ],
  },
  {
    id: 35,
    slug: 'timing-belt-matiz',
    category: 'belts',
    name: { ru: 'Ремень ГРМ Matiz и Damas', uz: 'Matiz va Damas GRM tasmasi' },
    info: {
      ru: 'Ремень газораспределения из термостойкой резины с кордом из стекловолокна для двигателя 0,8 л. Осматривайте его каждые 20 тысяч километров, меняйте через 40 тысяч. Трещины, расслоение и следы масла означают немедленную замену.',
      uz: '0,8 l dvigatel uchun shisha tola kordli, issiqqa chidamli rezinadan yasalgan gaz taqsimlash tasmasi. Har 20 ming km da koʻzdan kechirib, 40 ming km da almashtiring. Yoriq, qatlamlanish va moy izi darhol almashtirishni talab qiladi.',
    },
    manufacturer: 'Dayco',
    mpn: '949035',
    price: '140000.00',
    photo: '/media/parts/timing-belt-matiz.800x800.webp',
    inStock: true,
    fits: [
      { brand: 'chevrolet', models: ['chevrolet-damas', 'chevrolet-labo'] },
      { brand: 'daewoo', models: ['daewoo-matiz', 'daewoo-damas', 'daewoo-tico'] },
    ],
  },
  {
    id: 36,
    slug: 'timing-chain-kit-cobalt',
    category: 'belts',
    name: { ru: 'Комплект цепи ГРМ Cobalt, Gentra, Nexia 3', uz: 'Cobalt, Gentra, Nexia 3 GRM zanjiri toʻplami' },
    info: {
      ru: 'Оригинальный комплект: цепь, успокоители, башмак и гидронатяжитель для двигателя 1,5 л. Цепь не рвётся внезапно, а вытягивается: по утрам слышен треск, затем появляется ошибка фаз. Срок зависит от масла; при замене каждые 7–8 тысяч километров она обычно служит больше 150 тысяч.',
      uz: 'Asl toʻplam: 1,5 l dvigatel uchun zanjir, tinchlantirgichlar, boshmoq va gidrotaranglagich. Zanjir birdan uzilmaydi, choʻziladi: ertalab chirsillash eshitiladi, soʻng faza xatosi chiqadi. Muddati moyga bogʻliq: moy har 7–8 ming km da almashtirilsa, odatda 150 ming km dan ortiq xizmat qiladi.',
    },
    manufacturer: 'GM Genuine',
    mpn: '96990036',
    price: '1150000.00',
    photo: '/media/parts/timing-chain-kit-cobalt.800x800.webp',
    inStock: true,
    fits: [
      { brand: 'chevrolet', models: ['chevrolet-cobalt', 'chevrolet-gentra', 'chevrolet-nexia-3'] },
      { brand: 'ravon', models: ['ravon-r3-nexia', 'ravon-r4', 'ravon-gentra'] },
    ],
  },
  {
    id: 37,
    slug: 'serpentine-belt-gentra',
    category: 'belts',
    name: { ru: 'Ремень поликлиновой Gentra и Cobalt', uz: 'Gentra va Cobalt koʻp ponali tasmasi' },
    info: {
      ru: 'Поликлиновой ремень из каучука EPDM крутит генератор и компрессор кондиционера. Свист при пуске и с включённым кондиционером, трещины поперёк ручьёв говорят о замене. Проверяйте каждые 30 тысяч километров, меняйте примерно через 60 тысяч.',
      uz: 'EPDM kauchukli koʻp ponali tasma generator va konditsioner kompressorini aylantiradi. Ishga tushirishda yoki konditsioner yonganda chiyillash, ponalardagi koʻndalang yoriqlar almashtirish kerakligini bildiradi. Har 30 ming km da tekshiring, taxminan 60 ming km da almashtiring.',
    },
    manufacturer: 'ContiTech',
    mpn: '6PK9037',
    price: '135000.00',
    photo: '/media/parts/serpentine-belt-gentra.800x800.webp',
    inStock: true,
    fits: [
      { brand: 'chevrolet', models: ['chevrolet-gentra', 'chevrolet-cobalt'] },
      { brand: 'ravon', models: ['ravon-r4', 'ravon-gentra'] },
    ],
  },
  {
    id: 38,
    slug: 'belt-tensioner-cobalt',
    category: 'belts',
    name: { ru: 'Натяжитель приводного ремня Cobalt', uz: 'Cobalt yuritma tasmasi taranglagichi' },
    info: {
      ru: 'Автоматический натяжитель с пружиной и роликом поддерживает постоянное натяжение приводного ремня. Гул подшипника, дрожание рычага и быстрый износ нового ремня указывают на его отказ. Ставится вместе с ремнём.',
      uz: 'Prujina va rolikli avtomatik taranglagich yuritma tasmasining tarangligini bir xil saqlaydi. Podshipnik gʻuvillashi, richag titrashi va yangi tasmaning tez yeyilishi uning ishdan chiqqanini koʻrsatadi. Tasma bilan birga oʻrnatiladi.',
    },
    manufacturer: 'INA',
    mpn: '534 9038 10',
    price: '320000.00',
    photo: '/media/parts/belt-tensioner-cobalt.800x800.webp',
    inStock: true,
    fits: [
      { brand: 'chevrolet', models: ['chevrolet-cobalt', 'chevrolet-gentra'] },
      { brand: 'ravon', models: ['ravon-r4', 'ravon-gentra'] },
    ],
  },
];
