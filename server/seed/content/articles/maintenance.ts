import type { ArticleSeed } from '../../types';

export const airConditionerBeforeSummer: ArticleSeed = {
  id: 13,
  slug: 'air-conditioner-before-summer',
  category: 'seasons',
  tags: ['heat-and-dust', 'cooling'],
  publishedDate: '2026-04-21',
  photo: '/media/articles/air-conditioner-before-summer.960x640.webp',
  title: {
    ru: 'Кондиционер до жары: пять проверок в апреле',
    uz: 'Konditsionerni issiqqacha tayyorlash: apreldagi beshta tekshiruv',
  },
  blocks: [
    {
      title: { ru: 'Почему апрель', uz: 'Nega aynan aprel' },
      info: {
        ru: 'В июне очередь на заправку растягивается на дни, а в апреле мастер успевает спокойно найти утечку. Система теряет немного хладагента через уплотнения каждый год, это нормально. Ненормально, когда заправка нужна каждое лето: значит, есть дыра, и её ищут прибором и ультрафиолетовой краской, а не доливают газ.',
        uz: 'Iyunda gaz quydirish navbati kunlab choʻziladi, aprelda esa usta sizishni shoshmay topadi. Tizim har yili zichlagichlar orqali ozgina gaz yoʻqotadi, bu meʼyor. Har yozda quydirish kerak boʻlsa, bu meʼyor emas: demak, teshik bor, uni gaz qoʻshib emas, asbob va ultrabinafsha boʻyoq bilan topishadi.',
      },
    },
    {
      title: { ru: 'Пять проверок', uz: 'Beshta tekshiruv' },
      info: {
        ru: 'Первая: включите кондиционер и послушайте, щёлкнула ли муфта компрессора и пошёл ли вентилятор радиатора. Вторая: через пять минут из центрального дефлектора должно идти 6–10 градусов. Третья: из-под машины капает чистая вода, значит, дренаж открыт. Четвёртая: нет запаха сырости. Пятая: обороты при включении не проваливаются.',
        uz: 'Birinchi: konditsionerni yoqing va kompressor muftasi chiqillashini, radiator ventilyatori ishlaganini tinglang. Ikkinchi: besh daqiqadan keyin oʻrtadagi deflektordan 6–10 darajali havo kelishi kerak. Uchinchi: mashina tagidan toza suv tomchilasa, drenaj ochiq. Toʻrtinchi: zax hidi boʻlmasin. Beshinchi: yoqilganda aylanish keskin tushib ketmasin.',
      },
    },
    {
      title: { ru: 'Тополиный пух и радиатор', uz: 'Terak momigʻi va radiator' },
      info: {
        ru: 'Радиатор кондиционера стоит первым и собирает пух, мошек и пыль. Забитые соты поднимают давление, компрессор перегревается и отключается в пробке. Промывайте их слабой струёй воды со стороны мотора в конце мая и в августе; мойка высокого давления загибает тонкие рёбра.',
        uz: 'Konditsioner radiatori eng oldinda turadi va momiq, hasharot, changni yigʻadi. Tiqilgan kataklar bosimni oshiradi, kompressor qizib, tirbandlikda oʻchib qoladi. Ularni may oxirida va avgustda dvigatel tomonidan kuchsiz suv oqimi bilan yuving; yuqori bosimli moyka yupqa qirralarni egib qoʻyadi.',
      },
    },
    {
      title: { ru: 'Как охладить раскалённую машину', uz: 'Qizib ketgan mashinani qanday sovitish kerak' },
      info: {
        ru: 'Откройте все окна и проезжайте минуту с вентилятором на максимуме: воздух в салоне горячее, чем на улице. Потом закройте окна и включите рециркуляцию, так система охлаждает уже прохладный воздух. За пару минут до стоянки выключите компрессор и оставьте вентилятор: испаритель высохнет, и запаха не будет. Зимой включайте кондиционер на десять минут в месяц, чтобы смазать уплотнения.',
        uz: 'Hamma oynalarni ochib, ventilyatorni oxirigacha yoqib, bir daqiqa yuring: salondagi havo koʻchadagidan issiqroq. Keyin oynalarni yopib, resirkulyatsiyani yoqing, shunda tizim salqinlashgan havoni sovitadi. Toʻxtashdan bir-ikki daqiqa oldin kompressorni oʻchirib, ventilyatorni qoldiring: bugʻlatgich quriydi va hid boʻlmaydi. Qishda oyiga oʻn daqiqa konditsionerni yoqing, zichlagichlar moylanadi.',
      },
      photo: '/media/services/air-conditioning.960x640.webp',
    },
  ],
};

