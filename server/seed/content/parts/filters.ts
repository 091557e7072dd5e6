import type { PartSeed } from '../../types';

export const filtersParts: PartSeed[] = [
  {
    id: 13,
    slug: 'oil-filter-cobalt',
    category: 'filters',
    name: { ru: 'Масляный фильтр Cobalt, Gentra, Nexia 3', uz: 'Cobalt, Gentra, Nexia 3 moy filtri' },
    info: {
      ru: 'Накручивающийся фильтр с плотной бумажной шторой и обратным клапаном, который не даёт маслу стечь на стоянке. Подходит к двигателю 1,5 л Cobalt, Gentra и Nexia 3 и к Spark. Меняется при каждой замене масла.',
      uz: 'Zich qogʻoz elementli va moyning turgan joyida oqib tushishiga yoʻl qoʻymaydigan teskari klapanli buraladigan filtr. Cobalt, Gentra va Nexia 3 ning 1,5 l dvigateliga hamda Sparkka mos. Har moy almashtirishda yangilanadi.',
    },
    manufacturer: 'Mann-Filter',
    mpn: 'W 913/1',
    price: '65000.00',
    photo: '/media/parts/oil-filter-cobalt.800x800.webp',
    inStock: true,
    fits: [
      { brand: 'chevrolet', models: ['chevrolet-cobalt', 'chevrolet-gentra', 'chevrolet-nexia-3', 'chevrolet-spark'] },
      { brand: 'ravon', models: ['ravon-r2', 'ravon-r3-nexia', 'ravon-r4', 'ravon-gentra'] },
    ],
  },
  {
    id: 14,
    slug: 'oil-filter-hyundai-kia',
    category: 'filters',
    name: { ru: 'Масляный фильтр Hyundai и Kia', uz: 'Hyundai va Kia moy filtri' },
    info: {
      ru: 'Фильтр для бензиновых двигателей Hyundai и Kia 1,4–1,6 л. Стальной корпус, силиконовый обратный клапан и перепускной клапан на случай густого масла зимой. Ресурс равен сроку службы масла, но не больше 10 тысяч километров.',
      uz: 'Hyundai va Kianing 1,4–1,6 l benzinli dvigatellari uchun filtr. Poʻlat korpus, silikon teskari klapan va qishda quyuqlashgan moy uchun oʻtkazib yuborish klapani bor. Moy bilan birga, biroq 10 ming km dan kechiktirmay almashtiriladi.',
    },
    manufacturer: 'Bosch',
    mpn: '0 986 YD9 014',
    price: '70000.00',
    photo: '/media/parts/oil-filter-hyundai-kia.800x800.webp',
    inStock: true,
    fits: [
      { brand: 'hyundai', models: ['hyundai-accent', 'hyundai-creta', 'hyundai-elantra', 'hyundai-solaris'] },
      { brand: 'kia', models: ['kia-rio', 'kia-cerato', 'kia-ceed', 'kia-seltos'] },
    ],
  },
  {
    id: 15,
    slug: 'air-filter-gentra',
    category: 'filters',
    name: { ru: 'Воздушный фильтр Gentra и Lacetti', uz: 'Gentra va Lacetti havo filtri' },
    info: {
      ru: 'Панельный фильтр из гофрированной бумаги в полиуретановой рамке. Забитый фильтр душит мотор и поднимает расход топлива. По норме его меняют через 15–20 тысяч километров, а на пыльных дорогах проверяют каждые 5 тысяч.',
      uz: 'Poliuretan ramkadagi burma qogʻozli panel filtr. Toʻlib qolgan filtr dvigatelni boʻgʻadi va yonilgʻi sarfini oshiradi. Meʼyor boʻyicha 15–20 ming km da almashtiriladi, changli yoʻllarda esa har 5 ming km da tekshiriladi.',
    },
    manufacturer: 'Mahle',
    mpn: 'LX 9015',
    price: '90000.00',
    photo: '/media/parts/air-filter-gentra.800x800.webp',
    inStock: true,
    fits: [
      { brand: 'chevrolet', models: ['chevrolet-gentra', 'chevrolet-lacetti'] },
      { brand: 'ravon', models: ['ravon-gentra'] },
    ],
  },
  {
    id: 16,
    slug: 'cabin-filter-carbon-malibu',
    category: 'filters',
    name: { ru: 'Салонный фильтр угольный Malibu и Cruze', uz: 'Malibu va Cruze koʻmirli salon filtri' },
    info: {
      ru: 'Салонный фильтр со слоем активированного угля: задерживает пыль, пыльцу, сажу и запах выхлопа. Стоит за перчаточным ящиком, меняется за десять минут. Раз в год или каждые 10–15 тысяч километров, лучше весной, до сезона кондиционера.',
      uz: 'Faollashtirilgan koʻmir qatlamli salon filtri: chang, gulchang, qurum va tutun hidini ushlab qoladi. Old paneldagi quti (bardachok) ortida joylashgan, oʻn daqiqada almashtiriladi. Yiliga bir marta yoki har 10–15 ming km da, yaxshisi bahorda, konditsioner mavsumidan oldin almashtiring.',
    },
    manufacturer: 'Mann-Filter',
    mpn: 'W 916/1',
    price: '165000.00',
    photo: '/media/parts/cabin-filter-carbon-malibu.800x800.webp',
    inStock: true,
    fits: [
      { brand: 'chevrolet', models: ['chevrolet-malibu', 'chevrolet-cruze', 'chevrolet-orlando'] },
      { brand: 'opel', models: ['opel-astra'] },
    ],
  },
  {
    id: 17,
    slug: 'gas-filter-set',
    category: 'filters',
    name: { ru: 'Комплект фильтров для газового оборудования', uz: 'Gaz jihozi filtrlari toʻplami' },
    info: {
      ru: 'Фильтр жидкой и фильтр паровой фазы для пропанового оборудования четвёртого поколения с уплотнительными кольцами. Задерживают смолы и окалину, которые забивают форсунки. Меняйте каждые 10–15 тысяч километров; работу на газовой системе доверяйте только мастеру с допуском.',
      uz: 'Toʻrtinchi avlod propan jihozi uchun suyuq va bugʻ faza filtrlari, zichlovchi halqalari bilan. Forsunkalarni tiqib qoʻyadigan smola va kuyindilarni ushlab qoladi. Har 10–15 ming km da almashtiring; gaz tizimidagi ishni faqat ruxsatnomasi bor ustaga topshiring.',
    },
    manufacturer: 'Certools',
    mpn: 'CT-017',
    price: '60000.00',
    photo: '/media/parts/gas-filter-set.800x800.webp',
    inStock: true,
    fits: [
      {
        brand: 'chevrolet',
        models: [
          'chevrolet-cobalt',
          'chevrolet-gentra',
          'chevrolet-nexia-3',
          'chevrolet-lacetti',
          'chevrolet-damas',
          'chevrolet-labo',
        ],
      },
      { brand: 'daewoo', models: ['daewoo-nexia'] },
    ],
  },
];
