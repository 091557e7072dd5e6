import type { ArticleSeed } from '../../types';

export const childSeatChoice: ArticleSeed = {
  id: 21,
  slug: 'child-seat-choice',
  category: 'safety',
  tags: ['road-trip'],
  publishedDate: '2026-08-20',
  photo: '/media/articles/child-seat-choice.960x640.webp',
  title: {
    ru: 'Детское кресло: выбрать по росту и закрепить без ошибок',
    uz: 'Bolalar oʻrindigʻi: boʻyga qarab tanlash va xatosiz mahkamlash',
  },
  blocks: [
    {
      title: { ru: 'Выбираем по росту, а не по возрасту', uz: 'Yoshga emas, boʻyga qarab tanlaymiz' },
      info: {
        ru: 'По европейскому правилу R129 (i-Size) кресло подбирают по росту. До 105 см безопаснее ехать спиной вперёд, минимум до 15 месяцев это обязательно: голова малыша тяжёлая, а шея слабая. От 100 до 150 см нужен бустер со спинкой, который ведёт ремень по плечу, а не по шее. Подушка без спинки от бокового удара не защищает.',
        uz: 'Yevropaning R129 (i-Size) qoidasiga koʻra, oʻrindiq boʻyga qarab tanlanadi. 105 sm gacha orqaga qarab oʻtirish xavfsizroq, kamida 15 oygacha bu shart: chaqaloqning boshi ogʻir, boʻyni zaif. 100 dan 150 sm gacha kamarni boʻyindan emas, yelkadan oʻtkazadigan suyanchiqli buster kerak. Suyanchiqsiz yostiqcha yon zarbadan himoya qilmaydi.',
      },
    },
    {
      title: { ru: 'Isofix или ремень', uz: 'Isofix yoki kamar' },
      info: {
        ru: 'Скобы Isofix ищите между подушкой и спинкой заднего дивана, на Tracker и Onix они есть, на Damas нет. Кресло с Isofix труднее поставить неправильно: индикатор должен стать зелёным с двух сторон. Если крепите ремнём, прижмите кресло коленом и вытяните слабину: у основания оно не должно сдвигаться больше чем на два сантиметра.',
        uz: 'Isofix halqalarini orqa oʻrindiq yostigʻi va suyanchigʻi orasidan qidiring: Tracker va Onix modellarida bor, Damasda yoʻq. Isofix oʻrindigʻini notoʻgʻri qoʻyish qiyinroq: koʻrsatkich ikkala tomonda yashil boʻlishi kerak. Kamar bilan mahkamlasangiz, oʻrindiqni tizza bilan bosib, kamarni torting: u asosida ikki santimetrdan ortiq siljimasligi lozim.',
      },
    },
    {
      title: { ru: 'Четыре частые ошибки', uz: 'Toʻrtta koʻp uchraydigan xato' },
      info: {
        ru: 'Пуховик под ремнями: при ударе он сжимается, и ребёнок вылетает, поэтому куртку снимают и накрывают ею сверху. Слабые ремни: под них должен проходить один палец. Люлька спиной вперёд на переднем сиденье с включённой подушкой безопасности. Кресло после аварии или с рук без истории: трещины в каркасе снаружи не видны.',
        uz: 'Kamar ostidagi qalin kurtka: zarbada u siqiladi va bola kamardan chiqib ketadi, shuning uchun kurtkani yechib, ustidan yopiladi. Boʻsh kamar: ostidan bitta barmoq oʻtishi kerak. Xavfsizlik yostiqchasi oʻchirilmagan old oʻrindiqqa orqaga qaratib qoʻyilgan beshikcha. Avariyadan chiqqan yoki tarixi nomaʼlum oʻrindiq: karkasdagi darz tashqaridan koʻrinmaydi.',
      },
    },
    {
      title: { ru: 'Никогда не оставляйте ребёнка в машине', uz: 'Bolani mashinada hech qachon qoldirmang' },
      info: {
        ru: 'При 35 градусах на улице воздух в закрытой машине за двадцать минут нагревается до пятидесяти и выше, приоткрытое окно почти не помогает. Тело ребёнка нагревается в несколько раз быстрее взрослого. Положите телефон или сумку на заднее сиденье рядом с креслом, и вы точно обернётесь. Увидели чужого ребёнка в закрытой машине, звоните 112.',
        uz: 'Koʻchada 35 daraja boʻlganda yopiq mashinadagi havo yigirma daqiqada ellikdan oshadi, qiya ochilgan oyna deyarli yordam bermaydi. Bolaning tanasi kattanikidan bir necha barobar tez qiziydi. Telefon yoki sumkani orqaga, oʻrindiq yoniga qoʻying, shunda albatta oʻgirilib qaraysiz. Yopiq mashinada birovning bolasini koʻrsangiz, 112 ga qoʻngʻiroq qiling.',
      },
    },
  ],
};