export const automaticGearboxFluid: ArticleSeed = {
  id: 20,
  slug: 'automatic-gearbox-fluid',
  category: 'maintenance',
  tags: ['oil-and-filters', 'heat-and-dust'],
  publishedDate: '2026-08-04',
  photo: '/media/articles/automatic-gearbox-fluid.960x640.webp',
  title: {
    ru: 'Масло в «автомате»: почему «на весь срок службы» не про наши дороги',
    uz: 'Avtomat qutidagi moy: «butun xizmat muddatiga» degani nega bizga toʻgʻri kelmaydi',
  },
  blocks: [
    {
      title: { ru: 'Что значит «на весь срок службы»', uz: '«Butun xizmat muddatiga» degani nima' },
      info: {
        ru: 'Производитель имеет в виду гарантийный срок и умеренные условия. В руководстве тех же машин есть строка о тяжёлых условиях: жара, пробки, такси, прицеп, горы, и там стоит замена через 40–80 тысяч. Для нашего климата возьмите 50–60 тысяч, для такси — 40.',
        uz: 'Ishlab chiqaruvchi kafolat muddati va yumshoq sharoitni nazarda tutadi. Xuddi shu qoʻllanmada ogʻir sharoit haqida satr bor: issiq, tirbandlik, taksi, tirkama, togʻ, u yerda 40–80 mingdan keyin almashtirish yozilgan. Bizning iqlim uchun 50–60 ming, taksi uchun 40 ming km oling.',
      },
    },
    {
      title: { ru: 'Как коробка жалуется', uz: 'Quti qanday shikoyat qiladi' },
      info: {
        ru: 'Толчок при включении D или R, пауза больше полутора секунд, рывок между второй и третьей передачей, обороты растут, а машина не едет. Тёмная жидкость с запахом гари говорит о перегреве фрикционов. Часть толчков проходит после замены жидкости и адаптации, поэтому начинайте с этого, а не с разборки.',
        uz: 'D yoki R ga qoʻyganda turtki, bir yarim soniyadan ortiq kechikish, ikkinchi va uchinchi uzatma orasida siltanish, aylanish oshadi-yu, mashina yurmaydi. Kuyuk hidli qora suyuqlik friksionlar qiziganini bildiradi. Turtkilarning bir qismi suyuqlik va moslashuvdan keyin yoʻqoladi, shuning uchun qutini ochishdan emas, shundan boshlang.',
      },
    },
    {
      title: { ru: 'Частичная или полная замена', uz: 'Qisman yoki toʻliq almashtirish' },
      info: {
        ru: 'Слив через пробку обновляет около половины объёма, и для регулярного обслуживания этого достаточно: повторите через тысячу километров. Полная замена на установке хороша, если коробку обслуживали раньше. Если за 200 тысяч жидкость не меняли ни разу, сильный поток поднимет износ и забьёт каналы: такую коробку сначала диагностируют.',
        uz: 'Tiqin orqali toʻkish hajmning yarmini yangilaydi va doimiy xizmat uchun bu yetarli: ming kilometrdan keyin takrorlang. Qurilmada toʻliq almashtirish qutiga ilgari ham xizmat koʻrsatilgan boʻlsa yaxshi. 200 ming km da suyuqlik biror marta almashmagan boʻlsa, kuchli oqim yeyilgan zarralarni koʻtarib, kanallarni tiqadi: bunday quti avval diagnostika qilinadi.',
      },
      photo: '/media/services/gearbox-repair.960x640.webp',
    },
    {
      title: { ru: 'Жидкость не универсальна', uz: 'Suyuqlik universal emas' },
      info: {
        ru: 'Классическим шестиступенчатым коробкам GM нужна жидкость Dexron VI, вариаторам и роботам — своя, с конкретным номером. «Подходит для всех» на канистре означает, что испытаний для вашей коробки не было. Уровень проверяют на заведённом моторе при определённой температуре, лишние двести граммов так же вредны, как нехватка.',
        uz: 'GMning klassik olti pogʻonali qutilariga Dexron VI suyuqligi, variator va robotlarga esa oʻzining aniq raqamlisi kerak. Kanistradagi «hammasiga mos» yozuvi qutingiz uchun sinov oʻtmaganini bildiradi. Sath dvigatel ishlab turganda, maʼlum haroratda tekshiriladi, ortiqcha ikki yuz gramm ham kamlikdek zararli.',
      },
    },
  ],
};

