import type { Language } from '../language';

export type Texts = Record<string, Record<Language, string>>;

export const bookingsTexts = {
  time_gone: {
    ru: 'Это время уже занято или недоступно. Выберите другое.',
    uz: 'Bu vaqt band yoki unga yozilib boʻlmaydi. Boshqasini tanlang.',
  },
  service_not_bookable: {
    ru: 'На эту услугу записываем по телефону.',
    uz: 'Bu xizmatga telefon orqali yozamiz.',
  },
  branch_not_bookable: {
    ru: 'В этот филиал записываем по телефону.',
    uz: 'Bu filialga telefon orqali yozamiz.',
  },
  day_has_times: {
    ru: 'На этот день есть свободное время: ждать не нужно, выберите его.',
    uz: 'Bu kunda boʻsh vaqt bor: kutish shart emas, uni tanlang.',
  },
  day_not_bookable: { ru: 'На этот день записи нет.', uz: 'Bu kunga yozilib boʻlmaydi.' },
  too_many_holds: {
    ru: 'С вашей сети сейчас оформляют несколько записей. Попробуйте через несколько минут или позвоните в филиал.',
    uz: 'Tarmogʻingizdan hozir bir necha yozuv rasmiylashtirilmoqda. Bir necha daqiqadan keyin urinib koʻring yoki filialga qoʻngʻiroq qiling.',
  },
  too_many_bookings: {
    ru: 'На этот номер уже есть две записи. Перенесите или отмените одну из них.',
    uz: 'Bu raqamga ikkita yozuv bor. Birini koʻchiring yoki bekor qiling.',
  },
  too_many_bookings_today: {
    ru: 'С этого номера сегодня записывались много раз. Позвоните в филиал или попробуйте завтра.',
    uz: 'Bu raqamdan bugun koʻp marta yozilishgan. Filialga qoʻngʻiroq qiling yoki ertaga urinib koʻring.',
  },
  too_many_moves: {
    ru: 'Запись переносили столько раз, сколько можно. Позвоните в филиал.',
    uz: 'Yozuv ruxsat etilgan marta koʻchirildi. Filialga qoʻngʻiroq qiling.',
  },
  too_many_waits: {
    ru: 'Вы уже ждёте время на трёх днях.',
    uz: 'Siz uch kunda vaqt kutyapsiz.',
  },
  booking_fixed: {
    ru: 'Эту запись уже не изменить на сайте. Позвоните в филиал.',
    uz: 'Bu yozuvni saytda endi oʻzgartirib boʻlmaydi. Filialga qoʻngʻiroq qiling.',
  },
  booking_stranded: {
    ru: 'В это время филиал не сможет вас принять. Выберите другое время или позвоните в филиал.',
    uz: 'Filial bu vaqtda sizni qabul qila olmaydi. Boshqa vaqtni tanlang yoki filialga qoʻngʻiroq qiling.',
  },
  phone_blocked: {
    ru: 'По этому номеру записываем только по телефону филиала.',
    uz: 'Bu raqam boʻyicha faqat filial telefoni orqali yozamiz.',
  },
  phone_is_blocked: { ru: 'Этот номер уже заблокирован.', uz: 'Bu raqam allaqachon bloklangan.' },
  car_unknown: { ru: 'Выберите автомобиль ещё раз.', uz: 'Avtomobilni qaytadan tanlang.' },
  enquiry_booked: { ru: 'По этой заявке уже есть запись.', uz: 'Bu ariza boʻyicha yozuv allaqachon bor.' },
  no_room: { ru: 'Здесь нет места.', uz: 'Bu yerda joy yoʻq.' },
  branch_hidden: {
    ru: 'Этот филиал скрыт и записей не берёт. Выберите другой филиал.',
    uz: 'Bu filial yashirilgan va yozuv qabul qilmaydi. Boshqa filialni tanlang.',
  },
  bookings_affected: {
    ru: 'Из-за этого изменения записанным клиентам негде будет обслужиться.',
    uz: 'Bu oʻzgarish tufayli yozilgan mijozlarga joy qolmaydi.',
  },
  booking_changed: { ru: 'Запись уже изменили.', uz: 'Yozuv allaqachon oʻzgartirilgan.' },
  booking_step: {
    ru: 'Из этого состояния запись туда не переходит.',
    uz: 'Yozuv bu holatdan unga oʻtmaydi.',
  },
} as const satisfies Texts;

