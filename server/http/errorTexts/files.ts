import type { Texts } from './text';

/** Pictures and price lists that are not taken. */
export const filesTexts = {
  picture_type: {
    ru: 'Этот файл не картинка, которую мы принимаем. Подойдут JPEG, PNG, WebP и AVIF.',
    uz: 'Bu fayl biz qabul qiladigan rasm emas. JPEG, PNG, WebP va AVIF mos keladi.',
  },
  picture_heic: {
    ru: 'Снимок сохранён в формате HEIC, который сайты не показывают. На iPhone откройте «Настройки», «Камера», «Форматы», выберите «Наиболее совместимый» и снимите ещё раз. Готовый снимок сохраните как JPEG и загрузите его.',
    uz: 'Surat HEIC formatida, saytlar uni koʻrsatmaydi. iPhone sozlamalarida «Camera», «Formats» boʻlimini ochib, «Most Compatible» bandini tanlang va qayta suratga oling. Tayyor suratni JPEG qilib saqlang va shuni yuklang.',
  },
  picture_broken: {
    ru: 'Файл повреждён или сохранён не целиком. Откройте его у себя, сохраните заново и загрузите ещё раз.',
    uz: 'Fayl buzilgan yoki toʻliq saqlanmagan. Uni oʻzingizda oching, qaytadan saqlang va yana yuklang.',
  },
  picture_cmyk: {
    ru: 'Файл сохранён для печати (CMYK) без пометки о красках, и его цвета не определить. Сохраните картинку в RGB и загрузите ещё раз.',
    uz: 'Fayl bosma uchun (CMYK) boʻyoqlar belgisisiz saqlangan, ranglarini aniqlab boʻlmaydi. Rasmni RGB qilib saqlang va yana yuklang.',
  },
  picture_animated: {
    ru: 'Движущиеся картинки сайт не показывает. Сохраните один кадр как JPEG или PNG.',
    uz: 'Harakatli rasmlarni sayt koʻrsatmaydi. Bitta kadrni JPEG yoki PNG qilib saqlang.',
  },
  picture_too_heavy: {
    ru: 'Файл больше 15\u00a0МБ. Уменьшите картинку до 4000\u00a0точек по длинной стороне и сохраните её как JPEG.',
    uz: 'Fayl 15\u00a0MBdan katta. Rasmning uzun tomonini 4000\u00a0nuqtagacha kichraytirib, JPEG qilib saqlang.',
  },
  picture_too_large: {
    ru: 'В картинке больше 50\u00a0миллионов точек. Уменьшите её и загрузите ещё раз.',
    uz: 'Rasmda 50\u00a0milliondan ortiq nuqta bor. Uni kichraytirib, yana yuklang.',
  },
  picture_too_small: {
    ru: 'Картинка слишком мала: на сайте она будет нечёткой.',
    uz: 'Rasm juda kichik: saytda u xira koʻrinadi.',
  },
  photo_too_small: {
    ru: 'Снимок слишком мал: на нём ничего не разглядеть. Сфотографируйте ещё раз.',
    uz: 'Surat juda kichik: unda hech narsani koʻrib boʻlmaydi. Qaytadan suratga oling.',
  },
  picture_used: {
    ru: 'Эта картинка стоит на сайте. Сначала замените её там.',
    uz: 'Bu rasm saytda turibdi. Avval uni oʻsha yerda almashtiring.',
  },
  picture_changed: {
    ru: 'Эту картинку только что изменил кто-то другой.',
    uz: 'Bu rasmni hozirgina boshqa odam oʻzgartirdi.',
  },
  import_type: {
    ru: 'Это не таблица. Подойдут XLSX, XLSB, XLS, ODS и CSV: в Excel откройте «Файл», «Сохранить как» и выберите «Книга Excel (.xlsx)».',
    uz: 'Bu jadval emas. XLSX, XLSB, XLS, ODS va CSV mos keladi: Excelda «Fayl», «Boshqacha saqlash» orqali «Excel kitobi (.xlsx)» turini tanlang.',
  },
  import_quote: {
    ru: 'В строке {{line}} открыта и не закрыта кавычка. Удалите её или закройте и загрузите файл ещё раз.',
    uz: '{{line}}-qatorda ochilgan qoʻshtirnoq yopilmagan. Uni oʻchiring yoki yoping va faylni yana yuklang.',
  },
  import_encoding: {
    ru: 'В этой кодировке файл не читается. Выберите другую.',
    uz: 'Fayl bu kodlashda oʻqilmaydi. Boshqasini tanlang.',
  },
  import_too_many_cells: {
    ru: 'В таблице больше 600\u00a0000 заполненных ячеек. Удалите лишние столбцы или разделите файл на части.',
    uz: 'Jadvalda 600\u00a0000 dan ortiq toʻldirilgan katak bor. Ortiqcha ustunlarni oʻchiring yoki faylni qismlarga boʻling.',
  },
  import_file_gone: {
    ru: 'Исходного файла уже нет. Загрузите таблицу ещё раз.',
    uz: 'Asl fayl endi yoʻq. Jadvalni qaytadan yuklang.',
  },
  import_encrypted: {
    ru: 'Файл закрыт паролем. Снимите пароль в Excel, сохраните и загрузите ещё раз.',
    uz: 'Fayl parol bilan yopilgan. Excelda parolni olib tashlang, saqlang va yana yuklang.',
  },
  import_macros: {
    ru: 'В файле есть макросы. Сохраните его как «Книга Excel (.xlsx)» без макросов и загрузите ещё раз.',
    uz: 'Faylda makroslar bor. Uni makrossiz «Excel kitobi (.xlsx)» turida saqlang va yana yuklang.',
  },
  import_broken: {
    ru: 'Файл повреждён или сохранён не целиком. Откройте его у себя, сохраните заново и загрузите ещё раз.',
    uz: 'Fayl buzilgan yoki toʻliq saqlanmagan. Uni oʻzingizda oching, qaytadan saqlang va yana yuklang.',
  },
  import_too_heavy: {
    ru: 'Файл больше 10\u00a0МБ. Оставьте в нём один лист с номером и ценой и загрузите ещё раз.',
    uz: 'Fayl 10\u00a0MBdan katta. Unda raqam va narx yozilgan bitta varaqni qoldirib, yana yuklang.',
  },
  import_unpacks: {
    ru: 'В развёрнутом виде файл слишком велик. Скопируйте номера и цены на новый лист, сохраните его отдельно и загрузите.',
    uz: 'Fayl ochilganda juda katta boʻlib ketadi. Raqam va narxlarni yangi varaqqa koʻchirib, alohida saqlang va yuklang.',
  },
  import_too_many_rows: {
    ru: 'В файле больше 50\u00a0000 строк. Разделите его на части.',
    uz: 'Faylda 50\u00a0000 dan ortiq qator bor. Uni qismlarga boʻling.',
  },
  import_empty: {
    ru: 'В файле нет строк с запчастями. Если таблица на другом листе, сделайте его видимым и загрузите файл ещё раз.',
    uz: 'Faylda ehtiyot qism yozilgan qator yoʻq. Jadval boshqa varaqda boʻlsa, uni koʻrinadigan qilib, faylni yana yuklang.',
  },
  import_columns: {
    ru: 'Укажите столбец с номером запчасти и хотя бы один с ценой или остатком филиала, каждый один раз.',
    uz: 'Ehtiyot qism raqami ustunini va narx yoki filial qoldigʻi ustunlaridan kamida bittasini koʻrsating, har birini bir martadan.',
  },
} as const satisfies Texts;