export const brakeFluidTwoYears: ArticleSeed = {
  id: 14,
  slug: 'brake-fluid-two-years',
  category: 'maintenance',
  tags: ['brakes', 'heat-and-dust'],
  publishedDate: '2026-05-06',
  photo: '/media/articles/brake-fluid-two-years.960x640.webp',
  title: {
    ru: 'Тормозная жидкость: почему её меняют раз в два года',
    uz: 'Tormoz suyuqligi: nega u ikki yilda bir almashtiriladi',
  },
  blocks: [
    {
      title: { ru: 'Она впитывает воду', uz: 'U suvni shimib oladi' },
      info: {
        ru: 'Тормозная жидкость гигроскопична: через шланги и бачок она каждый год набирает один-два процента воды. Свежая DOT 4 кипит не ниже 230 градусов, а с тремя-четырьмя процентами воды — уже около 155. Раз в два года её меняют по времени, даже если машина почти не ездила.',
        uz: 'Tormoz suyuqligi namni tortadi: shlang va idish orqali har yili bir-ikki foiz suv yigʻadi. Yangi DOT 4 kamida 230 darajada qaynaydi, uch-toʻrt foiz suv bilan esa 155 ga yaqin darajada. Shuning uchun mashina deyarli yurmagan boʻlsa ham, uni ikki yilda bir almashtirishadi.',
      },
    },
    {
      title: { ru: 'Что случается на спуске', uz: 'Togʻdan tushishda nima boʻladi' },
      info: {
        ru: 'На длинном спуске с Камчика или Чимгана диски раскаляются, и жидкость в суппортах закипает. Пар, в отличие от жидкости, сжимается: педаль вдруг уходит в пол, хотя минуту назад всё работало. После остывания тормоза возвращаются, и водитель думает, что ему показалось. Не показалось: жидкость пора менять сегодня.',
        uz: 'Qamchiq yoki Chimyondan uzoq tushganda disklar qizib, supportlardagi suyuqlik qaynaydi. Bugʻ suyuqlikdan farqli ravishda siqiladi: bir daqiqa oldin hammasi joyida boʻlsa ham, tepki birdan polga botadi. Soviganidan keyin tormoz tiklanadi va haydovchi menga shunday tuyuldi deb oʻylaydi. Tuyulgani yoʻq: suyuqlikni bugunoq almashtirish kerak.',
      },
    },
    {
      title: { ru: 'Какая бывает: DOT 3, 4, 5 и 5.1', uz: 'Turlari: DOT 3, 4, 5 va 5.1' },
      info: {
        ru: 'DOT 3, DOT 4 и DOT 5.1 делают на похожей основе, и замена на более высокий класс допустима. DOT 5 силиконовая, с ними её не смешивают: система с ABS от этого портится. Смотрите на крышку бачка, там написан класс. Открытую канистру храните не дольше нескольких месяцев, она тоже впитывает влагу.',
        uz: 'DOT 3, DOT 4 va DOT 5.1 oʻxshash asosda tayyorlanadi va yuqoriroq toifaga oʻtish mumkin. DOT 5 silikonli, uni boshqalari bilan aralashtirib boʻlmaydi: ABS tizimi buziladi. Idish qopqogʻiga qarang, toifasi oʻsha yerda yozilgan. Ochilgan kanistrani bir necha oydan ortiq saqlamang, u ham nam tortadi.',
      },
    },
    {
      title: { ru: 'Замена без ошибок', uz: 'Xatosiz almashtirish' },
      info: {
        ru: 'Тестер-карандаш показывает воду за секунды: три процента и больше означают замену. При работе жидкость прогоняют через все четыре контура до чистой, на машинах с ABS иногда нужен сканер. Пролитую на краску жидкость сразу смойте водой, она разъедает лак. Если уровень в бачке упал, сначала проверьте колодки и течи, а не доливайте.',
        uz: 'Qalamsimon tester suvni bir necha soniyada koʻrsatadi: uch foiz va undan koʻp boʻlsa, almashtiriladi. Ish paytida suyuqlik toza oqquncha toʻrtta gʻildirakdan haydaladi, ABSli mashinalarda baʼzan skaner kerak. Boʻyoqqa toʻkilgan suyuqlikni darrov suv bilan yuving, u lakni yemiradi. Idishdagi sath tushgan boʻlsa, quyishga shoshilmay, avval kolodka va sizishlarni tekshiring.',
      },
      photo: '/media/services/brakes.960x640.webp',
    },
  ],
};

