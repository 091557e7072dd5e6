import type { ServiceDetailSeed } from '../../types';

/** By the slug of the service. */
export const repairDetails: Record<string, ServiceDetailSeed> = {
  'engine-repair': {
    priceSedan: '3000000.00',
    priceSuv: '4200000.00',
    guaranteeMonths: 12,
    guaranteeKm: 20000,
    includes: [
      { ru: 'Замер компрессии и давления масла', uz: 'Kompressiya va moy bosimini oʻlchash' },
      { ru: 'Осмотр цилиндров эндоскопом', uz: 'Silindrlarni endoskop bilan koʻrish' },
      { ru: 'Смета после дефектовки, до покупки деталей', uz: 'Nuqsonlar aniqlangach, qismlar xaridigacha smeta' },
      { ru: 'Разборка, мойка и измерение деталей', uz: 'Yechish, yuvish va qismlarni oʻlchash' },
      { ru: 'Протокол размеров после шлифовки', uz: 'Silliqlashdan keyin oʻlchamlar bayonnomasi' },
      { ru: 'Сборка с новыми прокладками и болтами', uz: 'Yangi qistirma va boltlar bilan yigʻish' },
    ],
    extras: [
      {
        name: { ru: 'Замена ремня или цепи ГРМ', uz: 'GRM tasmasi yoki zanjirini almashtirish' },
        priceFrom: '600000.00',
      },
      {
        name: { ru: 'Замена помпы и термостата', uz: 'Suv nasosi va termostatni almashtirish' },
        priceFrom: '250000.00',
      },
      { name: { ru: 'Чистка форсунок', uz: 'Forsunkalarni tozalash' }, priceFrom: '200000.00' },
    ],
    questions: [
      {
        question: {
          ru: 'Капитальный ремонт или контрактный двигатель?',
          uz: 'Kapital taʼmirmi yoki ishlatilgan dvigatel?',
        },
        answer: {
          ru: 'Считаем оба варианта после дефектовки. Свой двигатель не нужно перерегистрировать, и на него действует наша гарантия.',
          uz: 'Nuqsonlar aniqlangach, ikkala variantni hisoblaymiz. Oʻz dvigatelingizni qayta roʻyxatdan oʻtkazish shart emas va unga kafolatimiz amal qiladi.',
        },
      },
      {
        question: { ru: 'Сколько машина простоит?', uz: 'Mashina qancha turadi?' },
        answer: {
          ru: 'Прокладку головки меняем за два-три дня, капитальный ремонт занимает 7–12 дней из-за шлифовки и деталей.',
          uz: 'Kallak qistirmasini ikki-uch kunda almashtiramiz, kapital taʼmir silliqlash va qismlar sabab 7–12 kun davom etadi.',
        },
      },
      {
        question: { ru: 'Как обкатывать после ремонта?', uz: 'Taʼmirdan keyin qanday haydash kerak?' },
        answer: {
          ru: 'Первую тысячу километров без высоких оборотов и прицепа, потом замена масла у нас. Гарантия этого требует.',
          uz: 'Birinchi ming kilometrni yuqori aylanishsiz va tirkamasiz yuring, keyin bizda moyni almashtiring. Kafolat shuni talab qiladi.',
        },
      },
    ],
    parts: ['timing-chain-kit-cobalt', 'timing-belt-kit-nexia', 'water-pump-nexia', 'thermostat-gentra'],
    articles: ['engine-overheating-traffic', 'timing-belt-or-chain'],
  },
  'gearbox-repair': {
    priceSedan: '2200000.00',
    priceSuv: '3000000.00',
    guaranteeMonths: 6,
    includes: [
      { ru: 'Проверка уровня, давления и адаптаций', uz: 'Suyuqlik sathi, bosim va moslashuvlarni tekshirish' },
      { ru: 'Снятие, дефектовка и смета', uz: 'Yechish, nuqsonlarni aniqlash va smeta' },
      { ru: 'Замена сальников и прокладок', uz: 'Salnik va qistirmalarni almashtirish' },
      { ru: 'Новая жидкость с фильтром', uz: 'Filtr bilan yangi suyuqlik' },
      { ru: 'Обучение блока и пробная поездка', uz: 'Blokni oʻrgatish va sinov yurishi' },
    ],
    extras: [
      { name: { ru: 'Замена сцепления', uz: 'Ilashish muftasini almashtirish' }, priceFrom: '500000.00' },
      { name: { ru: 'Замена жидкости аппаратом', uz: 'Suyuqlikni apparatda almashtirish' }, priceFrom: '300000.00' },
      { name: { ru: 'Замена опор двигателя', uz: 'Dvigatel tayanchlarini almashtirish' }, priceFrom: '150000.00' },
    ],
    questions: [
      {
        question: { ru: 'Коробка толкается: обязательно ремонт?', uz: 'Quti siltayapti: albatta taʼmirlash kerakmi?' },
        answer: {
          ru: 'Нет. Часть толчков уходит после замены жидкости и обучения блока, с этого и начинаем.',
          uz: 'Yoʻq. Siltanishlarning bir qismi suyuqlik almashtirilib, blok oʻrgatilgach ketadi, shundan boshlaymiz.',
        },
      },
      {
        question: { ru: 'Ремонтируете вариаторы и роботы?', uz: 'Variator va robotlarni taʼmirlaysizmi?' },
        answer: {
          ru: 'Да, включая сухие и мокрые сцепления. Для вариатора используем только жидкость с допуском завода.',
          uz: 'Ha, quruq va moy ichidagi muftalilarini ham. Variatorga faqat zavod ruxsati bor suyuqlik quyamiz.',
        },
      },
      {
        question: { ru: 'Вернётся тот же толчок, что тогда?', uz: 'Oʻsha siltanish qaytsa, nima boʻladi?' },
        answer: {
          ru: 'Приезжайте в любой филиал: проверим бесплатно и переделаем по гарантии, если причина в нашей работе или детали.',
          uz: 'Istalgan filialga keling: bepul tekshiramiz, sabab bizning ish yoki qismda boʻlsa, kafolat boʻyicha qayta qilamiz.',
        },
      },
    ],
    parts: ['clutch-kit-cobalt', 'atf-dexron-vi', 'gear-oil-75w-90'],
    articles: ['automatic-gearbox-fluid'],
  },
  brakes: {
    priceSedan: '180000.00',
    priceSuv: '240000.00',
    guaranteeMonths: 6,
    includes: [
      { ru: 'Снятие колёс и осмотр всей системы', uz: 'Gʻildiraklarni yechib, butun tizimni koʻrish' },
      { ru: 'Замер толщины дисков и колодок', uz: 'Disk va kolodkalar qalinligini oʻlchash' },
      { ru: 'Замена колодок одной оси', uz: 'Bitta oʻq kolodkalarini almashtirish' },
      { ru: 'Чистка и смазка направляющих суппорта', uz: 'Support yoʻnaltirgichlarini tozalash va moylash' },
      { ru: 'Проверка усилия на роликовом стенде', uz: 'Rolikli stendda kuchni tekshirish' },
    ],
    extras: [
      {
        name: { ru: 'Замена тормозных дисков, пара', uz: 'Tormoz disklarini almashtirish, juft' },
        priceFrom: '120000.00',
      },
      { name: { ru: 'Замена тормозной жидкости', uz: 'Tormoz suyuqligini almashtirish' }, priceFrom: '120000.00' },
      { name: { ru: 'Ремонт суппорта', uz: 'Supportni taʼmirlash' }, priceFrom: '150000.00' },
    ],
    questions: [
      {
        question: { ru: 'Меняете колодки только парой?', uz: 'Kolodkalarni faqat juft almashtirasizmi?' },
        answer: {
          ru: 'Да, на обоих колёсах оси: иначе машину тянет в сторону при торможении.',
          uz: 'Ha, oʻqning ikkala gʻildiragida: aks holda tormoz berilganda mashina bir tomonga tortadi.',
        },
      },
      {
        question: { ru: 'Диски менять вместе с колодками?', uz: 'Disklarni kolodka bilan birga almashtirish kerakmi?' },
        answer: {
          ru: 'Только если толщина меньше предела завода или есть биение. Покажем замер и предел.',
          uz: 'Faqat qalinligi zavod chegarasidan kam yoki tebranish boʻlsa. Oʻlchov va chegarani koʻrsatamiz.',
        },
      },
      {
        question: {
          ru: 'После замены скрипит. Это нормально?',
          uz: 'Almashtirgandan keyin gʻijirlayapti. Bu meʼyormi?',
        },
        answer: {
          ru: 'Первые 200–300 километров колодки притираются. Если скрип остался, приезжайте: разберём и устраним по гарантии.',
          uz: 'Birinchi 200–300 kilometr kolodkalar moslashadi. Gʻijirlash qolsa, keling: ochib koʻramiz va kafolat boʻyicha tuzatamiz.',
        },
      },
    ],
    parts: ['front-brake-pads-cobalt', 'front-brake-disc-gentra', 'rear-brake-shoes-nexia', 'brake-fluid-dot-4'],
    articles: ['brake-pads-wear', 'brake-fluid-two-years'],
  },
  suspension: {
    priceSedan: '220000.00',
    priceSuv: '300000.00',
    guaranteeMonths: 6,
    includes: [
      { ru: 'Поиск стука на вибростенде и подъёмнике', uz: 'Vibrostend va koʻtargichda taqillashni topish' },
      { ru: 'Осмотр подвески и рулевого', uz: 'Osma va rulni koʻzdan kechirish' },
      { ru: 'Замена изношенного узла', uz: 'Yeyilgan uzelni almashtirish' },
      { ru: 'Затяжка по моменту завода', uz: 'Zavod momenti boʻyicha tortish' },
      { ru: 'Пробная поездка с мастером', uz: 'Usta bilan sinov yurishi' },
    ],
    extras: [
      {
        name: { ru: 'Сход-развал 3D после ремонта', uz: 'Taʼmirdan keyin 3D burchak sozlash' },
        priceFrom: '140000.00',
      },
      { name: { ru: 'Запрессовка сайлентблока', uz: 'Saylentblokni presslash' }, priceFrom: '60000.00' },
      {
        name: { ru: 'Замена ступичного подшипника', uz: 'Gupchak podshipnigini almashtirish' },
        priceFrom: '150000.00',
      },
    ],
    questions: [
      {
        question: { ru: 'Стойки менять обе?', uz: 'Amortizatorlarni ikkalasini almashtirish kerakmi?' },
        answer: {
          ru: 'Да, парой на одной оси: с разными стойками машина хуже тормозит и её уводит на кочках.',
          uz: 'Ha, bitta oʻqda juft: har xil amortizator bilan mashina yomonroq tormozlanadi va notekis yoʻlda chetga ketadi.',
        },
      },
      {
        question: { ru: 'Нужен сход-развал после ремонта?', uz: 'Taʼmirdan keyin burchak sozlash kerakmi?' },
        answer: {
          ru: 'После рычагов, тяг, наконечников и стоек нужен. После втулок стабилизатора нет.',
          uz: 'Richag, tortqi, uchlik va amortizatordan keyin kerak. Stabilizator vtulkasidan keyin kerak emas.',
        },
      },
      {
        question: {
          ru: 'Стук вернулся через неделю. Что делать?',
          uz: 'Bir haftadan keyin taqillash qaytdi. Nima qilay?',
        },
        answer: {
          ru: 'Приезжайте без записи: проверим в тот же день. Если стучит заменённый узел, переделаем бесплатно.',
          uz: 'Yozilmasdan keling: oʻsha kuni tekshiramiz. Almashtirilgan uzel taqillasa, bepul qayta qilamiz.',
        },
      },
    ],
    parts: ['front-shock-absorber-cobalt', 'stabilizer-link-malibu', 'ball-joint-nexia', 'wheel-hub-bearing-cobalt'],
    articles: ['suspension-knock'],
  },
  'auto-electrics': {
    priceSedan: '150000.00',
    priceSuv: '200000.00',
    guaranteeMonths: 6,
    includes: [
      { ru: 'Проверка аккумулятора под нагрузкой', uz: 'Akkumulyatorni yuklama ostida tekshirish' },
      { ru: 'Замер тока утечки', uz: 'Sizish tokini oʻlchash' },
      { ru: 'Проверка генератора и стартера', uz: 'Generator va starterni tekshirish' },
      { ru: 'Поиск неисправной цепи по схеме', uz: 'Nosoz zanjirni sxema boʻyicha topish' },
      { ru: 'Пайка и изоляция без скруток', uz: 'Simlarni buramay kavsharlash va izolyatsiya' },
    ],
    extras: [
      { name: { ru: 'Ремонт генератора или стартера', uz: 'Generator yoki starter taʼmiri' }, priceFrom: '250000.00' },
      { name: { ru: 'Установка камеры заднего вида', uz: 'Orqa kamera oʻrnatish' }, priceFrom: '200000.00' },
      { name: { ru: 'Установка сигнализации', uz: 'Signalizatsiya oʻrnatish' }, priceFrom: '350000.00' },
    ],
    questions: [
      {
        question: {
          ru: 'Аккумулятор садится за ночь. Менять?',
          uz: 'Akkumulyator bir kechada oʻtiradi. Almashtirish kerakmi?',
        },
        answer: {
          ru: 'Сначала замерим утечку: часто виноваты сигнализация или магнитола. Новый аккумулятор её не вылечит.',
          uz: 'Avval sizishni oʻlchaymiz: koʻpincha signalizatsiya yoki magnitola aybdor. Yangi akkumulyator buni tuzatmaydi.',
        },
      },
      {
        question: { ru: 'Слетят ли настройки при замене?', uz: 'Almashtirganda sozlamalar oʻchib ketadimi?' },
        answer: {
          ru: 'Нет, подключаем резервное питание, а на машинах с датчиком батареи прописываем новую.',
          uz: 'Yoʻq, zaxira taʼminot ulaymiz, batareya datchigi bor mashinalarda esa yangisini yozib qoʻyamiz.',
        },
      },
      {
        question: { ru: 'Работаете с электромобилями?', uz: 'Elektromobillar bilan ishlaysizmi?' },
        answer: {
          ru: 'Да, с частью на 12 вольт и диагностикой. Тяговую батарею не вскрываем: это делает сервис завода.',
          uz: 'Ha, 12 voltli qismi va diagnostikasi bilan. Tortish batareyasini ochmaymiz: buni zavod servisi qiladi.',
        },
      },
    ],
    parts: ['battery-60ah', 'battery-70ah-agm', 'headlight-bulb-h7'],
    articles: ['battery-heat-and-frost', 'electric-car-heat'],
  },
};
