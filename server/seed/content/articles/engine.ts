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

export const checkEngineLight: ArticleSeed = {
  id: 5,
  slug: 'check-engine-light',
  category: 'repair',
  tags: ['engine', 'oil-and-filters'],
  publishedDate: '2025-12-04',
  photo: '/media/articles/check-engine-light.960x640.webp',
  title: {
    ru: 'Загорелся Check Engine: ехать дальше или остановиться',
    uz: 'Check Engine yondi: yoʻlni davom ettirish kerakmi yoki toʻxtash',
  },
  blocks: [
    {
      title: { ru: 'Горит или мигает: это разные истории', uz: 'Yonib turibdimi yoki oʻchib-yonyaptimi: farqi katta' },
      info: {
        ru: 'Если лампа горит ровно и машина едет как обычно, спокойно доезжайте и запишитесь на диагностику на ближайшие дни. Если лампа мигает и мотор трясётся, в цилиндрах пропуски зажигания, бензин догорает в катализаторе и за час может его расплавить. Снизьте обороты, не разгоняйтесь и сверните в ближайший сервис, лучше на эвакуаторе.',
        uz: 'Chiroq bir tekis yonib, mashina odatdagidek yursa, xotirjam yetib oling va yaqin kunlarda diagnostikaga yoziling. Chiroq oʻchib-yonsa va dvigatel titrasa, silindrlarda oʻt olish uzilyapti: benzin katalizatorda yonadi va uni bir soatda eritib yuborishi mumkin. Aylanishni kamaytiring, tez haydamang va eng yaqin servisga buriling, evakuatorda borgan yaxshiroq.',
      },
    },
    {
      title: { ru: 'Когда останавливаться сразу', uz: 'Qachon darhol toʻxtash kerak' },
      info: {
        ru: 'Красная маслёнка или красный термометр важнее жёлтого Check Engine. Если загорелась любая из них, заглушите мотор на обочине в течение нескольких секунд. Минута работы без давления масла способна провернуть вкладыши, а это капитальный ремонт.',
        uz: 'Qizil moydon yoki qizil termometr sariq Check Engine chirogʻidan muhimroq. Ulardan biri yonsa, bir necha soniya ichida yoʻl chetida toʻxtab, dvigatelni oʻchiring. Moy bosimisiz bir daqiqa ishlash vkladishlarni aylantirib yuborishi mumkin, bu esa kapital taʼmir demak.',
      },
    },
    {
      title: { ru: 'Частые причины у нас', uz: 'Bizdagi koʻp uchraydigan sabablar' },
      info: {
        ru: 'На первом месте свечи и катушки зажигания, особенно на машинах с газом: смеси нужна более сильная искра. Дальше идут датчики кислорода, загрязнённая дроссельная заслонка, подсос воздуха после замены фильтра и плохой бензин. На метане часто виновата настройка: блок видит слишком бедную смесь и записывает код P0171.',
        uz: 'Birinchi oʻrinda oʻt oldirish shamlari va gʻaltaklari turadi, ayniqsa gazli mashinalarda: gaz aralashmasiga kuchliroq uchqun kerak. Keyin kislorod datchiklari, kirlangan drossel, filtr almashtirilgandan keyingi havo soʻrilishi va sifatsiz benzin keladi. Metanda koʻpincha sozlash aybdor: blok aralashmani juda siyrak deb bilib, P0171 kodini yozadi.',
      },
    },
    {
      title: { ru: 'Не стирайте ошибку до диагностики', uz: 'Diagnostikadan oldin xatoni oʻchirmang' },
      info: {
        ru: 'Вместе с кодом блок запоминает обороты, температуру и нагрузку в момент сбоя. Сброс клеммой аккумулятора стирает эту подсказку, и мастеру приходится искать вслепую. Сфотографируйте приборную панель, запомните, что происходило, и приезжайте с записью: так диагностика пройдёт вдвое быстрее.',
        uz: 'Kod bilan birga blok nosozlik paytidagi aylanish, harorat va yuklamani ham eslab qoladi. Akkumulyator klemmasini yechib oʻchirish bu izni yoʻqotadi va usta koʻr-koʻrona qidirishga majbur boʻladi. Asboblar panelini suratga oling, nima boʻlganini eslab qoling va shu maʼlumot bilan keling: diagnostika ikki barobar tez oʻtadi.',
      },
      photo: '/media/services/computer-diagnostics.960x640.webp',
    },
  ],
};

