import type { ArticleSeed } from '../../types';

export const batteryHeatAndFrost: ArticleSeed = {
  id: 2,
  slug: 'battery-heat-and-frost',
  category: 'seasons',
  tags: ['battery', 'winter', 'heat-and-dust'],
  publishedDate: '2025-10-09',
  photo: '/media/articles/battery-heat-and-frost.960x640.webp',
  title: {
    ru: 'Почему аккумулятор портит жара, а умирает он в мороз',
    uz: 'Nega akkumulyatorni issiq eskirtiradi, sovuq esa toʻxtatib qoʻyadi',
  },
  blocks: [
    {
      title: { ru: 'Жара старит батарею, мороз показывает результат', uz: 'Issiq qaritadi, sovuq esa fosh qiladi' },
      info: {
        ru: 'Под капотом летом держится 70–80 градусов, и при такой температуре пластины разрушаются вдвое быстрее, а вода из электролита испаряется. До осени машина заводится, потому что тёплому мотору нужен небольшой ток. В первую же ночь около минус десяти батарея отдаёт заметно меньше энергии, а густое масло требует больше. Поэтому аккумулятор в Ташкенте живёт в среднем три-четыре года, а не пять-семь.',
        uz: 'Yozda kapot ostida 70–80 daraja issiq boʻladi, bunda plastinalar ikki barobar tez yemiriladi, elektrolitdagi suv esa bugʻlanadi. Kuzgacha mashina oʻt olaveradi, chunki iliq dvigatelga katta tok kerak emas. Harorat minus oʻnga yaqinlashgan birinchi kechadayoq batareya ancha kam quvvat beradi, quyuqlashgan moy esa koʻproq talab qiladi. Shu sababli Toshkentda akkumulyator besh-yetti yil emas, oʻrtacha uch-toʻrt yil xizmat qiladi.',
      },
    },
    {
      title: { ru: 'Цифры, которые стоит знать', uz: 'Bilib qoʻyishga arziydigan raqamlar' },
      info: {
        ru: 'Измерьте напряжение мультиметром утром, до запуска: 12,6 вольта и выше означает полный заряд, 12,4 — около трёх четвертей, при 12,2 и ниже батарею пора заряжать. При работающем моторе должно быть примерно от 13,8 до 14,7 вольта, иначе смотрите генератор и ремень. На машинах с «умным» генератором цифры гуляют шире, их оценивает сканер. Во время запуска стартером хорошая батарея не проседает ниже 9,6 вольта.',
        uz: 'Kuchlanishni ertalab, dvigatelni oʻt oldirmasdan multimetr bilan oʻlchang: 12,6 volt va undan yuqori boʻlsa, quvvat toʻla, 12,4 taxminan toʻrtdan uch, 12,2 va undan past boʻlsa, quvvatlash vaqti kelgan. Dvigatel ishlab turganda taxminan 13,8 dan 14,7 voltgacha boʻlishi kerak, aks holda generator va tasmani koʻring. «Aqlli» generatorli mashinalarda raqamlar kengroq oʻzgaradi, ularni skaner baholaydi. Starter aylanayotganda yaxshi batareyada kuchlanish 9,6 voltdan pastga tushmaydi.',
      },
      photo: '/media/services/auto-electrics.960x640.webp',
    },
    {
      title: { ru: 'Как продлить срок службы', uz: 'Xizmat muddatini qanday uzaytirish mumkin' },
      info: {
        ru: 'Держите клеммы чистыми, а корпус сухим: грязная плёнка на крышке понемногу разряжает батарею. Проверьте крепление, потому что на плохой дороге незакреплённый корпус трясётся и пластины осыпаются. Если ездите по два-три километра в день, раз в месяц заряжайте батарею от зарядного устройства ночью. Летом ставьте машину в тень, это помогает не только салону.',
        uz: 'Klemmalarni toza, korpusni quruq tuting: qopqoqdagi kir parda batareyani asta-sekin zaryadsizlantiradi. Mahkamlagichni tekshiring, chunki yomon yoʻlda boʻsh turgan korpus silkinadi va plastinalar toʻkiladi. Kuniga ikki-uch kilometr yursangiz, oyda bir marta batareyani kechasi quvvatlagichga qoʻying. Yozda mashinani soyaga qoʻying, bu faqat salonga foyda emas.',
      },
    },
    {
      title: { ru: 'Как правильно прикурить', uz: 'Boshqa mashinadan toʻgʻri oʻt oldirish' },
      info: {
        ru: 'Красный провод — сначала на плюс севшей батареи, затем на плюс донора. Чёрный — на минус донора, а второй его конец — на голый металл двигателя севшей машины, подальше от аккумулятора. Подождите пять минут, запустите мотор и снимайте провода в обратном порядке. Треснувшую или замёрзшую батарею прикуривать нельзя, она может взорваться.',
        uz: 'Qizil simni avval quvvati tugagan batareyaning musbat qutbiga, keyin donornikiga ulang. Qora simni donorning manfiy qutbiga, ikkinchi uchini esa oʻt olmayotgan mashina dvigatelining ochiq metalliga, akkumulyatordan nariroqqa ulang. Besh daqiqa kutib, dvigatelni oʻt oldiring va simlarni teskari tartibda yeching. Yorilgan yoki muzlagan batareyaga bunday qilib boʻlmaydi, u portlashi mumkin.',
      },
    },
  ],
};

