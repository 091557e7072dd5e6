import type { DocumentSeed } from '../../types';

export const accessibility: DocumentSeed = {
  id: 7,
  slug: 'accessibility',
  version: 1,
  updatedAt: '2026-11-25',
  title: { ru: 'Доступность сайта', uz: 'Saytdan foydalanish qulayligi' },
  body: {
    ru: `Это образец для демонстрации сайта. Перед публикацией его должен проверить юрист.

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
    uz: `Bu sayt namoyishi uchun namuna. Eʼlon qilishdan oldin uni yurist tekshirishi kerak.

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
