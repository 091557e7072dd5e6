import type { PartSeed } from '../../types';

export const coolingParts: PartSeed[] = [
  {
    id: 39,
    slug: 'radiator-cobalt',
    category: 'cooling',
    name: { ru: 'Радиатор охлаждения Cobalt', uz: 'Cobalt sovitish radiatori' },
    info: {
      ru: 'Алюминиевый радиатор с пластиковыми бачками. Забитые пылью и пухом соты поднимают температуру, поэтому весной их моют мягкой струёй. Меняйте при течи по бачку или коррозии трубок; есть варианты для механики и автомата.',
      uz: 'Plastik bachokli alyuminiy radiator. Chang va terak momigʻi tiqilgan kataklar haroratni oshiradi, shu bois ular bahorda mayin suv oqimida yuviladi. Bachokdan sizganda yoki naychalari zanglaganda almashtiring; mexanik va avtomat uzatma uchun alohida turlari bor.',
    },
    manufacturer: 'Nissens',
    price: '1150000.00',
    photo: '/media/parts/radiator-cobalt.800x800.webp',
    inStock: true,
    fits: [
      { brand: 'chevrolet', models: ['chevrolet-cobalt'] },
      { brand: 'ravon', models: ['ravon-r4'] },
    ],
  },
  {
    id: 40,
    slug: 'thermostat-gentra',
    category: 'cooling',
    name: { ru: 'Термостат Gentra и Cobalt', uz: 'Gentra va Cobalt termostati' },
    info: {
      ru: 'Клапан с восковым наполнителем, который открывает большой круг охлаждения на прогретом моторе. Заклинил открытым: печка холодная, расход растёт. Заклинил закрытым: мотор кипит. Меняется вместе с прокладкой и свежим антифризом.',
      uz: 'Mumli toʻldirgichli klapan dvigatel qiziganda sovitishning katta doirasini ochadi. Ochiq qotib qolsa, pechka isitmaydi va sarf oshadi. Yopiq qotib qolsa, dvigatel qaynaydi. Qistirma va yangi antifriz bilan birga almashtiriladi.',
    },
    manufacturer: 'Mahle',
    price: '190000.00',
    photo: '/media/parts/thermostat-gentra.800x800.webp',
    inStock: true,
    fits: [
      { brand: 'chevrolet', models: ['chevrolet-gentra', 'chevrolet-cobalt', 'chevrolet-nexia-3'] },
      { brand: 'ravon', models: ['ravon-r3-nexia', 'ravon-r4', 'ravon-gentra'] },
    ],
  },
  {
    id: 41,
    slug: 'water-pump-nexia',
    category: 'cooling',
    name: { ru: 'Водяной насос Nexia и Lacetti', uz: 'Nexia va Lacetti suv nasosi' },
    info: {
      ru: 'Насос гонит антифриз по рубашке двигателя и радиатору, приводится ремнём ГРМ. Капли под насосом, люфт вала или вой означают замену: заклинивший насос рвёт ремень. Меняйте при каждой второй, а лучше при каждой замене ремня.',
      uz: 'Nasos antifrizni dvigatel gʻilofi va radiator boʻylab haydaydi, GRM tasmasi bilan aylanadi. Nasos ostidagi tomchi, val lyufti yoki uvillash almashtirish kerakligini bildiradi: qotib qolgan nasos tasmani uzadi. Har ikkinchi, yaxshisi har bir tasma almashtirishda yangilang.',
    },
    manufacturer: 'GMB',
    price: '260000.00',
    photo: '/media/parts/water-pump-nexia.800x800.webp',
    inStock: true,
    fits: [
      { brand: 'chevrolet', models: ['chevrolet-lacetti', 'chevrolet-aveo'] },
      { brand: 'daewoo', models: ['daewoo-nexia'] },
    ],
  },
  {
    id: 42,
    slug: 'coolant-g12',
    category: 'cooling',
    name: { ru: 'Антифриз G12, концентрат, 1 л', uz: 'G12 antifriz konsentrati, 1 l' },
    info: {
      ru: 'Концентрат на органических кислотах без силикатов. Разведённый дистиллированной водой один к одному замерзает около минус 37 °C, а летом закипает позже воды. Смешивать с антифризом другого типа не стоит; замена раз в 3–5 лет.',
      uz: 'Organik kislotalar asosidagi silikatsiz konsentrat. Distillangan suv bilan birga bir nisbatda suyultirilganda taxminan minus 37 °C da muzlaydi, yozda esa suvdan kechroq qaynaydi. Boshqa turdagi antifriz bilan aralashtirmagan maʼqul; 3–5 yilda bir almashtiriladi.',
    },
    manufacturer: 'Castrol',
    price: '110000.00',
    photo: '/media/parts/coolant-g12.800x800.webp',
    inStock: true,
    fits: [
      {
        brand: 'volkswagen',
        models: [
          'volkswagen-golf',
          'volkswagen-passat',
          'volkswagen-polo',
          'volkswagen-jetta',
          'volkswagen-tiguan',
          'volkswagen-caddy',
        ],
      },
      { brand: 'skoda', models: ['skoda-octavia', 'skoda-rapid', 'skoda-superb', 'skoda-kodiaq'] },
      { brand: 'audi', models: ['audi-a4', 'audi-a6', 'audi-q5', 'audi-q7'] },
      { brand: 'opel', models: ['opel-astra', 'opel-zafira'] },
      { brand: 'chevrolet', models: ['chevrolet-cruze', 'chevrolet-malibu', 'chevrolet-orlando'] },
    ],
  },
  {
    id: 43,
    slug: 'radiator-fan-lacetti',
    category: 'cooling',
    name: { ru: 'Вентилятор радиатора Lacetti и Gentra', uz: 'Lacetti va Gentra radiator ventilyatori' },
    info: {
      ru: 'Электровентилятор в сборе с крыльчаткой и кожухом. Если в пробке стрелка температуры ползёт вверх, а на трассе падает, первым делом проверьте его, реле и предохранитель. Летом в Ташкенте без исправного вентилятора ехать нельзя.',
      uz: 'Parrak va gʻilof bilan yigʻilgan elektr ventilyator. Tirbandlikda harorat mili koʻtarilib, katta yoʻlda tushsa, birinchi navbatda uni, rele va saqlagichni tekshiring. Yozda soz ventilyatorsiz yurish mumkin emas.',
    },
    manufacturer: 'Valeo',
    price: '780000.00',
    photo: '/media/parts/radiator-fan-lacetti.800x800.webp',
    inStock: false,
    fits: [
      { brand: 'chevrolet', models: ['chevrolet-lacetti', 'chevrolet-gentra'] },
      { brand: 'ravon', models: ['ravon-gentra'] },
    ],
  },
];