export const electricCarHeat: ArticleSeed = {
  id: 18,
  slug: 'electric-car-heat',
  category: 'technology',
  tags: ['battery', 'heat-and-dust', 'winter'],
  publishedDate: '2026-07-02',
  photo: '/media/articles/electric-car-heat.960x640.webp',
  title: {
    ru: 'Электромобиль при +42: зарядка, запас хода и здоровье батареи',
    uz: 'Elektromobil +42 darajada: quvvatlash, yurish zaxirasi va batareya salomatligi',
  },
  blocks: [
    {
      title: { ru: 'Батарее нравится то же, что и человеку', uz: 'Batareyaga ham odamga yoqqan harorat yoqadi' },
      info: {
        ru: 'Литиевой батарее лучше всего при 20–30 градусах. В жару машина тратит энергию на её охлаждение, даже когда стоит, и это правильно. Не оставляйте автомобиль на солнце заряженным до ста процентов: высокий заряд вместе с жарой старит ячейки быстрее всего. Для ежедневной езды держите 20–80 процентов.',
        uz: 'Litiy batareyaga 20–30 daraja eng yaxshi. Issiqda mashina turganida ham uni sovitishga quvvat sarflaydi va bu toʻgʻri. Mashinani yuz foiz quvvat bilan oftobda qoldirmang: yuqori quvvat va issiq birgalikda hujayralarni eng tez qaritadi. Har kungi yurish uchun 20–80 foizni ushlang.',
      },
    },
    {
      title: { ru: 'LFP или NMC: посмотрите в паспорт', uz: 'LFP yoki NMC: pasportga qarang' },
      info: {
        ru: 'На большинстве BYD стоят ячейки LFP. Они спокойнее переносят полный заряд, и раз в одну-две недели их полезно доводить до ста процентов, чтобы блок не ошибался в остатке. Ячейки NMC запаса дают больше, но стоять полными не любят. Тип указан в документах, рекомендации завода важнее советов из чата.',
        uz: 'Koʻpchilik BYD mashinalarida LFP hujayralari turadi. Ular toʻla quvvatni xotirjamroq koʻtaradi va blok qoldiqni adashmay hisoblashi uchun bir-ikki haftada bir marta yuz foizgacha quvvatlash foydali. NMC hujayralari koʻproq zaxira beradi, lekin toʻla holda turishni yoqtirmaydi. Turi hujjatlarda yozilgan, zavod tavsiyasi chatdagi maslahatdan muhimroq.',
      },
    },
    {
      title: { ru: 'Зарядка дома', uz: 'Uyda quvvatlash' },
      info: {
        ru: 'Для розетки нужна отдельная линия от щитка с медным кабелем, автоматом и УЗО. Удлинитель из кладовки на токе 10–16 ампер греется часами, и именно он, а не машина, чаще всего становится причиной пожара. Если вилка после часа зарядки горячая, снизьте ток и вызовите электрика. Заряжайте ночью: прохладнее и батарее, и сети.',
        uz: 'Rozetka uchun shchitdan alohida mis kabel, avtomat va himoya oʻchirgichi (UZO) boʻlgan liniya kerak. Uydagi uzaytirgich 10–16 amper tokda soatlab qiziydi va yongʻinga koʻpincha mashina emas, aynan u sabab boʻladi. Bir soatdan keyin vilka qizib ketsa, tokni kamaytiring va elektrik chaqiring. Kechasi quvvatlang: batareyaga ham, tarmoqqa ham salqinroq.',
      },
    },
    {
      title: { ru: 'Запас хода летом и зимой', uz: 'Yozda va qishda yurish zaxirasi' },
      info: {
        ru: 'Кондиционер в жару забирает около 5–10 процентов запаса, отопление в мороз — до четверти и больше, особенно на коротких поездках. Охладите или прогрейте салон, пока машина подключена к сети. Перед быстрой зарядкой после трассы дайте батарее несколько минут, а на перевал выезжайте с запасом: на подъёме расход удваивается, на спуске часть вернётся.',
        uz: 'Issiqda konditsioner zaxiraning 5–10 foizini, sovuqda isitish chorak qismini va undan koʻpini oladi, ayniqsa qisqa yoʻlda. Salonni mashina tarmoqqa ulangan paytda soviting yoki isiting. Trassadan keyin tez quvvatlashdan oldin batareyaga bir necha daqiqa bering, dovonga zaxira bilan chiqing: koʻtarilishda sarf ikki barobar oshadi, tushishda bir qismi qaytadi.',
      },
    },
    {
      title: { ru: 'Что остаётся обслуживать', uz: 'Nimaga xizmat koʻrsatish kerak' },
      info: {
        ru: 'Масла нет, но остаются тормозная жидкость, охлаждающий контур батареи, салонный фильтр, подвеска и обычный аккумулятор на 12 вольт, из-за которого машина однажды просто не откроется. Тормоза из-за рекуперации работают редко и ржавеют: раз в неделю тормозите педалью как следует.',
        uz: 'Moy yoʻq, lekin tormoz suyuqligi, batareya sovitish konturi, salon filtri, osma va oddiy 12 voltli akkumulyator bor, shu akkumulyator tufayli bir kuni mashina ochilmay qolishi mumkin. Rekuperatsiya sababli tormozlar kam ishlaydi va zanglaydi: haftada bir marta tepkini yaxshilab bosib tormozlang.',
      },
      photo: '/media/services/auto-electrics.960x640.webp',
    },
  ],
};

