import type { DocumentSeed } from '../../types';

export const accessibility: DocumentSeed = {
  id: 7,
  slug: 'accessibility',
  version: 1,
  updatedAt: '2026-11-25',
  title: { ru: 'Доступность сайта', uz: 'Saytdan foydalanish qulayligi' },
  body: {
    ru: `! Это образец для демонстрации сайта. Перед публикацией его должен проверить юрист.

Мы хотим, чтобы сайтом мог пользоваться каждый, и держимся правил WCAG 2.2 уровня AA.

## Что сделано

• Всё, что делается мышью, делается и с клавиатуры. Видно, где вы сейчас.
• У полей, кнопок и картинок есть названия для программ чтения с экрана.
• Цвета контрастны и в светлой, и в тёмной теме.
• Текст можно увеличить до 400 %, и он остаётся на экране.
• Движение можно остановить. Кто отключил анимацию в системе, не увидит её и здесь.
• Страницы сайта, заявки и онлайн-запись работают без скриптов. Они нужны только для личного кабинета.
• Ошибка формы названа словами рядом с полем.

## Что ещё неудобно

• На карте филиалы не различить на слух. Рядом стоит список с теми же адресами и телефонами.
• В ролике на главной странице нет речи, поэтому нет и субтитров.

## Как мы проверяем

Каждое изменение проходит автоматические проверки (axe), обход с клавиатуры и снимки на экранах от 360 до 1440 точек.

## Не получилось?

Напишите на info@yolda.example или позвоните: +998 71 200 00 00. Скажите, что вы делали и чем пользуетесь. Мы ответим за 3 рабочих дня и поможем сделать то же по телефону.`,
    uz: `! Bu sayt namoyishi uchun namuna. Eʼlon qilishdan oldin uni yurist tekshirishi kerak.

Saytdan har kim foydalana olishini istaymiz va WCAG 2.2 qoidalarining AA darajasiga amal qilamiz.

## Nima qilingan

• Sichqoncha bilan qilinadigan hamma narsa klaviaturada ham bajariladi. Hozir qayerda ekaningiz koʻrinib turadi.
• Maydon, tugma va rasmlarning ekranni oʻqiydigan dasturlar uchun nomi bor.
• Ranglar yorugʻ va qorongʻi mavzuda ham aniq ajralib turadi.
• Matnni 400 % gacha kattalashtirish mumkin, u ekrandan chiqib ketmaydi.
• Harakatni toʻxtatish mumkin. Tizimda animatsiyani oʻchirgan odam uni bu yerda ham koʻrmaydi.
• Sayt sahifalari, arizalar va onlayn yozilish skriptlarsiz ham ishlaydi. Skriptlar faqat shaxsiy kabinet uchun kerak.
• Shakldagi xato maydon yonida soʻz bilan aytiladi.

## Hali nimasi noqulay

• Xaritadagi filiallarni eshitib ajratib boʻlmaydi. Yonida xuddi shu manzil va telefonlar roʻyxati bor.
• Bosh sahifadagi rolikda nutq yoʻq, shuning uchun subtitr ham yoʻq.

## Qanday tekshiramiz

Har bir oʻzgarish avtomatik tekshiruvdan (axe), klaviatura bilan aylanib chiqishdan va 360 dan 1440 nuqtagacha boʻlgan ekranlardagi suratlardan oʻtadi.

## Uddalay olmadingizmi?

info@yolda.example ga yozing yoki qoʻngʻiroq qiling: +998 71 200 00 00. Nima qilayotganingizni va nimadan foydalanishingizni ayting. 3 ish kunida javob beramiz va xuddi shuni telefonda bajarishga yordam beramiz.`,
  },
};

