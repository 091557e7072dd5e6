import type { PartSeed } from '../../types';

export const ignitionParts: PartSeed[] = [
  {
    id: 18,
    slug: 'spark-plugs-nickel',
    category: 'ignition',
    name: { ru: 'Свечи зажигания никелевые, комплект 4 шт.', uz: 'Nikelli oʻt oldirish shamlari, 4 dona' },
    info: {
      ru: 'Комплект из четырёх свечей с никелевым электродом для 16-клапанных двигателей. Ресурс 20–30 тысяч километров, на газе меньше. Неровный холостой ход, провалы при разгоне и рост расхода чаще всего говорят о том, что свечи пора менять.',
      uz: '16 klapanli dvigatellar uchun nikel elektrodli toʻrtta sham (svecha) toʻplami. 20–30 ming km, gazda esa kamroq xizmat qiladi. Salt ishlashdagi notekislik, tezlanishdagi uzilish va sarfning oshishi koʻpincha shamlarni almashtirish kerakligini bildiradi.',
    },
    manufacturer: 'NGK',
    mpn: 'BKR6E-918',
    price: '150000.00',
    photo: '/media/parts/spark-plugs-nickel.800x800.webp',
    inStock: true,
    fits: [
      { brand: 'chevrolet', models: ['chevrolet-lacetti', 'chevrolet-aveo'] },
      { brand: 'daewoo', models: ['daewoo-nexia'] },
    ],
  },
  {
    id: 19,
    slug: 'spark-plugs-iridium',
    category: 'ignition',
    name: { ru: 'Свечи зажигания иридиевые, комплект 4 шт.', uz: 'Iridiyli oʻt oldirish shamlari, 4 dona' },
    info: {
      ru: 'Свечи с тонким иридиевым электродом: устойчивая искра при бедной смеси и ресурс до 100 тысяч километров. Поставляются с выставленным зазором, подгибать электрод нельзя. Калильное число и длину резьбы подберём по VIN.',
      uz: 'Ingichka iridiy elektrodli shamlar: yonilgʻisi kam aralashmada ham barqaror uchqun beradi va 100 ming km gacha xizmat qiladi. Tirqishi zavodda sozlangan, elektrodni bukib boʻlmaydi. Choʻgʻlanish soni va rezba uzunligini VIN boʻyicha tanlab beramiz.',
    },
    manufacturer: 'Denso',
    mpn: 'YK19-R9',
    price: '520000.00',
    photo: '/media/parts/spark-plugs-iridium.800x800.webp',
    inStock: true,
    fits: [
      { brand: 'toyota', models: ['toyota-camry', 'toyota-corolla', 'toyota-rav4', 'toyota-highlander'] },
      { brand: 'lexus', models: ['lexus-es', 'lexus-rx'] },
    ],
  },
  {
    id: 20,
    slug: 'ignition-coil-cobalt',
    category: 'ignition',
    name: { ru: 'Катушка зажигания Cobalt, Gentra, Nexia 3', uz: 'Cobalt, Gentra, Nexia 3 oʻt oldirish gʻaltagi' },
    info: {
      ru: 'Катушка превращает 12 вольт бортовой сети в десятки тысяч вольт для искры. При отказе двигатель троит, горит лампа Check Engine, пахнет бензином. Ехать с пропусками зажигания нельзя: несгоревшее топливо разрушает нейтрализатор.',
      uz: 'Gʻaltak bort tarmogʻidagi 12 voltni uchqun uchun oʻn minglab voltga aylantiradi. Ishdan chiqqanda dvigatel bir silindrsiz ishlaydi, Check Engine chirogʻi yonadi, benzin hidi keladi. Shu holda yurish mumkin emas: yonmagan yonilgʻi neytralizatorni buzadi.',
    },
    manufacturer: 'ACDelco',
    mpn: 'AC-0020',
    price: '540000.00',
    photo: '/media/parts/ignition-coil-cobalt.800x800.webp',
    inStock: true,
    fits: [
      { brand: 'chevrolet', models: ['chevrolet-cobalt', 'chevrolet-gentra', 'chevrolet-nexia-3'] },
      { brand: 'ravon', models: ['ravon-r3-nexia', 'ravon-r4', 'ravon-gentra'] },
    ],
  },
  {
    id: 21,
    slug: 'ignition-leads-nexia',
    category: 'ignition',
    name: { ru: 'Высоковольтные провода Nexia и Lacetti', uz: 'Nexia va Lacetti yuqori kuchlanish simlari' },
    info: {
      ru: 'Комплект из четырёх проводов с силиконовой изоляцией и помехоподавляющей жилой. Если в сырую погоду мотор троит, а в темноте под капотом видны искры, изоляция пробита. Меняют все провода сразу, обычно через 50–60 тысяч километров.',
      uz: 'Silikon izolyatsiyali va xalaqitni soʻndiruvchi tolali toʻrtta sim toʻplami. Nam havoda dvigatel notekis ishlasa, qorongʻida kapot ostida uchqun koʻrinsa, izolyatsiya teshilgan. Simlar birdaniga, odatda 50–60 ming km da almashtiriladi.',
    },
    manufacturer: 'Bosch',
    mpn: '0 986 YD9 021',
    price: '180000.00',
    photo: '/media/parts/ignition-leads-nexia.800x800.webp',
    inStock: true,
    fits: [
      { brand: 'chevrolet', models: ['chevrolet-lacetti'] },
      { brand: 'daewoo', models: ['daewoo-nexia'] },
    ],
  },
  {
    id: 22,
    slug: 'oxygen-sensor-gentra',
    category: 'ignition',
    name: { ru: 'Датчик кислорода Gentra и Cobalt', uz: 'Gentra va Cobalt kislorod datchigi' },
    info: {
      ru: 'Лямбда-зонд из циркониевой керамики с подогревом, ставится до нейтрализатора. По его сигналу блок управления точно дозирует топливо. Признаки износа: расход вырос, мотор дёргается, код ошибки по датчику; средний ресурс 100–120 тысяч километров.',
      uz: 'Neytralizatordan oldin turadigan, isitgichli sirkoniy keramikadan yasalgan lyambda-zond. Boshqaruv bloki yonilgʻini uning signali boʻyicha aniq meʼyorlaydi. Yeyilish belgilari: sarf oshgan, dvigatel siltanadi, datchik boʻyicha xato kodi chiqadi; oʻrtacha xizmat muddati 100–120 ming km.',
    },
    manufacturer: 'Bosch',
    mpn: '0 986 YD9 022',
    price: '650000.00',
    photo: '/media/parts/oxygen-sensor-gentra.800x800.webp',
    inStock: false,
    fits: [
      { brand: 'chevrolet', models: ['chevrolet-gentra', 'chevrolet-cobalt'] },
      { brand: 'ravon', models: ['ravon-gentra', 'ravon-r4'] },
    ],
  },
];
