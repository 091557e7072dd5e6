import type { PartSeed } from '../../types';

export const batteriesParts: PartSeed[] = [
  {
    id: 30,
    slug: 'battery-45ah-asia',
    category: 'batteries',
    name: {
      ru: 'Аккумулятор 45 А·ч, узкий, азиатские клеммы',
      uz: '45 A·soat akkumulyator, ensiz, osiyocha klemmalar',
    },
    info: {
      ru: 'Необслуживаемая батарея с кальциевыми пластинами в узком корпусе и тонкими клеммами. Для малолитражных моторов. Служит в нашем климате 3–4 года; если после ночи стартер крутит вяло, приезжайте на бесплатную проверку нагрузочной вилкой.',
      uz: 'Ensiz korpusli, ingichka klemmali va kalsiyli plastinalarga ega, xizmat talab qilmaydigan akkumulyator. Kichik hajmli dvigatellar uchun. Iqlimimizda 3–4 yil xizmat qiladi; tundan keyin starter sust aylansa, yuklama vilkasi bilan bepul tekshiruvga keling.',
    },
    manufacturer: 'Delkor',
    price: '720000.00',
    photo: '/media/parts/battery-45ah-asia.800x800.webp',
    inStock: true,
    fits: [
      { brand: 'chevrolet', models: ['chevrolet-spark', 'chevrolet-damas', 'chevrolet-labo'] },
      { brand: 'daewoo', models: ['daewoo-matiz', 'daewoo-tico', 'daewoo-damas'] },
      { brand: 'ravon', models: ['ravon-r2'] },
    ],
  },
  {
    id: 31,
    slug: 'battery-60ah',
    category: 'batteries',
    name: { ru: 'Аккумулятор 60 А·ч, европейский корпус', uz: '60 A·soat akkumulyator, Yevropa korpusi' },
    info: {
      ru: 'Ёмкость 60 А·ч и пусковой ток около 550 А хватает большинству бензиновых машин до двух литров. Корпус L2 с нижним креплением, обратная полярность. Перед покупкой сравните размеры площадки и сторону плюсовой клеммы или просто покажите старую батарею.',
      uz: '60 A·soat sigʻim va taxminan 550 A ishga tushirish toki ikki litrgacha boʻlgan koʻpchilik benzinli avtomobillarga yetadi. Pastki mahkamlagichli L2 korpus, teskari qutbli. Xariddan oldin akkumulyator joyining oʻlchamini va musbat klemma tomonini solishtiring yoki eski akkumulyatorni koʻrsating.',
    },
    manufacturer: 'Delkor',
    price: '940000.00',
    photo: '/media/parts/battery-60ah.800x800.webp',
    inStock: true,
    fits: [
      {
        brand: 'chevrolet',
        models: ['chevrolet-cobalt', 'chevrolet-gentra', 'chevrolet-lacetti', 'chevrolet-nexia-3', 'chevrolet-aveo'],
      },
      { brand: 'daewoo', models: ['daewoo-nexia', 'daewoo-lanos', 'daewoo-espero'] },
      { brand: 'ravon', models: ['ravon-r3-nexia', 'ravon-r4', 'ravon-gentra'] },
      { brand: 'lada', models: ['lada-granta', 'lada-vesta', 'lada-largus', 'lada-priora'] },
      { brand: 'renault', models: ['renault-logan', 'renault-sandero'] },
      { brand: 'volkswagen', models: ['volkswagen-polo'] },
      { brand: 'skoda', models: ['skoda-rapid'] },
    ],
  },
  {
    id: 32,
    slug: 'battery-75ah-asia',
    category: 'batteries',
    name: { ru: 'Аккумулятор 75 А·ч, азиатский корпус', uz: '75 A·soat akkumulyator, Osiyo korpusi' },
    info: {
      ru: 'Батарея в корпусе D26 для кроссоверов, внедорожников и больших седанов азиатских марок. Усиленные решётки лучше переносят жару под капотом и вибрацию. Держите клеммы чистыми и проверяйте заряд перед зимой: ниже 12,4 В батарею нужно зарядить.',
      uz: 'Osiyo markalarining krossover, yoʻltanlamas va katta sedanlari uchun D26 korpusli akkumulyator. Kuchaytirilgan panjaralari kapot ostidagi issiq va titrashga chidamliroq. Klemmalarni toza tuting va qishdan oldin zaryadni tekshiring: 12,4 V dan past boʻlsa, quvvatlash kerak.',
    },
    manufacturer: 'Exide',
    price: '1250000.00',
    photo: '/media/parts/battery-75ah-asia.800x800.webp',
    inStock: true,
    fits: [
      {
        brand: 'toyota',
        models: ['toyota-camry', 'toyota-highlander', 'toyota-land-cruiser-prado', 'toyota-fortuner'],
      },
      { brand: 'nissan', models: ['nissan-x-trail', 'nissan-patrol'] },
      { brand: 'mitsubishi', models: ['mitsubishi-pajero', 'mitsubishi-l200'] },
      { brand: 'hyundai', models: ['hyundai-santa-fe'] },
      { brand: 'kia', models: ['kia-sorento'] },
    ],
  },
  {
    id: 33,
    slug: 'battery-70ah-agm',
    category: 'batteries',
    name: { ru: 'Аккумулятор AGM 70 А·ч для старт-стоп', uz: 'Start-stop uchun AGM akkumulyator, 70 A·soat' },
    info: {
      ru: 'Батарея AGM: электролит удерживает стекловолокно, поэтому она выдерживает втрое больше циклов, чем обычная. Нужна машинам с системой старт-стоп; обычная батарея на них выходит из строя за год. После замены на ряде моделей её регистрируют в блоке управления, мы делаем это сканером.',
      uz: 'AGM akkumulyator: elektrolit shisha tolada ushlab turiladi, shu bois oddiysiga qaraganda uch baravar koʻp sikl chidaydi. Start-stop tizimli avtomobillarga kerak; oddiy akkumulyator ularda bir yilda ishdan chiqadi. Ayrim modellarda almashtirgandan keyin u boshqaruv blokida roʻyxatdan oʻtkaziladi, buni skaner bilan bajaramiz.',
    },
    manufacturer: 'Varta',
    price: '2150000.00',
    photo: '/media/parts/battery-70ah-agm.800x800.webp',
    inStock: false,
    fits: [
      { brand: 'chevrolet', models: ['chevrolet-malibu-2', 'chevrolet-equinox'] },
      { brand: 'volkswagen', models: ['volkswagen-passat', 'volkswagen-tiguan'] },
      { brand: 'skoda', models: ['skoda-octavia', 'skoda-superb', 'skoda-kodiaq'] },
      { brand: 'bmw', models: ['bmw-3-series', 'bmw-5-series'] },
      { brand: 'audi', models: ['audi-a4', 'audi-q5'] },
    ],
  },
];