export const deskTexts = {
  desk_not_signed_in: { ru: 'Войдите в рабочий стол.', uz: 'Ish stoliga kiring.' },
  second_factor_needed: { ru: 'Введите код из приложения.', uz: 'Ilovadagi kodni kiriting.' },
  totp_setup_needed: { ru: 'Сначала настройте вход по коду.', uz: 'Avval kod bilan kirishni sozlang.' },
  wrong_second_factor: {
    ru: 'Код не подошёл. Дождитесь следующего и введите его.',
    uz: 'Kod mos kelmadi. Keyingisini kutib, uni kiriting.',
  },
  second_factor_locked: {
    ru: 'Неверный код введён слишком много раз. Попросите владельца прислать новую ссылку для входа.',
    uz: 'Kod juda koʻp marta notoʻgʻri kiritildi. Egasidan kirish uchun yangi havola soʻrang.',
  },
  desk_password_locked: {
    ru: 'Неверный пароль введён слишком много раз. Попросите владельца прислать новую ссылку для входа.',
    uz: 'Parol juda koʻp marta notoʻgʻri kiritildi. Egasidan kirish uchun yangi havola soʻrang.',
  },
  demo_account: {
    ru: 'Этой учётной записью демонстрации пользуются все: её пароль, второй шаг и роль не меняются.',
    uz: 'Bu namoyish hisobidan hamma foydalanadi: uning paroli, ikkinchi bosqichi va roli oʻzgarmaydi.',
  },
  cross_site: { ru: 'Запрос пришёл не с нашего сайта.', uz: 'Soʻrov bizning saytdan kelmadi.' },
  totp_required: { ru: 'Владелец входит только с кодом.', uz: 'Egasi faqat kod bilan kiradi.' },
  invitation_not_good: {
    ru: 'Ссылка больше не действует. Попросите новую.',
    uz: 'Havola endi ishlamaydi. Yangisini soʻrang.',
  },
  staff_exists: { ru: 'Сотрудник с этим номером уже есть.', uz: 'Bu raqamli xodim allaqachon bor.' },
  own_role: { ru: 'Свой доступ изменить нельзя.', uz: 'Oʻz ruxsatingizni oʻzgartirib boʻlmaydi.' },
  last_owner: { ru: 'Хотя бы один владелец должен остаться.', uz: 'Kamida bitta egasi qolishi kerak.' },
  changed_meanwhile: { ru: 'Заявку уже изменили.', uz: 'Ariza allaqachon oʻzgartirilgan.' },
  content_changed: { ru: 'Это уже изменили.', uz: 'Bu allaqachon oʻzgartirilgan.' },
  stock_changed: { ru: 'Остаток уже изменили.', uz: 'Qoldiq allaqachon oʻzgartirilgan.' },
  stock_short: { ru: 'Столько свободных нет.', uz: 'Bunchasi boʻsh emas.' },
  stock_full: {
    ru: 'Больше 99\u00a0999 штук в одном филиале не бывает.',
    uz: 'Bitta filialda 99\u00a0999 tadan koʻp boʻlmaydi.',
  },
  foreign_branch: {
    ru: 'Это не ваш филиал: его остатки меняют его сотрудники.',
    uz: 'Bu sizning filialingiz emas: uning qoldigʻini oʻz xodimlari oʻzgartiradi.',
  },
  nothing_to_publish: { ru: 'Публиковать нечего: черновика нет.', uz: 'Nashr qilinadigan qoralama yoʻq.' },
} as const satisfies Texts;

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

