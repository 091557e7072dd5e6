import type { DocumentSeed } from '../../types';

export const offer: DocumentSeed = {
  id: 2,
  slug: 'offer',
  version: 1,
  updatedAt: '2026-11-25',
  title: { ru: 'Публичная оферта', uz: 'Ommaviy oferta' },
  body: {
    ru: `! Это образец для демонстрации сайта. Перед публикацией его должен проверить юрист.

## О чём этот договор

Владелец сети Yolda предлагает любому, кто согласен с этими условиями, услуги автосервиса и запчасти. Реквизиты исполнителя стоят на странице «Реквизиты компании». Оферта составлена по Гражданскому кодексу и закону «Об электронной коммерции» (ЗРУ-792).

## Как заключается договор

• Вы оставляете заявку на сайте или по телефону. Сама заявка ни к чему вас не обязывает.
• Менеджер перезванивает в течение 24 часов и называет время, цену и срок.
• Договор об услуге заключён, когда вы подписали заказ-наряд. Договор о запчасти заключён, когда вы её оплатили.

## Цена

Цена услуги на сайте — это цена работы «от», без запчастей. Точную смету мастер составляет после осмотра, вы подтверждаете её до начала работ. Если при разборке найдётся что-то ещё, мы сначала звоним. Цена запчасти — та, что стоит на сайте в минуту, когда менеджер подтвердил наличие.

## Что обязуемся делать мы

• Выполнить работы из заказ-наряда в названный срок и сдать их вам.
• Показать и отдать снятые детали, если вы об этом просили.
• Выдать чек и заказ-наряд.
• Дать гарантию: на работы 6 месяцев, на ремонт двигателя 12 месяцев или 20 тысяч километров, на запчасти срок производителя.

## Что обязуетесь делать вы

• Сообщить об автомобиле то, что важно для ремонта.
• Принять работу и оплатить её.
• Забрать автомобиль в течение 3 рабочих дней после звонка о готовности.

## Ответственность и споры

Мы отвечаем за автомобиль, пока он у нас. Претензию можно подать в любом филиале или по почте, мы отвечаем за 10 рабочих дней. Если договориться не удалось, спор решает суд по закону Республики Узбекистан. Права потребителя, которые даёт закон, эта оферта не ограничивает.

## Срок

Оферта действует с даты внизу страницы до новой версии. К начатым работам применяется та версия, при которой они начаты.`,
    uz: `! Bu sayt namoyishi uchun namuna. Eʼlon qilishdan oldin uni yurist tekshirishi kerak.

## Shartnoma nima haqida

Yolda tarmogʻining egasi shu shartlarga rozi boʻlgan har kimga avtoservis xizmatlari va ehtiyot qismlarni taklif qiladi. Ijrochining rekvizitlari «Kompaniya rekvizitlari» sahifasida. Oferta Fuqarolik kodeksi va «Elektron tijorat toʻgʻrisida»gi qonun (OʻRQ-792) asosida tuzilgan.

## Shartnoma qanday tuziladi

• Saytda yoki telefon orqali ariza qoldirasiz. Arizaning oʻzi sizni hech narsaga majbur qilmaydi.
• Menejer 24 soat ichida qoʻngʻiroq qilib, vaqt, narx va muddatni aytadi.
• Xizmat shartnomasi zakaz-naryadni imzolaganingizda tuzilgan boʻladi. Ehtiyot qism shartnomasi uni toʻlaganingizda tuzilgan boʻladi.

## Narx

Saytdagi xizmat narxi — ehtiyot qismlarsiz boshlangʻich ish narxi. Aniq smetani usta koʻrikdan keyin tuzadi, siz uni ish boshlanishidan oldin tasdiqlaysiz. Ochganda yana biror narsa chiqsa, avval qoʻngʻiroq qilamiz. Ehtiyot qism narxi — menejer borligini tasdiqlagan paytda saytda turgan narx.

## Bizning majburiyatlarimiz

• Zakaz-naryaddagi ishlarni aytilgan muddatda bajarish va sizga topshirish.
• Soʻragan boʻlsangiz, yechib olingan qismlarni koʻrsatish va qaytarish.
• Chek va zakaz-naryad berish.
• Kafolat berish: ishlarga 6 oy, dvigatel taʼmiriga 12 oy yoki 20 ming km, ehtiyot qismlarga ishlab chiqaruvchining muddati.

## Sizning majburiyatlaringiz

• Avtomobil haqida taʼmir uchun muhim narsalarni aytish.
• Ishni qabul qilish va toʻlash.
• Tayyor degan qoʻngʻiroqdan keyin 3 ish kuni ichida avtomobilni olib ketish.

## Javobgarlik va nizolar

Avtomobil bizda turganida uning uchun javob beramiz. Daʼvoni istalgan filialga yoki pochta orqali berish mumkin, 10 ish kunida javob beramiz. Kelishib boʻlmasa, nizoni Oʻzbekiston Respublikasi qonuni boʻyicha sud hal qiladi. Bu oferta isteʼmolchining qonundagi huquqlarini cheklamaydi.

## Muddat

Oferta sahifa oxiridagi sanadan yangi versiyagacha amal qiladi. Boshlangan ishlarga ular boshlangan paytdagi versiya qoʻllanadi.`,
  },
};