export const company: DocumentSeed = {
  id: 6,
  slug: 'company',
  version: 1,
  updatedAt: '2026-11-25',
  title: { ru: 'Реквизиты компании', uz: 'Kompaniya rekvizitlari' },
  body: {
    ru: `! Это образец для демонстрации сайта: такой компании нет, а номера придуманы. Перед публикацией его должен проверить юрист.

## Компания

• Название: ООО «Yolda Demo».
• ИНН (СТИР): 300000000.
• Директор: Каримов Рустам Шухратович.
• Юридический адрес: 100000, Ташкент, Мирабадский район, улица Образцовая, 1.

## Банк

• Расчётный счёт: 2020 8000 0000 0000 0001.
• Банк: АКБ «Образец», Ташкент.
• МФО: 00000.
• ОКЭД: 45200.

## Лицензии и документы

Ремонт и обслуживание автомобилей в Узбекистане лицензии не требуют, мы работаем по уведомлению. Испытание газовых баллонов проводят аккредитованные пункты по договору с нами.

## Связь

• Колл-центр, круглосуточно: +998 71 200 00 00.
• Почта: info@yolda.example.
• Письма: по юридическому адресу.`,
    uz: `! Bu sayt namoyishi uchun namuna: bunday kompaniya yoʻq, raqamlar oʻylab topilgan. Eʼlon qilishdan oldin uni yurist tekshirishi kerak.

## Kompaniya

• Nomi: «Yolda Demo» MChJ.
• STIR: 300000000.
• Direktor: Karimov Rustam Shuhratovich.
• Yuridik manzil: 100000, Toshkent, Mirobod tumani, Namuna koʻchasi, 1.

## Bank

• Hisobraqam: 2020 8000 0000 0000 0001.
• Bank: «Namuna» ATB, Toshkent.
• MFO: 00000.
• IFUT: 45200.

## Litsenziya va hujjatlar

Oʻzbekistonda avtomobillarga xizmat koʻrsatish va ularni taʼmirlash litsenziya talab qilmaydi, biz xabarnoma asosida ishlaymiz. Gaz ballonlarini sinashni biz bilan shartnoma asosida akkreditatsiyadan oʻtgan punktlar oʻtkazadi.

## Aloqa

• Aloqa markazi, kecha-yu kunduz: +998 71 200 00 00.
• Pochta: info@yolda.example.
• Xatlar: yuridik manzilga.`,
  },
};