export const genuineOrFakeParts: ArticleSeed = {
  id: 22,
  slug: 'genuine-or-fake-parts',
  category: 'buying',
  tags: ['oil-and-filters', 'brakes'],
  publishedDate: '2026-09-08',
  photo: '/media/articles/genuine-or-fake-parts.960x640.webp',
  title: {
    ru: 'Оригинал, аналог или подделка: как проверить запчасть до установки',
    uz: 'Asl, muqobil yoki soxta: ehtiyot qismni oʻrnatishdan oldin tekshirish',
  },
  blocks: [
    {
      title: { ru: 'Три честные категории и одна нечестная', uz: 'Uchta halol va bitta nohalol toifa' },
      info: {
        ru: 'Оригинал лежит в коробке автозавода. Деталь поставщика конвейера та же, но в коробке производителя, например TRW, Mann или Gates, и дешевле на четверть. Хороший аналог делает известная марка по своим чертежам. Подделка копирует чужую коробку, и её единственное достоинство, цена, кончается на первой тысяче километров.',
        uz: 'Asl qism avtozavod qutisida turadi. Konveyer taʼminotchisining qismi xuddi oʻsha, faqat ishlab chiqaruvchi qutisida, masalan TRW, Mann yoki Gates, va toʻrtdan birga arzonroq. Yaxshi muqobilni taniqli marka oʻz chizmasi boʻyicha tayyorlaydi. Soxtasi birovning qutisini koʻchiradi, yagona afzalligi, narxi esa birinchi ming kilometrda tugaydi.',
      },
    },
    {
      title: { ru: 'Смотрим на упаковку', uz: 'Qadoqqa qaraymiz' },
      info: {
        ru: 'Печать ровная, номер детали совпадает на коробке и на самой детали, код проверки открывается на сайте производителя, а не на странице-двойнике. Ошибки в словах, мутная голограмма и цена на 30–40 процентов ниже обычной — повод положить деталь обратно. Номер подбирайте по VIN: одна модель разных лет часто имеет две разные детали.',
        uz: 'Bosma tekis, qism raqami qutida va oʻzida bir xil, tekshiruv kodi qoʻshaloq sahifada emas, ishlab chiqaruvchi saytida ochiladi. Soʻzlardagi xato, xira gologramma va odatdagidan 30–40 foiz past narx qismni joyiga qaytarish uchun yetarli sabab. Raqamni VIN boʻyicha tanlang: bir modelning turli yillarida koʻpincha ikki xil qism boʻladi.',
      },
    },
    {
      title: { ru: 'Что чаще всего подделывают', uz: 'Koʻpincha nimalar soxtalashtiriladi' },
      info: {
        ru: 'Масла, масляные фильтры, свечи, колодки, ремни и подшипники. У поддельного фильтра редкие складки и жёсткий обратный клапан, он свистит и не держит масло после остановки. У поддельных колодок крошится край и нет номера партии на металле. Свечу выдают кривой электрод и шероховатая резьба.',
        uz: 'Moy, moy filtri, oʻt oldirish shami, kolodka, tasma va podshipnik. Soxta filtrning burmalari siyrak, qaytarma klapani qattiq boʻladi, u hushtak chaladi va dvigatel toʻxtagach, moyni ushlamaydi. Soxta kolodkaning cheti uvalanadi, metallida partiya raqami yoʻq. Shamni qiyshiq elektrod va gʻadir-budir rezba fosh qiladi.',
      },
    },
    {
      title: { ru: 'Как купить спокойно', uz: 'Xotirjam xarid qilish' },
      info: {
        ru: 'Берите чек с номером детали и проверяйте срок возврата до установки: после монтажа электрику обычно не меняют. Дорогую деталь ставьте там же, где купили, тогда за работу и деталь отвечает одна сторона. Снятую деталь попросите показать и сравните с новой. В наших филиалах каждую поставку проверяют по номеру партии, а сомнительную возвращают поставщику.',
        uz: 'Qism raqami yozilgan chek oling va qaytarish muddatini oʻrnatishdan oldin bilib oling: elektrika montajdan keyin odatda almashtirilmaydi. Qimmat qismni sotib olgan joyingizda oʻrnating, shunda ish va qism uchun bir tomon javob beradi. Yechilgan qismni koʻrsatishlarini soʻrang va yangisi bilan solishtiring. Filiallarimizda har bir yetkazma partiya raqami boʻyicha tekshiriladi, shubhalisi taʼminotchiga qaytariladi.',
      },
    },
  ],
};