export const brakePadsWear: ArticleSeed = {
  id: 23,
  slug: 'brake-pads-wear',
  category: 'safety',
  tags: ['brakes'],
  publishedDate: '2026-09-24',
  photo: '/media/articles/brake-pads-wear.960x640.webp',
  title: {
    ru: 'Тормозные колодки: пять признаков, что тянуть больше нельзя',
    uz: 'Tormoz kolodkalari: ortiq choʻzib boʻlmasligining beshta belgisi',
  },
  blocks: [
    {
      title: { ru: 'Пять признаков', uz: 'Beshta belgi' },
      info: {
        ru: 'Тонкий визг при лёгком торможении издаёт пластинка-индикатор: она просит замены. Ещё четыре признака: уровень жидкости в бачке понемногу падает без течи, ход педали стал длиннее, машину тянет в сторону, руль или педаль бьёт на скорости. Хватит любого из пяти, чтобы заехать на осмотр на этой неделе, а скрежет металла о металл значит, что ехать уже нельзя.',
        uz: 'Yengil tormozlashdagi ingichka gʻijirlash koʻrsatkich plastinkasidan, u almashtirishni soʻraydi. Yana toʻrtta belgi: idishdagi suyuqlik sizishsiz asta kamayadi, tepki yoʻli uzayadi, mashina bir tomonga tortadi, tezlikda rul yoki tepki titraydi. Shu beshtadan bittasi ham shu haftada koʻrikka kirish uchun yetarli, metall metallga ishqalanib qirsillasa, endi yurib boʻlmaydi.',
      },
    },
    {
      title: { ru: 'Сколько миллиметров осталось', uz: 'Necha millimetr qoldi' },
      info: {
        ru: 'Новая передняя накладка — 10–12 мм, менять её пора при 3 мм без основы. На литом диске толщину видно сквозь спицы с фонариком, внутренняя колодка часто тоньше наружной. В городе передние служат 30–50 тысяч, в такси — 15–25, задние — вдвое дольше. Минимальная толщина диска выбита на его ступице.',
        uz: 'Yangi oldingi qoplama 10–12 mm, asosini hisoblamaganda 3 mm qolganda almashtiriladi. Quyma diskda qalinlik kegaylar orasidan chiroq bilan koʻrinadi, ichki kolodka koʻpincha tashqisidan yupqaroq. Shaharda oldingilari 30–50 ming, taksida 15–25 ming km, orqadagilari ikki barobar koʻp xizmat qiladi. Diskning eng kam qalinligi gupchagida yozilgan.',
      },
    },
    {
      title: { ru: 'Меняем правильно', uz: 'Toʻgʻri almashtiramiz' },
      info: {
        ru: 'Колодки меняют парой на оси. Направляющие суппорта чистят и смазывают специальной смазкой, иначе новая пара сотрётся наискось. Если на диске есть буртик или волны, его протачивают или меняют тоже парой. Лить жидкость до верхней метки перед заменой не нужно: когда поршни утопят, уровень поднимется сам.',
        uz: 'Kolodkalar oʻqda juft almashtiriladi. Support yoʻnaltirgichlari tozalanib, maxsus moy bilan moylanadi, aks holda yangi juftlik qiyshiq yeyiladi. Diskda qirra yoki toʻlqin boʻlsa, u yoʻniladi yoki u ham juft almashtiriladi. Almashtirishdan oldin suyuqlikni yuqori belgigacha quyish shart emas: porshenlar ichkariga bosilganda sath oʻzi koʻtariladi.',
      },
      photo: '/media/services/brakes.960x640.webp',
    },
    {
      title: { ru: 'Первые двести километров', uz: 'Dastlabki ikki yuz kilometr' },
      info: {
        ru: 'Новые колодки притираются к диску 200–300 километров. В это время тормозите плавно и заранее, а резко только если иначе нельзя: перегретая накладка покрывается стекловидной коркой и потом скрипит всю жизнь. Перед выездом из сервиса нажмите педаль несколько раз, пока она не станет твёрдой. Лёгкий запах в первый день нормален.',
        uz: 'Yangi kolodkalar diskka 200–300 kilometrda moslashadi. Bu paytda ravon va oldindan tormozlang, keskin tormozlashni boshqa iloj qolmagandagina qoʻllang: qizib ketgan qoplama shishasimon qatlam bilan qoplanadi va keyin umr boʻyi gʻijirlaydi. Servisdan chiqishdan oldin tepkini qattiqlashguncha bir necha marta bosing. Birinchi kuni yengil hid meʼyoriy holat.',
      },
    },
  ],
};