export const fuelOctaneAndQuality: ArticleSeed = {
  id: 8,
  slug: 'fuel-octane-and-quality',
  category: 'technology',
  tags: ['engine', 'gas-fuel'],
  publishedDate: '2026-01-29',
  photo: '/media/articles/fuel-octane-and-quality.960x640.webp',
  title: {
    ru: 'АИ-92 или АИ-95: что на самом деле нужно вашему двигателю',
    uz: 'AI-92 yoki AI-95: dvigatelingizga aslida qaysi biri kerak',
  },
  blocks: [
    {
      title: { ru: 'Что показывает октановое число', uz: 'Oktan soni nimani bildiradi' },
      info: {
        ru: 'Октановое число говорит только о том, насколько бензин устойчив к самовоспламенению при сжатии. Оно ничего не сообщает о чистоте и о том, сколько энергии в литре. Поэтому 95-й в моторе, рассчитанном на 92-й, не прибавит ни мощности, ни ресурса. А вот бензин с числом ниже требуемого вызывает детонацию, и она бьёт по поршням.',
        uz: 'Oktan soni faqat benzin siqilganda oʻz-oʻzidan yonib ketishga qanchalik chidamliligini koʻrsatadi. U yonilgʻining tozaligi yoki bir litrdagi energiya haqida hech narsa demaydi. Shuning uchun 92 ga moʻljallangan dvigatelga quyilgan 95 quvvat ham, umr ham qoʻshmaydi. Talabdan past oktanli benzin esa detonatsiyaga olib keladi va porshenlarga zarba beradi.',
      },
    },
    {
      title: {
        ru: 'Какой лить в Cobalt, Gentra, Onix и Tracker',
        uz: 'Cobalt, Gentra, Onix va Tracker uchun qaysi biri mos',
      },
      info: {
        ru: 'Правильный ответ написан в руководстве и часто на крышке лючка бака. Атмосферные моторы Cobalt, Gentra, Spark и Nexia спокойно работают на 91–92. Турбомоторы Onix и Tracker сильнее нагреваются под нагрузкой, и в жару или в горах им полезен 95-й. Бензин АИ-80 для современных впрысковых двигателей не подходит.',
        uz: 'Toʻgʻri javob qoʻllanmada va koʻpincha bak qopqogʻida yozilgan. Cobalt, Gentra, Spark va Nexia modellarining turbosiz dvigatellari 91–92 da bemalol ishlaydi. Onix va Tracker modellarining turbo dvigatellari yuklama ostida koʻproq qiziydi, jaziramada yoki togʻda ularga 95 foydali. AI-80 benzini zamonaviy purkovchi dvigatellarga toʻgʻri kelmaydi.',
      },
    },
    {
      title: { ru: 'Как выбрать заправку', uz: 'Yonilgʻi shoxobchasini qanday tanlash mumkin' },
      info: {
        ru: 'Заправляйтесь там, где большой поток машин: бензин не застаивается и в баке не копится вода. Не заезжайте, когда сливают бензовоз: он поднимает осадок со дна резервуара. Берите чек и хотя бы раз в месяц считайте расход на полном баке. Рост на пять и более процентов без других причин — повод сменить заправку.',
        uz: 'Mashina oqimi katta joyda yonilgʻi quying: benzin turib qolmaydi va idishda suv yigʻilmaydi. Benzin tashuvchi quyayotgan paytda kirmang: u idish tubidagi choʻkmani koʻtaradi. Chek oling va oyda bir marta toʻla bakda sarfni hisoblang. Boshqa sababsiz besh foizdan koʻp oshsa, shoxobchani almashtiring.',
      },
    },
    {
      title: { ru: 'Если залили плохой бензин', uz: 'Yomon benzin quyib yuborsangiz' },
      info: {
        ru: 'Признаки появляются через несколько километров: звон под нагрузкой, рывки, Check Engine, тяжёлый запуск. Не давите на газ и не докатывайте бак до конца. Разбавьте его хорошим бензином с более высоким октаном, а если мотор глохнет, слейте бак в сервисе. Красный налёт на свечах говорит о железосодержащих присадках, такие свечи только менять. Сохраните чек и образец, если собираетесь жаловаться.',
        uz: 'Belgilar bir necha kilometrdan keyin bilinadi: yuklamada jiringlash, siltanish, Check Engine, qiyin oʻt olish. Gazni bosmang va bakni oxirigacha ishlatmang. Uni oktani yuqoriroq yaxshi benzin bilan aralashtiring, dvigatel oʻchib qolaversa, bakni servisda toʻktiring. Shamlardagi qizil qatlam temirli qoʻshimchadan darak beradi, bunday shamlar faqat almashtiriladi. Shikoyat qilmoqchi boʻlsangiz, chek va namunani saqlang.',
      },
    },
  ],
};