export const visitsTexts = {
  visit_changed: { ru: 'Визит уже изменили.', uz: 'Tashrif allaqachon oʻzgartirilgan.' },
  visit_over: {
    ru: 'Визит закрыт и больше не меняется. Исправить закрытый можно новым визитом.',
    uz: 'Tashrif yopilgan va endi oʻzgarmaydi. Yopilganini yangi tashrif bilan tuzatish mumkin.',
  },
  visit_full: { ru: 'Больше в один визит не помещается.', uz: 'Bitta tashrifga bundan ortiq sigʻmaydi.' },
  visit_step: {
    ru: 'Из этого состояния визит туда не переходит.',
    uz: 'Tashrif bu holatdan unga oʻtmaydi.',
  },
  visit_corrected: {
    ru: 'Этот визит уже исправляют или исправили.',
    uz: 'Bu tashrif allaqachon tuzatilgan yoki tuzatilmoqda.',
  },
  estimate_changed: {
    ru: 'Смета уже другая. Посмотрите её ещё раз.',
    uz: 'Smeta oʻzgargan. Uni yana bir bor koʻring.',
  },
  decisions_changed: {
    ru: 'Ответ не записан: часть строк решили, пока страница была открыта. Проверьте отмеченные и отправьте ещё раз.',
    uz: 'Javob yozilmadi: sahifa ochiq turganda ayrim qatorlar hal qilindi. Belgilanganlarini tekshirib, yana yuboring.',
  },
  decided_by_customer: {
    ru: 'Это решил сам клиент. Он может изменить решение по своей ссылке, а сотрудник на рабочем месте.',
    uz: 'Buni mijozning oʻzi hal qilgan. Qarorni u oʻz havolasi orqali, xodim esa ish joyida oʻzgartira oladi.',
  },
  work_begun: {
    ru: 'Работа уже началась, решение не меняется.',
    uz: 'Ish boshlangan, qaror oʻzgarmaydi.',
  },
  share_limit: {
    ru: 'Открытых ссылок слишком много. Закройте те, что больше не нужны.',
    uz: 'Ochiq havolalar juda koʻp. Keraksizlarini yoping.',
  },
  handover_to_oneself: {
    ru: 'Эту ссылку открывает покупатель, а не вы.',
    uz: 'Bu havolani siz emas, xaridor ochadi.',
  },
  handover_not_accepted: {
    ru: 'Покупатель ещё не принял историю.',
    uz: 'Xaridor tarixni hali qabul qilmagan.',
  },
  handover_done: {
    ru: 'Все визиты этой машины уже переданы новому владельцу.',
    uz: 'Bu mashinaning barcha tashriflari yangi egasiga topshirilgan.',
  },
  handover_confirmed: {
    ru: 'История уже передана.',
    uz: 'Tarix allaqachon topshirilgan.',
  },
  review_changed: { ru: 'Отзыв уже изменили.', uz: 'Sharh allaqachon oʻzgartirilgan.' },
  visit_empty: {
    ru: 'В визите нет ни одной строки. Если ничего не сделано, верните его в приёмку и отмените.',
    uz: 'Tashrifda birorta ham qator yoʻq. Hech narsa qilinmagan boʻlsa, uni qabulga qaytaring va bekor qiling.',
  },
  estimate_empty: { ru: 'В смете нет ни одной строки.', uz: 'Smetada birorta ham qator yoʻq.' },
  mileage_implausible: {
    ru: 'Такой пробег не похож на правду. Проверьте его.',
    uz: 'Bunday masofa haqiqatga oʻxshamaydi. Uni tekshiring.',
  },
  edit_conflict: {
    ru: 'Пока форма была открыта, эти данные изменились. Проверьте их.',
    uz: 'Shakl ochiq turganda bu maʼlumotlar oʻzgargan. Ularni tekshiring.',
  },
  cannot_retry: { ru: 'Это сообщение повторить нельзя.', uz: 'Bu xabarni takrorlab boʻlmaydi.' },
} as const satisfies Texts;