export const cabinFilterSmog: ArticleSeed = {
  id: 6,
  slug: 'cabin-filter-smog',
  category: 'maintenance',
  tags: ['oil-and-filters', 'winter', 'heat-and-dust'],
  publishedDate: '2025-12-16',
  photo: '/media/articles/cabin-filter-smog.960x640.webp',
  title: {
    ru: 'Салонный фильтр и зимний смог: чем вы дышите за рулём',
    uz: 'Salon filtri va qishki smog: rulda qanday havodan nafas olasiz',
  },
  blocks: [
    {
      title: { ru: 'Почему зимой хуже, чем летом', uz: 'Nega qishda yozdagidan yomonroq' },
      info: {
        ru: 'В холодные безветренные дни над Ташкентом стоит температурная инверсия: тёплый воздух сверху, как крышка, держит внизу выхлоп, дым и пыль. Самые опасные частицы PM2.5 мельче эритроцита и проходят из лёгких в кровь. В потоке машин их концентрация выше, чем на тротуаре, потому что воздухозаборник стоит прямо напротив чужой выхлопной трубы.',
        uz: 'Sovuq va shamolsiz kunlarda Toshkent ustida harorat inversiyasi turadi: tepadagi iliq havo qopqoqdek ishlangan gaz, tutun va changni pastda ushlab qoladi. Eng xavfli PM2.5 zarralari eritrotsitdan mayda boʻlib, oʻpkadan qonga oʻtadi. Mashinalar oqimida ularning miqdori piyodalar yoʻlagidagidan koʻp, chunki havo olish tirqishi boshqa mashinaning quvuri qarshisida turadi.',
      },
    },
    {
      title: { ru: 'Обычный или угольный', uz: 'Oddiy yoki koʻmirli' },
      info: {
        ru: 'Обычный бумажный фильтр задерживает пыльцу, песок и крупную пыль. Угольный дополнительно поглощает запахи и часть выхлопных газов, для города берите его. Смотрите на плотность: хороший фильтр тяжелее и складки в нём чаще. Вставка с надписью HEPA без уплотнения по краю пропускает воздух мимо себя и пользы не даёт.',
        uz: 'Oddiy qogʻoz filtr gulchang, qum va yirik changni ushlaydi. Koʻmirlisi qoʻshimcha ravishda hid va ishlangan gazlarning bir qismini yutadi, shahar uchun shuni oling. Zichligiga qarang: yaxshi filtr ogʻirroq, burmalari ham zichroq boʻladi. Chetida zichlagichi yoʻq, HEPA deb yozilgan qoʻyma havoni yonidan oʻtkazib yuboradi va foyda bermaydi.',
      },
    },
    {
      title: { ru: 'Когда и где менять', uz: 'Qachon va qayerda almashtiriladi' },
      info: {
        ru: 'Два раза в год: в октябре, после пыльного лета, и в марте, после смога. На большинстве Chevrolet фильтр стоит за перчаточным ящиком, работа занимает десять минут. На некоторых простых комплектациях место под него есть, а сам фильтр не поставлен: загляните. Стрелка на рамке показывает направление потока воздуха.',
        uz: 'Yiliga ikki marta: changli yozdan keyin oktabrda va smogdan keyin martda. Koʻpchilik Chevrolet mashinalarida filtr old paneldagi quti (bardachok) ortida, ish oʻn daqiqa oladi. Baʼzi oddiy komplektatsiyalarda uning joyi bor-u, oʻzi qoʻyilmagan boʻladi: ochib koʻring. Romdagi koʻrsatkich havo oqimi yoʻnalishini bildiradi.',
      },
    },
    {
      title: { ru: 'Рециркуляция с умом', uz: 'Resirkulyatsiyadan toʻgʻri foydalanish' },
      info: {
        ru: 'В пробке и за грузовиком включайте рециркуляцию: воздух салона проходит через фильтр несколько раз и становится заметно чище. Через 10–15 минут ненадолго впустите свежий, иначе накапливается углекислый газ и клонит в сон. Если запотевают стёкла, включите кондиционер: он сушит воздух и зимой.',
        uz: 'Tirbandlikda va yuk mashinasi ortida resirkulyatsiyani yoqing: salon havosi filtrdan bir necha marta oʻtib, ancha tozalanadi. 10–15 daqiqadan keyin biroz toza havo kiriting, aks holda karbonat angidrid toʻplanib, uyqu bosadi. Oynalar terlasa, konditsionerni yoqing: u qishda ham havoni quritadi.',
      },
    },
  ],
};