export const methaneOrPropane: ArticleSeed = {
  id: 24,
  slug: 'methane-or-propane',
  category: 'technology',
  tags: ['gas-fuel', 'engine'],
  publishedDate: '2026-10-13',
  photo: '/media/articles/methane-or-propane.960x640.webp',
  title: {
    ru: 'Метан или пропан: считаем честно и ставим безопасно',
    uz: 'Metan yoki propan: halol hisoblaymiz va xavfsiz oʻrnatamiz',
  },
  blocks: [
    {
      title: { ru: 'Чем они отличаются', uz: 'Ular nimasi bilan farq qiladi' },
      info: {
        ru: 'Метан хранится сжатым под давлением около 200 бар в толстостенном баллоне, который весит 60–90 килограммов и забирает половину багажника. Пропан-бутан жидкий, давление в нём до 16 бар, и баллон-тор помещается на место запаски. Метан легче воздуха и улетает вверх, пропан тяжелее и стекает в ямы, поэтому в подземных паркингах с ним осторожнее.',
        uz: 'Metan 200 barga yaqin bosimda, ogʻirligi 60–90 kilogramm keladigan va yukxonaning yarmini oladigan qalin devorli ballonda saqlanadi. Propan-butan suyuq, bosimi 16 bargacha, halqasimon balloni zaxira gʻildirak joyiga sigʻadi. Metan havodan yengil va yuqoriga uchadi, propan ogʻir va chuqurga oqib tushadi, shuning uchun yer osti toʻxtash joylarida ehtiyot boʻlish kerak.',
      },
    },
    {
      title: { ru: 'Когда окупится', uz: 'Qachon oʻzini qoplaydi' },
      info: {
        ru: 'Возьмите свою цену ста километров на бензине и на газе, разница и есть экономия. Разделите на неё стоимость установки и умножьте на сто: получите пробег окупаемости. При 25 тысячах в год метан обычно окупается за год с небольшим, при восьми тысячах — за три-четыре, и тогда тяжёлый баллон и очереди вряд ли того стоят. Добавьте в расчёт проверку баллона и свечи, которые меняют чаще.',
        uz: 'Yuz kilometrning benzindagi va gazdagi narxini oling, farqi tejam boʻladi. Oʻrnatish narxini shunga boʻlib, yuzga koʻpaytiring: qoplash masofasi chiqadi. Yiliga 25 ming km da metan odatda bir yildan sal koʻproqda, sakkiz mingda uch-toʻrt yilda oʻzini qoplaydi, unda ogʻir ballon va navbatlar bunga arzimasligi mumkin. Hisobga ballon tekshiruvi va tez-tez almashadigan shamlarni ham qoʻshing.',
      },
    },
    {
      title: { ru: 'Установка и документы', uz: 'Oʻrnatish va hujjatlar' },
      info: {
        ru: 'Ставьте оборудование только в мастерской с разрешением, она выдаёт документы на баллон и переоборудование. Запись в техпаспорте обязательна, без неё не пройти осмотр и не получить страховую выплату. Дата следующего испытания выбита на баллоне или указана в его паспорте: просроченный баллон заправлять нельзя, а самодельный тем более.',
        uz: 'Jihozni faqat ruxsatnomasi bor ustaxonada oʻrnating, u ballon va qayta jihozlash hujjatlarini beradi. Texpasportdagi yozuv shart, usiz koʻrikdan oʻtib ham, sugʻurta toʻlovini olib ham boʻlmaydi. Keyingi sinov sanasi ballonga oʻyib yozilgan yoki pasportida koʻrsatilgan: muddati oʻtgan ballonni toʻldirib boʻlmaydi, qoʻlbolasini esa umuman.',
      },
    },
    {
      title: { ru: 'Мотор на газе', uz: 'Gazdagi dvigatel' },
      info: {
        ru: 'Газ горит дольше и горячее, поэтому важны три вещи: правильная настройка смеси, исправные свечи с катушками и зазоры клапанов. Заводите мотор на бензине и переходите на газ после прогрева, так живёт редуктор. Раз в месяц проезжайте на бензине двадцать километров, иначе засохнут форсунки. Масло меняйте по тому же сроку: оно чистое на вид, но стареет.',
        uz: 'Gaz uzoqroq va issiqroq yonadi, shuning uchun uch narsa muhim: aralashmaning toʻgʻri sozlanishi, soz sham va gʻaltaklar hamda klapan tirqishlari. Dvigatelni benzinda oʻt oldirib, isigandan keyin gazga oʻting, shunda reduktor uzoq xizmat qiladi. Oyda bir marta yigirma kilometr benzinda yuring, aks holda forsunkalar qurib qoladi. Moyni oʻsha muddatda almashtiring: u toza koʻrinsa ham, qariydi.',
      },
      photo: '/media/services/engine-repair.960x640.webp',
    },
    {
      title: { ru: 'Если пахнет газом', uz: 'Gaz hidi kelsa' },
      info: {
        ru: 'Остановитесь на открытом месте, заглушите мотор, высадите людей и закройте вентиль на баллоне. Не включайте и не выключайте свет, не курите, откройте двери и багажник. Заводить машину можно только после того, как утечку нашли: мыльная пена на соединениях покажет её за минуту. При заправке все выходят из салона, это правило написано чужими бедами.',
        uz: 'Ochiq joyda toʻxtang, dvigatelni oʻchiring, odamlarni tushiring va ballondagi ventilni yoping. Chiroqni yoqmang ham, oʻchirmang ham, chekmang, eshiklar va yukxonani oching. Mashinani faqat sizish topilgandan keyin oʻt oldirish mumkin: ulanish joyidagi sovun koʻpigi uni bir daqiqada koʻrsatadi. Gaz quyishda hamma salondan tushadi, bu qoida birovlarning boshiga tushgan kulfat bilan yozilgan.',
      },
    },
  ],
};