export const fieldTexts = {
  required: { ru: 'Обязательное поле.', uz: 'Toʻldirilishi shart.' },
  type: { ru: 'Неверный тип значения.', uz: 'Qiymat turi notoʻgʻri.' },
  minLength: {
    ru: 'Слишком короткое значение: нужно не меньше {limit}.',
    uz: 'Qiymat juda qisqa: kamida {limit} ta belgi kerak.',
  },
  maxLength: {
    ru: 'Слишком длинное значение: можно не больше {limit}.',
    uz: 'Qiymat juda uzun: koʻpi bilan {limit} ta belgi.',
  },
  minimum: { ru: 'Значение должно быть не меньше {limit}.', uz: 'Qiymat {limit} dan kam boʻlmasligi kerak.' },
  maximum: { ru: 'Значение должно быть не больше {limit}.', uz: 'Qiymat {limit} dan oshmasligi kerak.' },
  priceRange: {
    ru: 'Цена «до» не может быть меньше цены «от».',
    uz: '«Gacha» narxi «dan» narxidan kam boʻlishi mumkin emas.',
  },
  discount: {
    ru: 'Скидка не может быть больше суммы, с которой она снимается: {limit} сум.',
    uz: 'Chegirma olinadigan summadan katta boʻlishi mumkin emas: {limit} soʻm.',
  },
  signs: { ru: 'Нужны только буквы и цифры.', uz: 'Faqat harf va raqamlar kerak.' },
  days: { ru: 'Нужен день от {min} до {max}.', uz: '{min} dan {max} gacha boʻlgan kun kerak.' },
  birthdate: { ru: 'Такой даты рождения быть не может.', uz: 'Tugʻilgan sana bunday boʻlishi mumkin emas.' },
  passwordCommon: {
    ru: 'Это один из самых частых паролей, его подберут первым. Придумайте другой.',
    uz: 'Bu eng koʻp uchraydigan parollardan biri, uni birinchi boʻlib sinab koʻrishadi. Boshqasini oʻylab toping.',
  },
  passwordOwn: {
    ru: 'Такой пароль легко угадать: в нём только имя, телефон, дата рождения или название сайта. Придумайте другой.',
    uz: 'Bunday parolni topish oson: unda faqat ism, telefon, tugʻilgan sana yoki sayt nomi bor. Boshqasini oʻylab toping.',
  },
  ownPassword: { ru: 'Введён неверный пароль.', uz: 'Kiritilgan parol notoʻgʻri.' },
  policy: {
    ru: 'Такой версии политики нет. Обновите страницу и прочтите её ещё раз.',
    uz: 'Siyosatning bunday versiyasi yoʻq. Sahifani yangilab, uni qayta oʻqing.',
  },
  branches: { ru: 'Выберите хотя бы один филиал.', uz: 'Kamida bitta filialni tanlang.' },
  noBranches: { ru: 'Эта роль не привязана к филиалам.', uz: 'Bu rol filiallarga bogʻlanmagan.' },
  kept: {
    ru: 'Без этого согласие на обработку данных не спросить: так и должно остаться.',
    uz: 'Busiz maʼlumotlarni qayta ishlashga rozilik soʻrab boʻlmaydi: shunday qolishi kerak.',
  },
  closed: { ru: 'В это время филиал закрыт.', uz: 'Bu vaqtda filial yopiq.' },
  past: { ru: 'Это время уже прошло.', uz: 'Bu vaqt oʻtib ketgan.' },
  taken: { ru: 'Такое уже есть.', uz: 'Bunday allaqachon bor.' },
  choice: { ru: 'Такого варианта нет.', uz: 'Bunday tanlov yoʻq.' },
  minimumSize: {
    ru: 'Картинка слишком мала для этого места: нужно не меньше {limit} точек.',
    uz: 'Rasm bu joy uchun juda kichik: kamida {limit} nuqta kerak.',
  },
  unknown: { ru: 'Неизвестное поле.', uz: 'Nomaʼlum maydon.' },
  right: {
    ru: 'Тот, кто назначил публикацию, больше не может публиковать.',
    uz: 'Eʼlon vaqtini belgilagan xodim endi eʼlon qila olmaydi.',
  },
  other: { ru: 'Неверное значение.', uz: 'Qiymat notoʻgʻri.' },
} as const satisfies Texts;