export const coolantNotTapWater: ArticleSeed = {
  id: 15,
  slug: 'coolant-not-tap-water',
  category: 'maintenance',
  tags: ['cooling', 'heat-and-dust'],
  publishedDate: '2026-05-20',
  photo: '/media/articles/coolant-not-tap-water.960x640.webp',
  title: {
    ru: 'Вода из-под крана в радиаторе: сколько стоит эта экономия',
    uz: 'Radiatorga jumrak suvi quyish: bu tejamkorlik qanchaga tushadi',
  },
  blocks: [
    {
      title: { ru: 'Накипь внутри мотора', uz: 'Dvigatel ichidagi quyqa' },
      info: {
        ru: 'Вода из-под крана в большинстве наших городов жёсткая, а в Бухаре, Хорезме и Каракалпакстане особенно. При нагреве соли оседают на стенках рубашки и в трубках радиатора и держат тепло, как шуба. Первой забивается печка, потом в пробке поднимается стрелка, и мотор греется там, где раньше не грелся.',
        uz: 'Koʻpchilik shaharlarimizda jumrak suvi qattiq, Buxoro, Xorazm va Qoraqalpogʻistonda ayniqsa. Qiziganda tuzlar dvigatel ichidagi suv yoʻllariga va radiator naylariga choʻkib, issiqni poʻstindek ushlab qoladi. Avval pechka tiqiladi, keyin tirbandlikda koʻrsatkich koʻtariladi va dvigatel ilgari qizimagan joyda qiziydi.',
      },
    },
    {
      title: { ru: 'Что умеет антифриз, а вода нет', uz: 'Antifriz qila oladigan, suv qila olmaydigan ishlar' },
      info: {
        ru: 'Смесь антифриза с дистиллированной водой пополам не замерзает примерно до минус 35, а под давлением исправной крышки кипит около 125–130 градусов. Присадки защищают алюминий от коррозии и смазывают уплотнение насоса. Вода при минус пяти превращается в лёд и способна разорвать радиатор за одну ночь.',
        uz: 'Antifriz bilan distillangan suvning teng aralashmasi taxminan minus 35 gacha muzlamaydi, soz qopqoq bosimi ostida esa 125–130 darajada qaynaydi. Qoʻshimchalar alyuminiyni zanglashdan saqlaydi va nasos zichlagichini moylaydi. Suv esa minus beshda muzga aylanadi va radiatorni bir kechada yorib yuborishi mumkin.',
      },
    },
    {
      title: { ru: 'Цвет ничего не значит', uz: 'Rangi hech narsani bildirmaydi' },
      info: {
        ru: 'Красный, зелёный и жёлтый — это краситель, а не состав, стандарта на цвет нет. Смотрите допуск: для большинства Chevrolet подходит органический состав OAT, на канистре ищите Dex-Cool или допуск GM. Смешивать разные типы можно только ради того, чтобы доехать, потом систему промывают. Концентрат без воды в радиатор не льют, он отводит тепло хуже смеси.',
        uz: 'Qizil, yashil va sariq — bu boʻyoq, tarkib emas, rang uchun standart yoʻq. Zavod ruxsatiga (dopusk) qarang: koʻpchilik Chevrolet uchun OAT organik tarkibi mos, kanistradan Dex-Cool yoki GM ruxsatini qidiring. Har xil turlarni faqat manzilga yetib olish uchun aralashtirish mumkin, keyin tizim yuviladi. Suvsiz konsentrat radiatorga quyilmaydi, u issiqni aralashmadan yomonroq olib ketadi.',
      },
    },
    {
      title: { ru: 'Если вода уже залита', uz: 'Suv quyib boʻlingan boʻlsa' },
      info: {
        ru: 'Не ждите зимы. Систему промывают средством от накипи, потом дистиллированной водой до чистого слива, меняют термостат, если он заедает, и крышку, если она не держит давление. Хороший антифриз служит около пяти лет, но раз в год проверяйте его рефрактометром: одна капля скажет, до какой температуры вы защищены.',
        uz: 'Qishni kutmang. Tizim quyqaga qarshi vosita bilan, keyin to toza oqquncha distillangan suv bilan yuviladi, termostat qadalib qolsa, u, qopqoq bosim ushlamasa, qopqoq almashtiriladi. Yaxshi antifriz besh yilcha xizmat qiladi, lekin uni yiliga bir marta refraktometrda tekshiring: bir tomchi necha darajagacha himoyalanganingizni aytadi.',
      },
    },
  ],
};