export const payment: DocumentSeed = {
  id: 4,
  slug: 'payment',
  version: 1,
  updatedAt: '2026-11-25',
  title: { ru: 'Оплата', uz: 'Toʻlov' },
  body: {
    ru: `! Это образец для демонстрации сайта. Перед публикацией его должен проверить юрист.

## Чем можно заплатить

• Наличными в сумах в любом филиале.
• Картами Uzcard, Humo, Visa и Mastercard.
• Через Click и Payme по QR-коду в филиале.
• Банковским переводом по счёту.

Сайт денег не принимает и данных карт не спрашивает. Если кто-то просит номер карты или код из SMS от нашего имени, это не мы: позвоните в колл-центр.

## Когда платить

За услугу вы платите, когда приняли работу. За деталь из наличия — когда её получаете. За деталь под заказ менеджер просит предоплату и говорит, какую, до заказа.

## Чек

Мы всегда выдаём фискальный чек, а за работы ещё и заказ-наряд. По чеку действует гарантия.

## Для компаний

Компаниям, у которых 5 машин и больше, мы выставляем счёт по договору, с отсрочкой и отчётом по каждому автомобилю. Реквизиты стоят на странице «Реквизиты компании».

## Возврат денег

Деньги возвращаются тем же способом, каким пришли: наличные в день обращения, на карту за 3–10 банковских дней. Подробности — на странице «Возврат и обмен».`,
    uz: `! Bu sayt namoyishi uchun namuna. Eʼlon qilishdan oldin uni yurist tekshirishi kerak.

## Qanday toʻlash mumkin

• Istalgan filialda soʻmda naqd pul bilan.
• Uzcard, Humo, Visa va Mastercard kartalari bilan.
• Filialda QR-kod boʻyicha Click va Payme orqali.
• Hisob boʻyicha bank oʻtkazmasi bilan.

Sayt pul qabul qilmaydi va karta maʼlumotlarini soʻramaydi. Kimdir bizning nomimizdan karta raqamini yoki SMS orqali kelgan kodni soʻrasa, bu biz emasmiz: aloqa markaziga qoʻngʻiroq qiling.

## Qachon toʻlanadi

Xizmat uchun ishni qabul qilganingizda toʻlaysiz. Mavjud qism uchun — uni olganingizda. Buyurtma qism uchun menejer oldindan toʻlov soʻraydi va qanchaligini buyurtmadan oldin aytadi.

## Chek

Har doim fiskal chek, ishlar uchun esa zakaz-naryad ham beramiz. Kafolat chek boʻyicha amal qiladi.

## Kompaniyalar uchun

5 va undan koʻp mashinasi bor kompaniyalarga shartnoma asosida, muddatli toʻlov va har bir avtomobil boʻyicha hisobot bilan hisob yozamiz. Rekvizitlar «Kompaniya rekvizitlari» sahifasida.

## Pulni qaytarish

Pul qanday kelgan boʻlsa, shunday qaytadi: naqd pul murojaat kuni, kartaga 3–10 bank kunida. Batafsil — «Qaytarish va almashtirish» sahifasida.`,
  },
};