export const paintThicknessCheck: ArticleSeed = {
  id: 9,
  slug: 'paint-thickness-check',
  category: 'buying',
  tags: ['used-car'],
  publishedDate: '2026-02-17',
  photo: '/media/articles/paint-thickness-check.960x640.webp',
  title: {
    ru: 'Толщиномер в руках: как увидеть, что кузов уже ремонтировали',
    uz: 'Qalinlik oʻlchagich: kuzov taʼmirlanganini qanday koʻrish mumkin',
  },
  blocks: [
    {
      title: { ru: 'Какие цифры считать нормой', uz: 'Qaysi raqamlar meʼyor' },
      info: {
        ru: 'Заводская краска обычно имеет толщину от 80 до 150 микрон, и на одной машине разброс между деталями небольшой. От 150 до 300 микрон означает повторную покраску. Выше 500 под краской лежит шпатлёвка, а за 1000 скрыт серьёзный ремонт. Начните с крыши: её красят реже всего, и она даёт образец для сравнения.',
        uz: 'Zavod boʻyogʻi odatda 80 dan 150 mikrongacha boʻladi va bitta mashinada qismlar orasidagi farq kichik. 150 dan 300 gacha qayta boʻyalganini bildiradi. 500 dan yuqori boʻlsa, boʻyoq ostida shpatlyovka bor, 1000 dan oshsa, jiddiy taʼmir yashiringan. Tomdan boshlang: u eng kam boʻyaladi va solishtirish uchun namuna boʻladi.',
      },
    },
    {
      title: { ru: 'Где и как мерить', uz: 'Qayerni va qanday oʻlchash kerak' },
      info: {
        ru: 'На каждой детали сделайте пять-шесть замеров: края и середина отличаются, когда красили «переходом». Обязательно проверьте стойки, пороги и проёмы под уплотнителем дверей, их красят только после сильного удара. Прибор обнулите на голом металле из комплекта. Пластиковые бамперы он не измерит, а на алюминиевом капоте нужна модель с двойным датчиком.',
        uz: 'Har bir qismda besh-olti joydan oʻlchang: rangni «oʻtkazib» boʻyashganda cheti va oʻrtasi farq qiladi. Ustunlar, ostonalar va eshik zichlagichi ostidagi oʻyiqlarni albatta tekshiring, ular faqat kuchli zarbadan keyin boʻyaladi. Asbobni toʻplamdagi yalang metallda nolga keltiring. Plastik bamperni u oʻlchamaydi, alyuminiy kapot uchun qoʻshaloq datchikli model kerak.',
      },
    },
    {
      title: { ru: 'Что видно без прибора', uz: 'Asbobsiz nima koʻrinadi' },
      info: {
        ru: 'Болты крыльев и петель на заводе закрашены, следы ключа на гранях означают снятие детали. Зазоры должны быть одинаковы слева и справа. На каждом стекле есть год выпуска: одно «молодое» стекло спросите у хозяина, почему его меняли. Посмотрите вдоль борта против солнца: волна и другая шагрень выдают покраску лучше любого датчика.',
        uz: 'Qanot va oshiq-moshiq boltlari zavodda boʻyoq bilan qoplanadi, qirrasidagi kalit izi qism yechilganini bildiradi. Tirqishlar chap va oʻngda bir xil boʻlishi kerak. Har bir oynada ishlab chiqarilgan yili yozilgan: bittasi «yosh» boʻlsa, nega almashtirilganini soʻrang. Bortga quyoshga qarshi, boʻylama qarang: toʻlqin va boshqacha gʻadir-budir yuza boʻyalganini har qanday datchikdan yaxshi koʻrsatadi.',
      },
    },
    {
      title: { ru: 'Когда торговаться, а когда уходить', uz: 'Qachon savdolashish, qachon ketish kerak' },
      info: {
        ru: 'Перекрашенное крыло или дверь — это повод для скидки, в плотном потоке без этого не бывает. Следы ремонта на лонжеронах, стойках и полу — повод попрощаться: такая машина иначе поведёт себя в аварии. Сомневаетесь, поднимите её на подъёмнике и проверьте геометрию до передачи денег.',
        uz: 'Boʻyalgan qanot yoki eshik narxni tushirish uchun sabab, tigʻiz oqimda bunday boʻlib turadi. Lonjeron, ustun va poldagi taʼmir izi esa xayrlashish uchun sabab: bunday mashina avariyada oʻzini boshqacha tutadi. Ikkilansangiz, pul berishdan oldin uni koʻtargichga chiqarib, geometriyasini tekshirtiring.',
      },
      photo: '/media/services/pre-purchase-inspection.960x640.webp',
    },
  ],
};