export const engineOverheatingTraffic: ArticleSeed = {
  id: 16,
  slug: 'engine-overheating-traffic',
  category: 'repair',
  tags: ['cooling', 'engine', 'heat-and-dust'],
  publishedDate: '2026-06-04',
  photo: '/media/articles/engine-overheating-traffic.960x640.webp',
  title: {
    ru: 'Двигатель закипел в пробке: порядок действий и частые причины',
    uz: 'Tirbandlikda dvigatel qaynab ketdi: nima qilish kerak va sabablari',
  },
  blocks: [
    {
      title: { ru: 'Стрелка пошла вверх: первая минута', uz: 'Koʻrsatkich koʻtarildi: birinchi daqiqa' },
      info: {
        ru: 'Выключите кондиционер, откройте окна и включите печку на полный обогрев и максимум вентилятора: это второй радиатор. Сверните к обочине. Если стрелка дошла до красной зоны или пошёл пар, глушите мотор сразу, каждая минута теперь стоит дороже эвакуатора.',
        uz: 'Konditsionerni oʻchiring, oynalarni oching va pechkani eng issiq, ventilyatorni eng kuchli holatga qoʻying: bu ikkinchi radiator. Yoʻl chetiga buriling. Koʻrsatkich qizil sohaga yetsa yoki bugʻ chiqsa, dvigatelni darhol oʻchiring, endi har bir daqiqa evakuatordan qimmatroq.',
      },
    },
    {
      title: { ru: 'Крышку не трогать', uz: 'Qopqoqqa tegilmaydi' },
      info: {
        ru: 'Жидкость под давлением кипит выше ста градусов, и при открытой крышке она вылетает фонтаном: это самые частые ожоги водителей летом. Ждите 30–40 минут, пока верхний патрубок не станет терпимым для руки. Крышку поворачивайте через толстую тряпку, сначала до первого щелчка. На раскалённый мотор холодную воду не лейте: головка может треснуть.',
        uz: 'Bosim ostidagi suyuqlik yuz darajadan yuqorida qaynaydi va qopqoq ochilsa, favvora boʻlib otiladi: yozda haydovchilar eng koʻp shundan kuyadi. Yuqori patrubok qoʻl chidaydigan holga kelguncha 30–40 daqiqa kuting. Qopqoqni qalin latta bilan, avval birinchi chiqillashgacha burang. Qizib turgan dvigatelga sovuq suv quymang: silindrlar kallagi yorilishi mumkin.',
      },
    },
    {
      title: { ru: 'Почему это случилось', uz: 'Nega bunday boʻldi' },
      info: {
        ru: 'Если на ходу температура нормальная, а в пробке растёт, виноват вентилятор: предохранитель, реле, датчик или мотор. Если греется и на трассе, проверьте уровень, термостат, насос и забитый снаружи радиатор. Пузыри в бачке, белый дым и эмульсия на щупе указывают на прокладку головки, с таким признаком ехать нельзя.',
        uz: 'Yurganda harorat joyida, tirbandlikda esa koʻtarilsa, aybdor ventilyator: saqlagich, rele, datchik yoki motori. Trassada ham qizisa, sathni, termostatni, nasosni va tashqaridan tiqilgan radiatorni tekshiring. Idishdagi pufakchalar, oq tutun va moy oʻlchagichdagi koʻpik kallak qistirmasini bildiradi, bunday belgi bilan yurib boʻlmaydi.',
      },
    },
    {
      title: { ru: 'Доехать или вызвать эвакуатор', uz: 'Yetib borish kerakmi yoki evakuator' },
      info: {
        ru: 'Если уровень упал немного и мотор остыл, долейте дистиллированной или питьевой бутилированной воды и поезжайте недалеко, с включённой печкой, следя за стрелкой. Если вода тут же уходит, мотор стучит или троит, звоните в помощь на дороге. После любого закипания проверьте систему под давлением, даже если всё кажется нормальным.',
        uz: 'Sath ozgina tushgan va dvigatel sovigan boʻlsa, distillangan yoki idishdagi ichimlik suvi quying va pechkani yoqib, asbobga qarab, qisqa masofaga yuring. Suv darhol oqib ketsa, dvigatel taqillasa yoki bir silindr ishlamasa, yoʻldagi yordamga qoʻngʻiroq qiling. Har qanday qaynashdan keyin, hammasi joyida tuyulsa ham, tizimni bosim ostida tekshirtiring.',
      },
    },
  ],
};