export const oilChangeIntervalHeat: ArticleSeed = {
  id: 19,
  slug: 'oil-change-interval-heat',
  category: 'maintenance',
  tags: ['oil-and-filters', 'engine', 'heat-and-dust'],
  publishedDate: '2026-07-16',
  photo: '/media/articles/oil-change-interval-heat.960x640.webp',
  title: {
    ru: 'Как часто менять моторное масло в нашем климате',
    uz: 'Bizning iqlimda motor moyini necha kilometrda almashtirish kerak',
  },
  blocks: [
    {
      title: { ru: 'Почему 15 тысяч не для нас', uz: 'Nega 15 ming bizga toʻgʻri kelmaydi' },
      info: {
        ru: 'Интервал 10–15 тысяч завод считает для ровных дорог и умеренной температуры. Пробки, пыль, короткие поездки, жара и газ в любой сервисной книжке относятся к тяжёлым условиям, и срок для них вдвое меньше. Для Ташкента и областей разумно 7–8 тысяч километров на синтетике и не реже раза в год.',
        uz: '10–15 ming km oraligʻini zavod tekis yoʻl va moʻtadil harorat uchun hisoblaydi. Tirbandlik, chang, qisqa yoʻllar, issiq va gaz har qanday xizmat daftarchasida ogʻir sharoit deb yoziladi va muddat ikki barobar qisqaradi. Toshkent va viloyatlar uchun sintetikada 7–8 ming km, kamida yiliga bir marta almashtirish maʼqul.',
      },
    },
    {
      title: { ru: 'Считайте моточасы, а не только километры', uz: 'Faqat kilometrni emas, motosoatni ham hisoblang' },
      info: {
        ru: 'В плотном городском движении средняя скорость около 20–25 км/ч, и 8 тысяч километров — это больше трёхсот часов работы мотора. По трассе за те же часы проехали бы 25 тысяч. Если бортовой компьютер показывает среднюю скорость, разделите на неё пробег: после 250–300 часов масло пора менять.',
        uz: 'Tigʻiz shahar harakatida oʻrtacha tezlik soatiga 20–25 km atrofida, 8 ming kilometr esa dvigatelning uch yuz soatdan ortiq ishi demak. Trassada shu vaqtda 25 ming yurgan boʻlardingiz. Bort kompyuteri oʻrtacha tezlikni koʻrsatsa, masofani unga boʻling: 250–300 soatdan keyin moyni almashtirish vaqti keladi.',
      },
    },
    {
      title: { ru: 'Вязкость и допуск', uz: 'Qovushqoqlik va zavod ruxsati (dopusk)' },
      info: {
        ru: 'Берите вязкость из руководства: для большинства наших Chevrolet это 5W-30 с допуском dexos. В жару на машинах с большим пробегом руководство часто разрешает 5W-40, оно держит плёнку надёжнее. Переходить на 10W-40 «чтобы не ела» не стоит: зимой такое масло медленно доходит до головки, а расход лечат кольцами и колпачками.',
        uz: 'Qovushqoqlikni qoʻllanmadan oling: koʻpchilik Chevrolet uchun bu dexos ruxsatli 5W-30. Koʻp yurgan mashinalarda qoʻllanma issiq paytda 5W-40 ga ham ruxsat beradi, u pardani mustahkamroq ushlaydi. «Moy yemasin» deb 10W-40 ga oʻtmang: qishda bunday moy kallakka sekin yetib boradi, moy sarfi esa halqa va qalpoqchalarni almashtirib davolanadi.',
      },
    },
    {
      title: { ru: 'Уровень раз в неделю', uz: 'Sath haftada bir marta' },
      info: {
        ru: 'Проверяйте щуп утром на ровном месте или через десять минут после остановки. Между рисками около литра, держите уровень в верхней половине. Расход до трёхсот граммов на тысячу километров у пробежного мотора ещё терпим, выше ищите причину. Тёмный цвет сам по себе не дефект: масло моет мотор.',
        uz: 'Moy oʻlchagichni ertalab tekis joyda yoki toʻxtagandan oʻn daqiqa keyin tekshiring. Belgilar orasi bir litrcha, sathni yuqori yarmida ushlang. Koʻp yurgan dvigatelda ming kilometrga uch yuz grammgacha sarfga chidasa boʻladi, undan ortigʻining sababini qidiring. Toʻq rangning oʻzi nuqson emas: moy dvigatelni yuvadi.',
      },
    },
    {
      title: { ru: 'Что сделать вместе с заменой', uz: 'Almashtirish bilan birga nima qilish kerak' },
      info: {
        ru: 'Фильтр меняют каждый раз, прокладку сливной пробки тоже. Попросите показать открываемую канистру и оставьте её себе. Пока машина на подъёмнике, осмотрите пыльники, патрубки и колодки. Запишите пробег и дату: без записи через полгода точно не вспомните.',
        uz: 'Filtr har safar, toʻkish tiqini qistirmasi ham har safar almashtiriladi. Kanistrani oldingizda ochishlarini soʻrang va uni olib keting. Mashina koʻtargichda ekan, chang gʻiloflari, patrubok va kolodkalarni koʻzdan kechiring. Masofa va sanani yozib qoʻying: yozuvsiz yarim yildan keyin aniq eslolmaysiz.',
      },
      photo: '/media/services/oil-change.960x640.webp',
    },
  ],
};