export const technicalInspectionChecklist: ArticleSeed = {
  id: 11,
  slug: 'technical-inspection-checklist',
  category: 'safety',
  tags: ['brakes', 'tyres', 'gas-fuel'],
  publishedDate: '2026-03-24',
  photo: '/media/articles/technical-inspection-checklist.960x640.webp',
  title: {
    ru: 'Техосмотр с первого раза: что проверить дома за двадцать минут',
    uz: 'Texnik koʻrikdan bir urinishda oʻtish: uyda yigirma daqiqalik tekshiruv',
  },
  blocks: [
    {
      title: { ru: 'Срок и документы', uz: 'Muddat va hujjatlar' },
      info: {
        ru: 'Периодичность осмотра зависит от возраста машины и от того, возит ли она людей или грузы за плату. Дату следующего осмотра проверьте в электронных государственных услугах, не дожидаясь инспектора на дороге. С собой понадобятся техпаспорт, водительское удостоверение и действующий полис, а для газовой машины — и документы на баллон.',
        uz: 'Koʻrik davriyligi mashinaning yoshiga va u haq evaziga odam yoki yuk tashishiga bogʻliq. Keyingi koʻrik sanasini yoʻlda inspektor toʻxtatishini kutmay, elektron davlat xizmatlarida tekshiring. Yoningizda texpasport, haydovchilik guvohnomasi va amaldagi polis, gazli mashina uchun ballon hujjatlari boʻlsin.',
      },
    },
    {
      title: { ru: 'Свет и стёкла', uz: 'Chiroqlar va oynalar' },
      info: {
        ru: 'Попросите кого-нибудь обойти машину, пока вы включаете габариты, ближний, дальний, повороты, стоп-сигналы и задний ход. Перегоревшая лампа номера — самая частая причина отказа, хотя меняется за минуту. Трещина в зоне щётки водителя, самодельный ксенон и плёнка без разрешения осмотр не пройдут.',
        uz: 'Siz gabarit, yaqin va uzoq chiroqlar, burilish, stop va orqaga yurish chiroqlarini yoqayotganda kimdir mashinani aylanib qarab tursin. Raqam chirogʻining kuyishi rad etishning eng koʻp uchraydigan sababi, holbuki u bir daqiqada almashtiriladi. Haydovchi tozalagichi ishlaydigan joydagi darz, qoʻlbola ksenon va ruxsatsiz plyonka koʻrikdan oʻtmaydi.',
      },
    },
    {
      title: { ru: 'Колёса и тормоза', uz: 'Gʻildirak va tormozlar' },
      info: {
        ru: 'Остаток протектора не меньше 1,6 мм, на одной оси шины одного размера и рисунка. Машина должна держаться на ручном тормозе на уклоне, а педаль не проваливаться и не пружинить. На стенде смотрят разницу усилий слева и справа, поэтому колодки и диски меняют парами. Проверьте уровень жидкости и отсутствие течи у колёс.',
        uz: 'Protektor qoldigʻi 1,6 mm dan kam boʻlmasin, bitta oʻqdagi shinalar oʻlchami va naqshi bir xil boʻlsin. Mashina qiyalikda qoʻl tormozida turishi, tepki esa botib ketmasligi va prujinadek qaytmasligi kerak. Stendda chap va oʻng kuch farqi koʻriladi, shuning uchun kolodka va disklar juft almashtiriladi. Suyuqlik sathini va gʻildiraklar yonida sizish yoʻqligini tekshiring.',
      },
      photo: '/media/services/brakes.960x640.webp',
    },
    {
      title: { ru: 'Выхлоп, течи и мелочи', uz: 'Ishlangan gaz, sizishlar va mayda narsalar' },
      info: {
        ru: 'Прогрейте мотор перед замером выхлопа: холодный катализатор не работает, и цифры будут хуже. Замените воздушный фильтр, если он грязный. Капли масла под машиной, неработающий сигнал, заклинивший ремень безопасности, отсутствие аптечки, огнетушителя или знака — тоже причина приехать второй раз.',
        uz: 'Gaz oʻlchashdan oldin dvigatelni qizdiring: sovuq katalizator ishlamaydi va raqamlar yomonroq chiqadi. Havo filtri kir boʻlsa, almashtiring. Mashina tagidagi moy tomchilari, ishlamaydigan signal, qotib qolgan xavfsizlik kamari, aptechka, oʻt oʻchirgich yoki belgining yoʻqligi ham ikkinchi marta kelishga sabab boʻladi.',
      },
    },
  ],
};