export const cookies: DocumentSeed = {
  id: 8,
  slug: 'cookies',
  version: 2,
  updatedAt: '2026-11-28',
  title: { ru: 'Что сайт хранит в браузере', uz: 'Sayt brauzerda nimani saqlaydi' },
  body: {
    ru: `! Это образец для демонстрации сайта. Перед публикацией его должен проверить юрист.

Сайт хранит в вашем браузере только то, без чего он не работает. Поэтому здесь нет окна, которое просит разрешить файлы cookie.

## Файлы cookie

• language — язык, который вы выбрали.
• theme — светлая или тёмная тема, если вы её выбрали.
• signed_in — что вы вошли. Кто вы, в нём не сказано.
• code_flow и verification — что код из SMS спрашивали и ввели вы. Живут не дольше часа.
• history_read_… — что историю машины по ссылке вы уже открывали: владелец видит число читателей, а не вас. Живёт сутки, а у того, кто сделал ссылку, до её конца.
• known_device — что с этого устройства вы уже входили: чужие ошибки в пароле не закроют вам вход.

## Память браузера

• language — тот же язык.
• userId, accessToken, refreshToken — ваш вход. Уходят, когда вы выходите.
• personalSitebarAct — раздел личного кабинета, который открыт.
• draft:… — то, что вы начали писать в форме и не отправили. Уходит после отправки, при выходе и через день.
• typed:… — отзыв, который вы пишете по ссылке. Уходит после отправки и с вкладкой.
• wait:… — ваше место в очереди на запись, чтобы его можно было оставить. Уходит с ним и с вкладкой.
• bookingBranch — филиал, который вы выбрали для записи. Уходит с вкладкой.
• visitorChoice — машина, услуга и филиал, которые вы выбрали последними: сайт не спросит о них снова. Уходит с вкладкой и при выходе.
• outbox:… — заявка, которая ждёт связи. Уходит после отправки, при выходе и через два дня.
• Страницы, которые вы открывали, чтобы они были и без связи. Пока вы вошли, среди них ваш гараж; при выходе он удаляется.
• Шаг входа и страница, к которой надо вернуться. Уходят с вкладкой или через час.

## Чего здесь нет

Рекламы, кнопок соцсетей со слежкой и чужих счётчиков. Карта берёт картинки с сервера карты: он видит сетевой адрес, как любой сайт.

## Как удалить

Выйдите из личного кабинета и очистите данные сайта в настройках браузера. Сайт останется рабочим, только забудет язык, тему и вход.`,
    uz: `! Bu sayt namoyishi uchun namuna. Eʼlon qilishdan oldin uni yurist tekshirishi kerak.

Sayt brauzeringizda faqat ishlashi uchun zarur narsani saqlaydi. Shuning uchun bu yerda cookie fayllariga ruxsat soʻraydigan oyna yoʻq.

## Cookie fayllari

• language — siz tanlagan til.
• theme — yorugʻ yoki qorongʻi mavzu, agar uni tanlagan boʻlsangiz.
• signed_in — kirganingiz. Kim ekaningiz unda yozilmagan.
• code_flow va verification — SMS kodini aynan siz soʻraganingiz va kiritganingiz. Bir soatdan ortiq saqlanmaydi.
• history_read_… — havola boʻyicha mashina tarixini ochganingiz: egasi sizni emas, oʻquvchilar sonini koʻradi. Bir kun, havolani yaratgan odamda esa u tugaguncha saqlanadi.
• known_device — shu qurilmadan avval kirganingiz: birovning paroldagi xatolari sizga yoʻlni yopmaydi.

## Brauzer xotirasi

• language — oʻsha til.
• userId, accessToken, refreshToken — kirishingiz. Chiqqaningizda oʻchadi.
• personalSitebarAct — shaxsiy kabinetning ochiq boʻlimi.
• draft:… — shaklda yozib, yubormagan narsangiz. Yuborilgach, chiqqanda va bir kundan keyin oʻchadi.
• typed:… — havola boʻyicha yozayotgan sharhingiz. Yuborilgach va varaq yopilganda oʻchadi.
• wait:… — yozilish uchun navbatdagi oʻrningiz, uni bekor qila olishingiz uchun. U bilan birga va varaq yopilganda oʻchadi.
• bookingBranch — yozilish uchun tanlagan filialingiz. Varaq yopilganda oʻchadi.
• visitorChoice — oxirgi tanlagan mashinangiz, xizmatingiz va filialingiz: sayt ularni qayta soʻramaydi. Varaq yopilganda va chiqqaningizda oʻchadi.
• outbox:… — aloqani kutayotgan ariza. Yuborilgach, chiqqanda va ikki kundan keyin oʻchadi.
• Siz ochgan sahifalar: ular aloqa boʻlmaganda ham ochiladi. Kirgan boʻlsangiz, ular orasida garajingiz ham bor; chiqqaningizda u oʻchiriladi.
• Kirish bosqichi va qaytiladigan sahifa. Varaq yopilganda yoki bir soatdan keyin oʻchadi.

## Bu yerda nima yoʻq

Reklama, kuzatuvchi ijtimoiy tarmoq tugmalari va begona hisoblagichlar yoʻq. Xarita suratlarni xarita serveridan oladi: u har qanday sayt kabi tarmoq manzilini koʻradi.

## Qanday oʻchiriladi

Shaxsiy kabinetdan chiqing va brauzer sozlamalarida sayt maʼlumotlarini tozalang. Sayt ishlayveradi, faqat til, mavzu va kirishni unutadi.`,
  },
};