export const kamchikPassWinter: ArticleSeed = {
  id: 4,
  slug: 'kamchik-pass-winter',
  category: 'safety',
  tags: ['road-trip', 'winter', 'brakes'],
  publishedDate: '2025-11-18',
  photo: '/media/articles/kamchik-pass-winter.960x640.webp',
  title: {
    ru: 'Перевал Камчик зимой: как готовить машину и как ехать',
    uz: 'Qishda Qamchiq dovoni: mashinani tayyorlash va haydash tartibi',
  },
  blocks: [
    {
      title: { ru: 'Чем опасна эта дорога', uz: 'Bu yoʻlning xavfi nimada' },
      info: {
        ru: 'Перевал Камчик на трассе A-373 поднимается примерно на 2267 метров, и погода наверху не похожа на ту, что в Ташкенте или Коканде. В тени скал и на выезде из тоннелей лёд лежит, когда соседний участок уже сухой. Туман садится за несколько минут. Перед выездом проверьте сообщения МЧС: в снегопад и при лавинной опасности движение ограничивают.',
        uz: 'A-373 yoʻlidagi Qamchiq dovoni taxminan 2267 metrga koʻtariladi va tepadagi havo Toshkent yoki Qoʻqondagiga oʻxshamaydi. Qoyalar soyasida va tunnellardan chiqishda muz yotadi, yonidagi qism esa allaqachon quruq boʻlishi mumkin. Tuman bir necha daqiqada tushadi. Yoʻlga chiqishdan oldin FVV xabarlarini koʻring: qor yogʻganda va koʻchki xavfi boʻlganda harakat cheklanadi.',
      },
    },
    {
      title: { ru: 'Что подготовить накануне', uz: 'Bir kun oldin nimani tayyorlash kerak' },
      info: {
        ru: 'Зимние шины на всех колёсах, полный бак и незамерзающая жидкость в омывателе. Проверьте тормозные колодки, уровень тормозной жидкости и антифриз хотя бы на минус 25. В багажник положите цепи, трос, лопату, фонарь, тёплые вещи, воду и еду на сутки. Тем, кто ездит на метане, нужен и запас бензина: на высоте и морозе он выручит.',
        uz: 'Barcha gʻildiraklarda qishki shina, toʻla bak va yuvgich idishida muzlamaydigan suyuqlik boʻlsin. Tormoz kolodkalari, tormoz suyuqligi sathi va antifrizning kamida minus 25 ga chidashini tekshiring. Yukxonaga zanjir, arqon, belkurak, chiroq, issiq kiyim, bir kunlik suv va ovqat soling. Metanda yuradiganlarga benzin zaxirasi ham kerak: balandlik va sovuqda u asqotadi.',
      },
    },
    {
      title: { ru: 'Подъём и тоннели', uz: 'Koʻtarilish va tunnellar' },
      info: {
        ru: 'Поднимайтесь ровно, без обгонов на закрытых поворотах, и держите дистанцию не меньше трёх секунд, а на льду вдвое больше. Включите ближний свет до въезда в тоннель и снимите тёмные очки. В тоннеле не останавливайтесь и не меняйте полосу. Если мотор греется, выключите кондиционер и отдохните на площадке, а не на обочине.',
        uz: 'Bir tekisda koʻtariling, yopiq burilishlarda quvib oʻtmang, oraliq masofa kamida uch soniya, muzda esa ikki barobar boʻlsin. Tunnelga kirmasdan yaqin yorituvchi chiroqni yoqing va qora koʻzoynakni yeching. Tunnelda toʻxtamang va qatorni oʻzgartirmang. Dvigatel qizisa, konditsionerni oʻchirib, yoʻl chetida emas, maxsus maydonchada dam oling.',
      },
    },
    {
      title: { ru: 'Спуск: тормозит мотор, а не педаль', uz: 'Tushish: tepki emas, dvigatel tormozlaydi' },
      info: {
        ru: 'Спускайтесь на той передаче, на которой поднимались: второй или третьей, на «автомате» включите ручной режим или L. Тормозите коротко и сильно, потом отпускайте, чтобы диски остывали. Запах гари и ватная педаль означают перегрев: остановитесь на площадке, дайте тормозам остыть полчаса и не поливайте их водой.',
        uz: 'Qaysi uzatmada koʻtarilgan boʻlsangiz, shunda tushing: ikkinchi yoki uchinchi, avtomat qutida qoʻl rejimi yoki L ni yoqing. Qisqa va kuchli tormozlang, keyin qoʻyib yuboring, shunda disklar soviydi. Kuyuk hidi va boʻshashgan tepki qizib ketishni bildiradi: maydonchada toʻxtang, tormozlar yarim soat sovisin, ustidan suv quymang.',
      },
    },
    {
      title: { ru: 'Если пришлось остановиться', uz: 'Toʻxtashga toʻgʻri kelsa' },
      info: {
        ru: 'Включите аварийную сигнализацию и выставьте знак дальше обычного. Мотор для обогрева запускайте на десять минут в час, перед этим освободите от снега выхлопную трубу: угарный газ в салоне не пахнет. Не уходите от машины в метель. Звоните 112, 102 или 103: экстренный вызов часто проходит и там, где своей сети нет, а чужая ловит.',
        uz: 'Avariya chiroqlarini yoqing va belgini odatdagidan uzoqroqqa qoʻying. Isinish uchun dvigatelni soatiga oʻn daqiqa ishlating, undan oldin ishlangan gaz quvurini qordan tozalang: salondagi is gazining hidi boʻlmaydi. Boʻronda mashinadan uzoqlashmang. 112, 102 yoki 103 raqamiga qoʻngʻiroq qiling: oʻz tarmogʻingiz boʻlmasa ham, boshqa operatorniki ushlasa, shoshilinch qoʻngʻiroq koʻpincha oʻtadi.',
      },
    },
  ],
};

