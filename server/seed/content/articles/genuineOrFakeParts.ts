import type { ArticleSeed } from '../../types';

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