export const suspensionKnock: ArticleSeed = {
  id: 7,
  slug: 'suspension-knock',
  category: 'repair',
  tags: ['suspension', 'tyres'],
  publishedDate: '2026-01-13',
  photo: '/media/articles/suspension-knock.960x640.webp',
  title: {
    ru: 'Стук в подвеске: как по звуку понять, что износилось',
    uz: 'Osmadagi taqillash: qaysi qism yeyilganini tovushdan bilish',
  },
  blocks: [
    {
      title: { ru: 'Слушаем и запоминаем, когда стучит', uz: 'Qachon taqillashini tinglab, eslab qolamiz' },
      info: {
        ru: 'Частый сухой стук на мелких неровностях чаще всего дают стойки и втулки стабилизатора. Глухой удар на крупной яме указывает на амортизатор или его опору. Стук при трогании и торможении похож на изношенные сайлентблоки. Запишите звук на телефон: мастеру запись скажет больше, чем описание.',
        uz: 'Mayda notekisliklardagi tez-tez quruq taqillash koʻpincha stabilizator tortqisi va vtulkalaridan chiqadi. Katta chuqurdagi boʻgʻiq zarba amortizator yoki uning tayanchini bildiradi. Qoʻzgʻalish va tormozlashdagi taqillash yeyilgan saylentbloklarga oʻxshaydi. Tovushni telefonga yozib oling: ustaga bu soʻzdan koʻproq narsa aytadi.',
      },
    },
    {
      title: { ru: 'Гул, хруст и скрип', uz: 'Gʻuvillash, qarsillash va gʻijirlash' },
      info: {
        ru: 'Гул, который растёт со скоростью и меняется в повороте, даёт ступичный подшипник. Хруст при вывернутых колёсах и разгоне выдаёт наружный шарнир привода, обычно из-за порванного пыльника. Скрип при повороте руля на месте идёт от опорного подшипника стойки или сухой шаровой опоры.',
        uz: 'Tezlik bilan kuchayib, burilishda oʻzgaradigan gʻuvillash gupchak podshipnigidan chiqadi. Gʻildiraklar burilgan holda tezlanganda qarsillash yuritmaning tashqi sharnirini bildiradi, odatda sababi yirtilgan chang gʻilofi. Joyida rul burganda gʻijirlash ustunning tayanch podshipnigi yoki quruq sharli tayanchdan keladi.',
      },
    },
    {
      title: { ru: 'Что можно проверить во дворе', uz: 'Hovlida nimani tekshirsa boʻladi' },
      info: {
        ru: 'Качните угол машины и отпустите: если кузов сделал больше двух движений, амортизатор устал. Поднимите колесо домкратом, поставьте подставку и покачайте его за верх и низ, потом за бока. Люфт по вертикали указывает на подшипник или шаровую, по горизонтали — на рулевой наконечник. Под машину, стоящую на одном домкрате, не залезайте никогда.',
        uz: 'Mashinaning bir burchagini bosib qoʻyib yuboring: kuzov ikki martadan koʻp tebransa, amortizator charchagan. Gʻildirakni domkratda koʻtarib, tagiga tayanch qoʻying va uni avval tepa-pastidan, keyin yonlaridan qimirlating. Tik yoʻnalishdagi lyuft podshipnik yoki sharli tayanchga, yotiq yoʻnalishdagisi rul uchligiga ishora qiladi. Faqat domkratda turgan mashina tagiga aslo kirmang.',
      },
    },
    {
      title: { ru: 'Что нельзя откладывать', uz: 'Nimani kechiktirib boʻlmaydi' },
      info: {
        ru: 'Стойки стабилизатора могут подождать до зарплаты, а шаровая опора и рулевой наконечник — нет: оторвавшись на ходу, они оставляют машину без управления. Детали, которые изнашиваются симметрично, меняйте парами на оси. После замены рычагов, тяг и наконечников сделайте сход-развал, иначе новые шины сотрутся за одно лето.',
        uz: 'Stabilizator tortqilari oylikkacha kutishi mumkin, sharli tayanch va rul uchligi esa yoʻq: ular yoʻlda uzilsa, mashina boshqaruvsiz qoladi. Bir tekis yeyiladigan qismlarni oʻqda juft qilib almashtiring. Richag, tortqi va uchliklar almashgandan keyin gʻildirak burchaklarini sozlating, aks holda yangi shinalar bir yozda yeyilib ketadi.',
      },
      photo: '/media/services/suspension.960x640.webp',
    },
  ],
};
