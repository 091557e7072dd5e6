import type { DocumentSeed } from '../../types';
import { offer, payment, returns } from './orders';
import { personalData } from './personalData';
import { accessibility, company, cookies } from './site';

const delivery: DocumentSeed = {
  id: 3,
  slug: 'delivery',
  version: 1,
  updatedAt: '2026-11-25',
  title: { ru: 'Доставка', uz: 'Yetkazib berish' },
  body: {
    ru: `! Это образец для демонстрации сайта. Перед публикацией его должен проверить юрист.

## Самовывоз из филиала

Деталь можно забрать в любом филиале бесплатно. Если она есть в Ташкенте, в филиал области она приходит на следующий рабочий день. Менеджер звонит, когда деталь на месте, и хранит её 5 рабочих дней.

## Курьером по городу

В Ташкенте курьер привозит заказ в день подтверждения, если оно было до 14:00, или на следующий день. Цену доставки менеджер называет до оплаты: она зависит от района и веса.

## По Узбекистану

В другие города мы отправляем детали почтой или транспортной компанией за 1–3 рабочих дня. Доставку оплачивает получатель по тарифу перевозчика.

## Детали под заказ

Чего нет на складе, мы заказываем. Из-за рубежа деталь идёт обычно 10–20 дней. Срок и предоплату менеджер называет до заказа.

## Когда получаете

• Проверьте упаковку, название и номер детали при курьере.
• Если деталь повреждена или это не она, откажитесь от неё сразу: обратную дорогу оплачиваем мы.
• Сохраните чек: с ним проще вернуть или обменять.`,
    uz: `! Bu sayt namoyishi uchun namuna. Eʼlon qilishdan oldin uni yurist tekshirishi kerak.

## Filialdan olib ketish

Qismni istalgan filialdan bepul olib ketish mumkin. U Toshkentda boʻlsa, viloyat filialiga keyingi ish kuni yetib boradi. Qism kelganda menejer qoʻngʻiroq qiladi va uni 5 ish kuni saqlaydi.

## Shahar boʻylab kuryer

Toshkentda kuryer buyurtmani tasdiqlangan kuni, agar tasdiq 14:00 gacha boʻlgan boʻlsa, yoki ertasi kuni olib keladi. Yetkazish narxini menejer toʻlovdan oldin aytadi: u tuman va vaznga bogʻliq.

## Oʻzbekiston boʻylab

Boshqa shaharlarga qismlarni pochta yoki transport kompaniyasi orqali 1–3 ish kunida joʻnatamiz. Yetkazishni oluvchi tashuvchining tarifi boʻyicha toʻlaydi.

## Buyurtma asosidagi qismlar

Omborda yoʻq narsani buyurtma qilamiz. Chet eldan qism odatda 10–20 kunda keladi. Muddat va oldindan toʻlovni menejer buyurtmadan oldin aytadi.

## Qabul qilganda

• Qadoqni, qismning nomi va raqamini kuryer oldida tekshiring.
• Qism shikastlangan yoki boshqa boʻlsa, darhol rad eting: qaytarish yoʻlini biz toʻlaymiz.
• Chekni saqlang: u bilan qaytarish yoki almashtirish oson.`,
  },
};

export const documents: DocumentSeed[] = [
  delivery,
  payment,
  returns,
  offer,
  personalData,
  cookies,
  company,
  accessibility,
];