export const usedCarSergeliMarket: ArticleSeed = {
  id: 10,
  slug: 'used-car-sergeli-market',
  category: 'buying',
  tags: ['used-car', 'engine', 'gas-fuel'],
  publishedDate: '2026-03-05',
  photo: '/media/articles/used-car-sergeli-market.960x640.webp',
  title: {
    ru: 'Покупаем машину на Сергелийском авторынке: план на одно утро',
    uz: 'Sergeli mashina bozoridan avtomobil olamiz: bir tonglik reja',
  },
  blocks: [
    {
      title: { ru: 'Вечером накануне', uz: 'Bir kun oldin kechqurun' },
      info: {
        ru: 'Посмотрите объявления и выпишите три цены: нижнюю, обычную и верхнюю для вашего года и комплектации. Решите заранее, сколько останется на масло, фильтры, шины и переоформление: первые две недели стоят ещё несколько процентов цены. Зарядите телефон, возьмите фонарик, перчатки и знакомого, который не влюблён в эту машину.',
        uz: 'Eʼlonlarni koʻrib chiqing va sizga kerakli yil va komplektatsiya uchun uchta narxni yozib oling: past, odatiy va yuqori. Moy, filtr, shina va rasmiylashtirishga qancha qolishini oldindan hal qiling: dastlabki ikki hafta narxning yana bir necha foizini oladi. Telefonni quvvatlang, chiroq, qoʻlqop va shu mashinaga oshiq boʻlmagan tanishingizni olib boring.',
      },
    },
    {
      title: { ru: 'Документы раньше капота', uz: 'Kapotdan oldin hujjatlar' },
      info: {
        ru: 'Сверьте VIN на кузове, под стеклом и в техпаспорте, а имя владельца с удостоверением продавца. Спросите, есть ли запрет на отчуждение, кредит и неоплаченные штрафы, и проверьте ответ: залоги публикует реестр garov.uz, штрафы видны в электронных государственных услугах. Для машины на газе нужны паспорт баллона и запись о переоборудовании в техпаспорте.',
        uz: 'Kuzovdagi, oyna ostidagi va texpasportdagi VIN raqamini, egasining ismini sotuvchi hujjati bilan solishtiring. Begonalashtirish taqiqi, kredit va toʻlanmagan jarimalar bormi, soʻrang va javobini tekshiring: garovlar garov.uz reyestrida, jarimalar elektron davlat xizmatlarida koʻrinadi. Gazli mashinaga ballon pasporti va texpasportda qayta jihozlash haqidagi yozuv kerak.',
      },
    },
    {
      title: { ru: 'Двадцать минут у машины', uz: 'Mashina yonida yigirma daqiqa' },
      info: {
        ru: 'Приезжайте рано и просите не прогревать мотор: холодный пуск скажет о стуке, дыме и аккумуляторе больше, чем часовая поездка. Под крышкой маслозаливной горловины не должно быть белой пены, в бачке антифриза масляной плёнки. Осмотрите шины: пятна износа с одной стороны намекают на подвеску или удар. Толщиномером пройдите стойки и пороги.',
        uz: 'Erta boring va dvigatelni qizdirib qoʻymaslikni soʻrang: sovuq holda oʻt oldirish taqillash, tutun va akkumulyator haqida bir soatlik yurishdan koʻra koʻproq aytadi. Moy quyish qopqogʻi ostida oq koʻpik, antifriz idishida moy pardasi boʻlmasligi kerak. Shinalarni koʻring: bir tomonlama yeyilish osma yoki zarbadan darak beradi. Qalinlik oʻlchagichni ustun va ostonalardan oʻtkazing.',
      },
    },
    {
      title: { ru: 'Настоящий ли пробег', uz: 'Yurgan masofasi rostmi' },
      info: {
        ru: 'Семейная машина проходит 12–20 тысяч в год, такси — 60–80. Полированный руль, стёртые накладки педалей и продавленное сиденье при «сорока тысячах» не сходятся. Проверьте даты на наклейках замены масла и записи в блоках ABS и коробки сканером: там пробег хранится отдельно от приборной панели.',
        uz: 'Oilaviy mashina yiliga 12–20 ming, taksi 60–80 ming km yuradi. Yaltirab ketgan rul, yeyilgan tepki qoplamalari va choʻkkan oʻrindiq «qirq ming»ga toʻgʻri kelmaydi. Moy almashtirish yorliqlaridagi sanalarni va skaner bilan ABS hamda quti bloklaridagi yozuvlarni tekshiring: u yerda masofa asboblar panelidan alohida saqlanadi.',
      },
    },
    {
      title: { ru: 'Деньги и подпись', uz: 'Pul va imzo' },
      info: {
        ru: 'До передачи денег отвезите машину на подъёмник: честный продавец не откажет. Задаток передавайте под расписку с VIN и суммой. Оформляйте договор купли-продажи на себя в тот же день и не соглашайтесь на генеральную доверенность: по документам машина останется чужой вместе с чужими долгами.',
        uz: 'Pul berishdan oldin mashinani koʻtargichga olib boring, halol sotuvchi rad etmaydi. Zakalatni VIN va summa koʻrsatilgan tilxat bilan bering. Oldi-sotdi shartnomasini oʻsha kuni oʻz nomingizga rasmiylashtiring va bosh ishonchnomaga rozi boʻlmang: hujjatda mashina birovniki, qarzlari bilan birga, boʻlib qolaveradi.',
      },
      photo: '/media/services/pre-purchase-inspection.960x640.webp',
    },
  ],
};
