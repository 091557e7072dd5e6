import { bookingsTexts } from './errorTexts/bookings';
import { deskTexts } from './errorTexts/desk';
import { filesTexts } from './errorTexts/files';
import type { Texts } from './errorTexts/text';
import { visitsTexts } from './errorTexts/visits';

export { fieldTexts } from './errorTexts/fields';

/** The code for programs and the text for people of every failure; unusual ones are added here, and in the files of their areas, by the routes that need them. */
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
  car_limit: {
    ru: 'В гараже может быть не больше двух автомобилей.',
    uz: 'Garajda ikkitadan ortiq avtomobil boʻlmaydi.',
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