export const returns: DocumentSeed = {
  id: 5,
  slug: 'returns',
  version: 1,
  updatedAt: '2026-11-25',
  title: { ru: 'Возврат и обмен', uz: 'Qaytarish va almashtirish' },
  body: {
    ru: `! Это образец для демонстрации сайта. Перед публикацией его должен проверить юрист.

Правила составлены по законам «О защите прав потребителей» и «Об электронной коммерции» (ЗРУ-792). Прав, которые даёт закон, они не ограничивают.

## Деталь не подошла

Вернуть или обменять её можно в течение 10 дней после покупки, если:

• её не устанавливали и она цела;
• сохранились упаковка, ярлыки и номера;
• есть чек или другое подтверждение покупки.

Принесите деталь в любой филиал. Если её доставил курьер или почта, обратную дорогу оплачиваете вы.

## Что не возвращается, если нет брака

• Электронные блоки и датчики, которые подключали.
• Масла, жидкости и другие товары, которые вскрыли.
• Детали, сделанные или привезённые под ваш заказ.

## Деталь с браком

Привезите деталь, чек и заказ-наряд, если её ставили у нас. Мы проверим её за 5 рабочих дней и по вашему выбору обменяем, починим, снизим цену или вернём деньги. За проверку вы не платите. Если брак подтвердился, мы платим и за дорогу.

## Поломка вернулась: гарантия на работу

Если после ремонта сломалось снова, мы переделаем работу бесплатно в любом филиале. Гарантия действует 6 месяцев, на ремонт двигателя 12 месяцев или 20 тысяч километров.

## Если заказали на сайте

От заказа, который ещё не отправлен, можно отказаться по телефону без объяснения причин. Предоплату за деталь из наличия мы возвращаем полностью.

## Деньги

Наличные возвращаем в день обращения, на карту деньги приходят за 3–10 банковских дней.

## Если не согласны

Напишите нам на почту из реквизитов. Мы ответим за 10 рабочих дней. Можно обратиться и в Комитет по развитию конкуренции и защите прав потребителей или в суд.`,
    uz: `! Bu sayt namoyishi uchun namuna. Eʼlon qilishdan oldin uni yurist tekshirishi kerak.

Qoidalar «Isteʼmolchilarning huquqlarini himoya qilish toʻgʻrisida»gi va «Elektron tijorat toʻgʻrisida»gi (OʻRQ-792) qonunlar asosida tuzilgan. Ular qonun bergan huquqlarni cheklamaydi.

## Qism toʻgʻri kelmadi

Uni xariddan keyin 10 kun ichida qaytarish yoki almashtirish mumkin, agar:

• oʻrnatilmagan va butun boʻlsa;
• qadogʻi, yorliqlari va raqamlari saqlangan boʻlsa;
• chek yoki xaridning boshqa tasdigʻi boʻlsa.

Qismni istalgan filialga olib keling. Uni kuryer yoki pochta yetkazgan boʻlsa, qaytarish yoʻlini siz toʻlaysiz.

## Nuqsoni boʻlmasa, qaytarilmaydi

• Ulangan elektron bloklar va datchiklar.
• Ochilgan moy, suyuqlik va boshqa tovarlar.
• Buyurtmangiz asosida tayyorlangan yoki keltirilgan qismlar.

## Nuqsonli qism

Qismni, chekni va bizda oʻrnatilgan boʻlsa, zakaz-naryadni olib keling. 5 ish kunida tekshiramiz va tanlovingizga koʻra almashtiramiz, tuzatamiz, narxini tushiramiz yoki pulni qaytaramiz. Tekshiruv uchun toʻlamaysiz. Nuqson tasdiqlansa, yoʻl haqini ham biz toʻlaymiz.

## Nosozlik qaytdi: ishga kafolat

Taʼmirdan keyin yana buzilsa, istalgan filialda bepul qayta tuzatamiz. Kafolat 6 oy, dvigatel taʼmiriga 12 oy yoki 20 ming km amal qiladi.

## Saytda buyurtma qilgan boʻlsangiz

Hali joʻnatilmagan buyurtmadan sababini aytmasdan telefon orqali voz kechish mumkin. Mavjud qism uchun oldindan toʻlovni toʻliq qaytaramiz.

## Pul

Naqd pulni murojaat kuni qaytaramiz, kartaga pul 3–10 bank kunida tushadi.

## Rozi boʻlmasangiz

Rekvizitlardagi pochtaga yozing. 10 ish kunida javob beramiz. Raqobatni rivojlantirish va isteʼmolchilar huquqlarini himoya qilish qoʻmitasiga yoki sudga ham murojaat qilish mumkin.`,
  },
};