export const timingBeltOrChain: ArticleSeed = {
  id: 12,
  slug: 'timing-belt-or-chain',
  category: 'repair',
  tags: ['engine'],
  publishedDate: '2026-04-07',
  photo: '/media/articles/timing-belt-or-chain.960x640.webp',
  title: {
    ru: 'Ремень или цепь ГРМ: что стоит в вашем Chevrolet и когда менять',
    uz: 'GRM tasmasi yoki zanjiri: Chevrolet mashinangizda qaysi biri va qachon almashtiriladi',
  },
  blocks: [
    {
      title: { ru: 'Где ремень, а где цепь', uz: 'Qayerda tasma, qayerda zanjir' },
      info: {
        ru: 'Цепь стоит на Cobalt, на Gentra и Nexia 3 с мотором 1,5 л, на новом Spark и на Malibu 2.4. Ремень крутит распредвал на Damas и Labo, Matiz, первой и второй Nexia и Lacetti 1.6. У трёхцилиндровых Onix и Tracker ремень есть, но он работает внутри мотора, в масле, и живёт по своим правилам. Точный ответ даёт номер двигателя, а не название машины.',
        uz: 'Zanjir Cobalt, 1,5 l dvigatelli Gentra va Nexia 3, yangi Spark va Malibu 2.4 mashinalarida turadi. Damas va Labo, Matiz, birinchi va ikkinchi Nexia hamda Lacetti 1.6 da taqsimlash valini tasma aylantiradi. Uch silindrli Onix va Tracker mashinalarida ham tasma bor, ammo u dvigatel ichida, moyda ishlaydi va oʻz qoidasi bor. Aniq javobni mashina nomi emas, dvigatel raqami beradi.',
      },
    },
    {
      title: { ru: 'Сколько ходит ремень', uz: 'Tasma qancha yuradi' },
      info: {
        ru: 'Для наших условий считайте 60 тысяч километров или четыре года, что наступит раньше; на Matiz и Damas с мотором 0,8 л лучше 40 тысяч. Жара под капотом сушит резину, а масло из-под старого сальника разъедает её за месяцы. На 16-клапанных моторах обрыв почти всегда гнёт клапаны, и экономия на ремне превращается в ремонт головки.',
        uz: 'Bizning sharoitda 60 ming kilometr yoki toʻrt yil deb hisoblang, qaysi biri oldin kelsa; 0,8 l dvigatelli Matiz va Damasda 40 ming yaxshiroq. Kapot ostidagi issiq rezinani quritadi, eskirgan salnikdan sizgan moy esa uni bir necha oyda yemiradi. 16 klapanli dvigatellarda tasma uzilsa, klapanlar deyarli har doim egiladi va tasmadan qilingan tejam silindrlar kallagi taʼmiriga aylanadi.',
      },
    },
    {
      title: { ru: 'Меняйте комплектом', uz: 'Toʻplami bilan almashtiring' },
      info: {
        ru: 'Вместе с ремнём ставят новые ролики, а если насос охлаждающей жидкости приводится тем же ремнём, то и его. Заклинивший ролик рвёт новый ремень так же легко, как старый. Берите комплект известной марки в закрытой упаковке и попросите вернуть снятые детали. На пластиковой крышке напишите дату и пробег.',
        uz: 'Tasma bilan birga yangi roliklar, suv nasosi shu tasmadan aylansa, u ham qoʻyiladi. Qotib qolgan rolik yangi tasmani ham eskisidek oson uzadi. Taniqli markaning yopiq qadoqdagi toʻplamini oling va yechilgan qismlarni qaytarishni soʻrang. Plastik qopqoqqa sana va yurilgan masofani yozib qoʻying.',
      },
    },
    {
      title: { ru: 'Как просит замены цепь', uz: 'Zanjir almashtirishni qanday soʻraydi' },
      info: {
        ru: 'Растянутая цепь гремит первые секунды после холодного пуска, потом давление масла натягивает её и шум пропадает. Позже появляются ошибки фаз P0016 или P0017 и потеря тяги. Хорошая цепь ходит 150 тысяч и больше, если масло меняли вовремя: натяжитель и башмаки живут ровно столько, сколько чистое масло.',
        uz: 'Choʻzilgan zanjir sovuq dvigatel oʻt olgach, dastlabki soniyalarda shaldiraydi, keyin moy bosimi uni tortadi va shovqin yoʻqoladi. Keyinroq P0016 yoki P0017 faza xatolari va tortishning pasayishi kuzatiladi. Moy vaqtida almashtirilgan boʻlsa, yaxshi zanjir 150 ming va undan koʻp yuradi: taranglagich va yoʻnaltirgichlarning umri moyning tozaligiga bogʻliq.',
      },
      photo: '/media/services/engine-repair.960x640.webp',
    },
  ],
};

