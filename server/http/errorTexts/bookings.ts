import type { Texts } from './text';

/** What is refused to whoever books a time. */
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