export const winterPreparation: ArticleSeed = {
  id: 26,
  slug: 'winter-preparation',
  category: 'seasons',
  tags: ['winter', 'battery', 'cooling', 'tyres'],
  publishedDate: '2026-11-12',
  photo: '/media/articles/winter-preparation.960x640.webp',
  title: {
    ru: 'Готовим машину к зиме: список на один выходной',
    uz: 'Mashinani qishga tayyorlaymiz: bir dam olish kunlik roʻyxat',
  },
  blocks: [
    {
      title: { ru: 'Почему готовиться, если зима мягкая', uz: 'Qish yumshoq boʻlsa, nega tayyorlanish kerak' },
      info: {
        ru: 'Обычная зима в Ташкенте проходит около нуля, но раз в несколько лет мороз возвращается: в январе 2023 года было почти минус 20. В такие дни одновременно не заводится половина двора, и к электрику очередь на неделю. Подготовка занимает один выходной, а большая часть пунктов ничего не стоит.',
        uz: 'Toshkentda qish odatda nol atrofida oʻtadi, lekin bir necha yilda bir qattiq sovuq qaytadi: 2023-yil yanvarida harorat minus 20 ga yaqinlashgan edi. Bunday kunlarda hovlining yarmi birdan oʻt olmaydi va elektrikka bir haftalik navbat boʻladi. Tayyorgarlik bir dam olish kunini oladi, bandlarning koʻpi esa pul talab qilmaydi.',
      },
    },
    {
      title: { ru: 'Под капотом', uz: 'Kapot ostida' },
      info: {
        ru: 'Проверьте аккумулятор под нагрузкой и зачистите клеммы. Измерьте антифриз рефрактометром: порог — минус 25 и ниже. Масло с индексом 5W спокойно прокручивается до минус 25–30, а на старом 10W-40 стартеру тяжело. Осмотрите ремень генератора: свист утром на холоде означает, что он скользит и батарея недополучает заряд.',
        uz: 'Akkumulyatorni yuklama ostida tekshiring va klemmalarni tozalang. Antifrizni refraktometrda oʻlchang: chegara minus 25 va undan past. 5W indeksli moy minus 25–30 gacha bemalol aylanadi, eski 10W-40 da esa starterga ogʻir. Generator tasmasini koʻring: sovuq tongda hushtak chalishi u sirpanayotganini va batareya toʻlmayotganini bildiradi.',
      },
    },
    {
      title: { ru: 'Колёса, двери и свет', uz: 'Gʻildirak, eshik va chiroqlar' },
      info: {
        ru: 'Зимние шины, давление утром на холодных колёсах, исправные дворники и зимняя жидкость в бачке. Уплотнители дверей протрите силиконом, чтобы не примерзали после мойки, замки продуйте. Проверьте весь свет и регулировку фар: темнеет в пять, а в тумане пешеход в тёмной куртке виден за двадцать метров.',
        uz: 'Qishki shinalar, ertalab sovuq gʻildirakda tekshirilgan bosim, soz oyna tozalagichlar va idishda qishki suyuqlik. Eshik zichlagichlarini silikon bilan arting, yuvishdan keyin muzlab yopishmaydi, qulflarni havo bilan puflang. Barcha chiroqlar va faralar sozlanishini tekshiring: beshda qorongʻi tushadi, tumanda qora kurtkali piyoda yigirma metrdan koʻrinadi.',
      },
      photo: '/media/services/tyre-fitting.960x640.webp',
    },
    {
      title: { ru: 'Топливо и газ', uz: 'Yonilgʻi va gaz' },
      info: {
        ru: 'Держите не меньше половины бака: меньше конденсата и есть запас, если застряли. Дизелю нужна зимняя солярка или присадка-антигель до похолодания, а не после. В сильный мороз часть метановых станций закрывают или снижают давление, поэтому бензин в баке нужен и газовой машине, причём свежий.',
        uz: 'Bakda kamida yarim yonilgʻi boʻlsin: kondensat kamroq va yoʻlda qolsangiz, zaxira bor. Dizelga qishki solyarka yoki quyulishga qarshi qoʻshimcha sovuqdan keyin emas, oldin kerak. Qattiq sovuqda metan shoxobchalarining bir qismi yopiladi yoki bosim pasayadi, shuning uchun gazli mashinaga ham bakda benzin, aynan yangi benzin kerak.',
      },
    },
    {
      title: { ru: 'Утренний запуск', uz: 'Ertalab oʻt oldirish' },
      info: {
        ru: 'Выключите печку, свет и подогревы, выжмите сцепление на механике и крутите стартер не дольше десяти секунд, с паузой в полминуты. Стоять двадцать минут на прогреве не нужно: через минуту-две трогайтесь и первые километры не поднимайте обороты. В багажнике пусть лежат провода для прикуривания, скребок, фонарь, перчатки и плед.',
        uz: 'Pechka, chiroq va isitgichlarni oʻchiring, mexanikada ilashish tepkisini bosing va starterni oʻn soniyadan ortiq aylantirmang, orasida yarim daqiqa kuting. Yigirma daqiqa qizdirib turish kerak emas: bir-ikki daqiqadan keyin qoʻzgʻaling va dastlabki kilometrlarda aylanishni oshirmang. Yukxonada oʻt oldirish simlari, qirgʻich, chiroq, qoʻlqop va yopinchiq tursin.',
      },
    },
  ],
};

