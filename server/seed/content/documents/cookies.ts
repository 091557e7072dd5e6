import type { DocumentSeed } from '../../types';

export const cookies: DocumentSeed = {
  id: 8,
  slug: 'cookies',
  version: 2,
  updatedAt: '2026-11-28',
  title: { ru: 'Что сайт хранит в браузере', uz: 'Sayt brauzerda nimani saqlaydi' },
  body: {
    ru: `Это образец для демонстрации сайта. Перед публикацией его должен проверить юрист.

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
• outbox:… — заявка, которая ждёт связи. Уходит после отправки, при выходе и через два дня.
• Страницы, которые вы открывали, чтобы они были и без связи. Пока вы вошли, среди них ваш гараж; при выходе он удаляется.
• Шаг входа и страница, к которой надо вернуться. Уходят с вкладкой или через час.

## Чего здесь нет

Рекламы, кнопок соцсетей со слежкой и чужих счётчиков. Карта берёт картинки с сервера карты: он видит сетевой адрес, как любой сайт.

## Как удалить

Выйдите из личного кабинета и очистите данные сайта в настройках браузера. Сайт останется рабочим, только забудет язык, тему и вход.`,
    uz: `Bu sayt namoyishi uchun namuna. Eʼlon qilishdan oldin uni yurist tekshirishi kerak.

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
• outbox:… — aloqani kutayotgan ariza. Yuborilgach, chiqqanda va ikki kundan keyin oʻchadi.
• Siz ochgan sahifalar: ular aloqa boʻlmaganda ham ochiladi. Kirgan boʻlsangiz, ular orasida garajingiz ham bor; chiqqaningizda u oʻchiriladi.
• Kirish bosqichi va qaytiladigan sahifa. Varaq yopilganda yoki bir soatdan keyin oʻchadi.

## Bu yerda nima yoʻq

Reklama, kuzatuvchi ijtimoiy tarmoq tugmalari va begona hisoblagichlar yoʻq. Xarita suratlarni xarita serveridan oladi: u har qanday sayt kabi tarmoq manzilini koʻradi.

## Qanday oʻchiriladi

Shaxsiy kabinetdan chiqing va brauzer sozlamalarida sayt maʼlumotlarini tozalang. Sayt ishlayveradi, faqat til, mavzu va kirishni unutadi.`,
  },
};