export const errorTexts = {
  bad_request: { ru: 'Запрос составлен неверно.', uz: 'Soʻrov notoʻgʻri tuzilgan.' },
  validation: { ru: 'Проверьте введённые данные.', uz: 'Kiritilgan maʼlumotlarni tekshiring.' },
  malformed_json: { ru: 'Тело запроса не является правильным JSON.', uz: 'Soʻrov tanasi toʻgʻri JSON emas.' },
  not_authenticated: { ru: 'Войдите в личный кабинет.', uz: 'Shaxsiy kabinetga kiring.' },
  token_not_valid: { ru: 'Срок действия входа истёк.', uz: 'Kirish muddati tugagan.' },
  forbidden: { ru: 'Это действие вам недоступно.', uz: 'Bu amal siz uchun mavjud emas.' },
  phone_not_verified: { ru: 'Сначала подтвердите номер телефона.', uz: 'Avval telefon raqamini tasdiqlang.' },
  wrong_password: {
    ru: 'Неверный номер телефона или пароль.',
    uz: 'Telefon raqami yoki parol notoʻgʻri.',
  },
  sms_only: {
    ru: 'Неверный пароль введён слишком много раз. Войдите по SMS: получите код и задайте новый пароль.',
    uz: 'Parol juda koʻp marta notoʻgʻri kiritildi. SMS orqali kiring: kod oling va yangi parol oʻrnating.',
  },
  own_password_needed: {
    ru: 'Для этого введите свой пароль.',
    uz: 'Buning uchun parolingizni kiriting.',
  },
  own_password_wrong: { ru: 'Неверный пароль.', uz: 'Parol notoʻgʻri.' },
  phone_landline: {
    ru: 'На городской номер SMS не придёт. Укажите мобильный.',
    uz: 'Shahar telefoniga SMS bormaydi. Mobil raqamni kiriting.',
  },
  phone_taken: { ru: 'Этот номер уже зарегистрирован.', uz: 'Bu raqam allaqachon roʻyxatdan oʻtgan.' },
  not_found: { ru: 'Ничего не найдено.', uz: 'Hech narsa topilmadi.' },
  enquiry_not_found: {
    ru: 'Такой заявки не нашлось. Проверьте номер заявки и последние четыре цифры телефона.',
    uz: 'Bunday ariza topilmadi. Ariza raqamini va telefonning oxirgi toʻrt raqamini tekshiring.',
  },
  method_not_allowed: { ru: 'Этот метод здесь не поддерживается.', uz: 'Bu yerda bunday usul qoʻllanmaydi.' },
  conflict: { ru: 'Данные уже изменены или заняты.', uz: 'Maʼlumotlar oʻzgargan yoki band.' },
  chat_missing: {
    ru: 'Сначала откройте ссылку в Telegram.',
    uz: 'Avval Telegramdagi havolani oching.',
  },
  message_off: {
    ru: 'Клиент отключил сообщения. Позвоните ему.',
    uz: 'Mijoz xabarlarni oʻchirib qoʻygan. Unga qoʻngʻiroq qiling.',
  },
  message_unreachable: {
    ru: 'На этот номер сообщение отправить нельзя. Позвоните клиенту.',
    uz: 'Bu raqamga xabar yuborib boʻlmaydi. Mijozga qoʻngʻiroq qiling.',
  },
  message_limit: {
    ru: 'Этому клиенту за сутки уже написали пять раз. Позвоните ему.',
    uz: 'Bu mijozga bir kunda besh marta yozilgan. Unga qoʻngʻiroq qiling.',
  },
  car_limit: {
    ru: 'В гараже может быть не больше двух автомобилей.',
    uz: 'Garajda ikkitadan ortiq avtomobil boʻlmaydi.',
  },
  due_gone: {
    ru: 'Этого срока уже нет. Обновите страницу.',
    uz: 'Bu muddat endi yoʻq. Sahifani yangilang.',
  },
  record_limit: {
    ru: 'У автомобиля уже 200 ваших записей. Удалите ненужные.',
    uz: 'Avtomobilda 200 ta yozuvingiz bor. Keraksizlarini oʻchiring.',
  },
  too_large: { ru: 'Слишком большой запрос.', uz: 'Soʻrov hajmi juda katta.' },
  unsupported_media_type: { ru: 'Отправьте данные в формате JSON.', uz: 'Maʼlumotlarni JSON shaklida yuboring.' },
  idempotency_conflict: {
    ru: 'Этот ключ уже использован для другого запроса.',
    uz: 'Bu kalit boshqa soʻrov uchun ishlatilgan.',
  },
  too_many_requests: {
    ru: 'Слишком много обращений. Попробуйте немного позже.',
    uz: 'Murojaatlar juda koʻp. Birozdan soʻng urinib koʻring.',
  },
  challenge_required: {
    ru: 'Нужно проверить, что вы не робот. Обновите страницу и попробуйте ещё раз.',
    uz: 'Robot emasligingizni tekshirish kerak. Sahifani yangilab, qayta urinib koʻring.',
  },
  sms_not_sent: {
    ru: 'Не удалось отправить SMS. Попробуйте ещё раз чуть позже.',
    uz: 'SMS yuborib boʻlmadi. Birozdan soʻng qayta urinib koʻring.',
  },
  busy: {
    ru: 'Сейчас к нам очень много обращений. Попробуйте через несколько секунд.',
    uz: 'Hozir bizga murojaatlar juda koʻp. Bir necha soniyadan soʻng urinib koʻring.',
  },
  unavailable: { ru: 'Сервис временно недоступен.', uz: 'Xizmat vaqtincha ishlamayapti.' },
  internal: { ru: 'Внутренняя ошибка сервера.', uz: 'Serverda ichki xatolik.' },
  ...bookingsTexts,
  ...deskTexts,
  ...filesTexts,
  ...visitsTexts,
} as const satisfies Texts;

export type ErrorCode = keyof typeof errorTexts;