export const winterTyresPlusSeven: ArticleSeed = {
  id: 3,
  slug: 'winter-tyres-plus-seven',
  category: 'seasons',
  tags: ['tyres', 'winter'],
  publishedDate: '2025-10-28',
  photo: '/media/articles/winter-tyres-plus-seven.960x640.webp',
  title: {
    ru: 'Правило +7: когда переходить на зимние шины в Узбекистане',
    uz: '+7 qoidasi: Oʻzbekistonda qishki shinaga qachon oʻtish kerak',
  },
  blocks: [
    {
      title: { ru: 'Почему именно семь градусов', uz: 'Nega aynan yetti daraja' },
      info: {
        ru: 'При температуре ниже +7 летняя резина твердеет и хуже цепляется даже за сухой асфальт. На мокрой дороге около нуля тормозной путь с 60 км/ч вырастает на несколько метров, а это длина машины впереди. Ориентируйтесь на утреннюю температуру в ваши часы поездок, а не на дневную. В Ташкенте и долине это, как правило, вторая половина ноября, в Нукусе и Ургенче — на пару недель раньше.',
        uz: 'Harorat +7 dan pasayganda yozgi shina qotadi va quruq asfaltni ham yomon ushlaydi. Nol atrofidagi hoʻl yoʻlda soatiga 60 km tezlikdan tormoz yoʻli bir necha metrga uzayadi, bu oldingizdagi mashinaning boʻyi demak. Kunduzgi emas, siz yoʻlga chiqadigan paytdagi ertalabki haroratga qarang. Toshkent va vodiyda bu odatda noyabrning ikkinchi yarmi, Nukus va Urganchda bir-ikki hafta oldinroq.',
      },
    },
    {
      title: { ru: 'Шипы, липучка или всесезонка', uz: 'Shipli, shipsiz yoki toʻrt mavsumli' },
      info: {
        ru: 'Для города, где снег лежит несколько дней в году, лучше всего нешипованная зимняя шина: она мягкая на холоде и тихая на асфальте. Шипы оправданы тем, кто каждую неделю ездит в Чимган, Ангрен или через перевал. Всесезонная шина подходит для юга, если на боковине есть снежинка в трёхвершинной горе; надпись M+S без неё ничего не гарантирует.',
        uz: 'Qor yiliga bir necha kungina yotadigan shahar uchun shipsiz qishki shina eng maʼquli: sovuqda yumshoq, asfaltda shovqinsiz. Shipli shina har hafta Chimyon, Angren yoki dovon orqali yuradiganlarga kerak. Toʻrt mavsumli shina janubga mos keladi, agar yon tomonida uch choʻqqili togʻ ichida qor uchquni belgisi boʻlsa; u boʻlmasa, M+S yozuvi hech narsani kafolatlamaydi.',
      },
    },
    {
      title: { ru: 'Протектор и возраст', uz: 'Protektor va yosh' },
      info: {
        ru: 'Законный минимум 1,6 мм для зимы слишком мал: зимняя шина теряет свои свойства уже при 4 мм. Возраст читайте на боковине: четыре цифры в овале, например 3824, — это 38-я неделя 2024 года. После шести-семи лет резина дубеет, даже если рисунок глубокий, а жаркое лето в гараже с железной крышей этот срок сокращает.',
        uz: 'Ruxsat etilgan eng kam chuqurlik, 1,6 mm, qish uchun juda oz: qishki shina 4 mm dayoq xossasini yoʻqotadi. Yoshini yon tomondan oʻqing: ovaldagi toʻrtta raqam, masalan 3824, 2024-yilning 38-haftasi degani. Olti-yetti yildan keyin naqshi chuqur boʻlsa ham rezina qotadi, tunuka tomli garajdagi jazirama esa bu muddatni qisqartiradi.',
      },
    },
    {
      title: { ru: 'После перестановки', uz: 'Almashtirgandan keyin' },
      info: {
        ru: 'Меняйте все четыре шины: зимняя пара только на ведущей оси превращает поворот в занос. Проверьте давление утром на холодных колёсах, на каждые десять градусов похолодания оно падает примерно на 0,1 бара. Через 50–100 километров подтяните болты. Летний комплект вымойте, подпишите стороны и храните в сухом тёмном месте.',
        uz: 'Toʻrttala shinani almashtiring: faqat yetakchi oʻqqa qoʻyilgan qishki juftlik burilishda mashinani surib yuboradi. Bosimni ertalab, gʻildiraklar sovuq paytda tekshiring: havo har oʻn daraja soviganda u taxminan 0,1 barga tushadi. 50–100 kilometrdan keyin boltlarni torting. Yozgi toʻplamni yuving, tomonlarini belgilang va quruq, qorongʻi joyda saqlang.',
      },
      photo: '/media/services/tyre-fitting.960x640.webp',
    },
  ],
};