export const turboEngineCare: ArticleSeed = {
  id: 17,
  slug: 'turbo-engine-care',
  category: 'technology',
  tags: ['engine', 'oil-and-filters'],
  publishedDate: '2026-06-18',
  photo: '/media/articles/turbo-engine-care.960x640.webp',
  title: {
    ru: 'Турбомотор Onix и Tracker: пять привычек, которые продлят ему жизнь',
    uz: 'Onix va Tracker turbo dvigateli: umrini uzaytiradigan beshta odat',
  },
  blocks: [
    {
      title: { ru: 'Масло с допуском и ничего другого', uz: 'Faqat zavod ruxsati bor moy' },
      info: {
        ru: 'Ремень ГРМ в трёхцилиндровых Onix и Tracker работает в масле. От неподходящего масла резина разбухает, её крошки забивают сетку маслоприёмника, и мотор остаётся без давления. Нужен допуск dexos1 последнего поколения и вязкость из руководства, для турбоверсий это обычно 5W-30. Меняйте каждые 7–8 тысяч и сохраняйте чеки: по ним судят о гарантии.',
        uz: 'Uch silindrli Onix va Tracker dvigatelida GRM tasmasi moy ichida ishlaydi. Mos kelmaydigan moy rezinani shishiradi, uning uvoqlari moy soʻrgich toʻrini tiqadi va dvigatel bosimsiz qoladi. Soʻnggi avlod dexos1 ruxsati va qoʻllanmadagi qovushqoqlik kerak, turbo rusumlar uchun odatda 5W-30. Har 7–8 ming km da almashtiring va cheklarni saqlang: kafolat shularga qarab hal qilinadi.',
      },
    },
    {
      title: { ru: 'Первые и последние минуты поездки', uz: 'Yoʻlning birinchi va oxirgi daqiqalari' },
      info: {
        ru: 'Турбина вращается больше ста тысяч раз в минуту на плёнке масла. Первые пять минут не поднимайте обороты выше 2500, пока масло не прогрелось. После трассы или подъёма последние километры двигайтесь спокойно и дайте мотору минуту поработать на холостых: иначе масло пригорает на раскалённом валу.',
        uz: 'Turbina moy pardasida daqiqasiga yuz ming martadan koʻp aylanadi. Moy isiguncha dastlabki besh daqiqa aylanishni 2500 dan oshirmang. Trassa yoki tepalikdan keyin oxirgi kilometrlarni xotirjam yuring va dvigatelni bir daqiqa salt ishlating: aks holda moy qizigan valda kuyib qoladi.',
      },
    },
    {
      title: { ru: 'Воздух и топливо', uz: 'Havo va yonilgʻi' },
      info: {
        ru: 'Песчинка для колеса компрессора всё равно что пуля: вовремя меняйте воздушный фильтр и следите за хомутами патрубков. Свист, которого раньше не было, чёрный налёт и вялый разгон говорят о подсосе или трещине. Бензин берите проверенный, в жару и с полной загрузкой лучше 95-й: блок не будет уменьшать наддув из-за детонации.',
        uz: 'Kompressor parragi uchun qum zarrasi oʻqdek gap: havo filtrini vaqtida almashtiring va patrubok xomutlarini kuzating. Ilgari boʻlmagan hushtak, qora qatlam va sust tezlanish havo soʻrilishi yoki darzdan darak beradi. Benzinni ishonchli joydan oling, jaziramada va toʻla yukda 95 yaxshiroq: blok detonatsiya tufayli bosimni kamaytirmaydi.',
      },
    },
    {
      title: { ru: 'Проверка ремня без разборки', uz: 'Tasmani ochmasdan tekshirish' },
      info: {
        ru: 'На части моторов ремень виден через маслозаливную горловину: на подъёмнике мастер оценит трещины и ширину шаблоном. Делайте это раз в год и сразу после покупки машины с пробегом. Если мигнула лампа давления масла, не заводите мотор повторно: снимают поддон и чистят сетку маслоприёмника, это в десятки раз дешевле замены двигателя.',
        uz: 'Baʼzi dvigatellarda tasma moy quyish ogʻzidan koʻrinadi: usta darzlarni va enini andoza bilan baholaydi. Buni yiliga bir marta va ishlatilgan mashina sotib olganda darhol qildiring. Moy bosimi chirogʻi bir lip etib yonsa, dvigatelni qayta oʻt oldirmang: poddon yechilib, moy soʻrgich toʻri tozalanadi, bu dvigatel almashtirishdan oʻnlab barobar arzon.',
      },
      photo: '/media/services/computer-diagnostics.960x640.webp',
    },
  ],
};