export const wiperBladesAndWasher: ArticleSeed = {
  id: 25,
  slug: 'wiper-blades-and-washer',
  category: 'seasons',
  tags: ['winter', 'road-trip'],
  publishedDate: '2026-10-30',
  photo: '/media/articles/wiper-blades-and-washer.960x640.webp',
  title: {
    ru: 'Дворники и омыватель: что поменять до первых дождей и морозов',
    uz: 'Oyna tozalagich va yuvgich: yomgʻir va sovuqqacha nimani almashtirish kerak',
  },
  blocks: [
    {
      title: { ru: 'Лето съедает резину', uz: 'Yoz rezinani yeydi' },
      info: {
        ru: 'Полгода солнца и пыли делают кромку щётки твёрдой, и в первый осенний дождь она размазывает грязь. Меняйте щётки раз в год, в октябре, пока не начались утренние туманы. Полосы означают износ кромки, скрип и прыжки — чаще всего грязное стекло или погнутый поводок. Приложите новую щётку: она должна прилегать по всей длине.',
        uz: 'Yarim yillik oftob va chang tozalagich chetini qotiradi va u birinchi kuzgi yomgʻirda kirni surtib qoʻyadi. Tozalagichlarni yiliga bir marta, oktabrda, ertalabki tumanlar boshlanmasdan almashtiring. Yoʻl-yoʻl iz chetning yeyilganini, gʻijirlash va sakrash koʻpincha kir oyna yoki egilgan richagni bildiradi. Yangi tozalagichni qoʻyib koʻring: u butun boʻyi bilan yopishib turishi kerak.',
      },
    },
    {
      title: { ru: 'Не вода из-под крана', uz: 'Jumrak suvi emas' },
      info: {
        ru: 'Жёсткая вода за лето забивает форсунки известью, а ночью при нуле рвёт бачок и насос. Уже в октябре выездите остаток летней жидкости и залейте зимнюю с запасом: для города — до минус 20, для гор и севера — до минус 30. Не берите дешёвую с резким спиртовым запахом без состава на этикетке: метанол опасен для дыхания и зрения. Средство для посуды оставляет плёнку и бликует от фар.',
        uz: 'Qattiq suv yozda purkagichlarni ohak bilan tiqadi, kechasi nol darajada esa idish va nasosni yoradi. Oktabrdayoq yozgi suyuqlik qoldigʻini ishlatib, qishkisini zaxira bilan quying: shahar uchun minus 20, togʻ va shimol uchun minus 30 gacha. Yorligʻida tarkibi yoʻq, oʻtkir spirt hidli arzonini olmang: metanol nafas va koʻz uchun xavfli. Idish yuvish vositasi parda qoldiradi va faralardan yaltiraydi.',
      },
    },
    {
      title: { ru: 'Зимние привычки', uz: 'Qishki odatlar' },
      info: {
        ru: 'Перед запуском убедитесь, что щётки выключены и не примёрзли: мотор стеклоочистителя сгорает за секунды. Лёд снимайте скребком и тёплым обдувом, а не кипятком, от перепада стекло трескается. На ночь поднимите щётки или подложите под них тряпку. Раз в месяц протирайте резинки влажной салфеткой.',
        uz: 'Oʻt oldirishdan oldin tozalagichlar oʻchiq va muzlab yopishmaganini tekshiring: motori bir necha soniyada kuyadi. Muzni qaynoq suv bilan emas, qirgʻich va iliq havo bilan oling, keskin farqdan oyna yoriladi. Kechasi tozalagichlarni koʻtarib qoʻying yoki ostiga latta soling. Oyda bir marta rezinasini nam salfetka bilan arting.',
      },
    },
    {
      title: { ru: 'Стекло тоже стареет', uz: 'Oyna ham qariydi' },
      info: {
        ru: 'Плёнку силикона и битума вода не смывает, от неё ночью вокруг фар стоят круги. Раз в сезон отмойте стекло обезжиривателем или глиной изнутри и снаружи. Сетку мелких сколов от песка полировка убирает лишь отчасти: если она мешает видеть против солнца, стекло пора менять. Маленький скол ремонтируют за полчаса, пока он не стал трещиной.',
        uz: 'Silikon va bitum pardasini suv ketkazmaydi, undan kechasi faralar atrofida halqalar koʻrinadi. Mavsumda bir marta oynani ichi va tashqarisidan yogʻsizlantirgich yoki maxsus loy bilan tozalang. Qumdan tushgan mayda nuqtalarni silliqlash faqat qisman ketkazadi: quyoshga qarshi koʻrishga xalal bersa, oynani almashtirish kerak. Kichik singan joy darzga aylanmasidan yarim soatda taʼmirlanadi.',
      },
      photo: '/media/services/detailing.960x640.webp',
    },
  ],
};
