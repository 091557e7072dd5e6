import type { EnquirySection, EnquiryStatus } from '#contract/enquiries';
import type { Language } from '../platform/language';

/** Of what a customer is told there are fewer: `spam` is the staff's word alone. */
export type CustomerStatus = Exclude<EnquiryStatus, 'spam'>;

export const customerStatus = (status: EnquiryStatus): CustomerStatus => (status === 'spam' ? 'refused' : status);

const sections: Record<Language, Record<EnquirySection, string>> = {
  ru: { bookCategor_home: 'Запись на сервис', bookCategor_about: 'Запись с акции', shop: 'Покупка', phone: 'Звонок' },
  uz: {
    bookCategor_home: 'Xizmatga yozilish',
    bookCategor_about: 'Aksiyadan yozilish',
    shop: 'Xarid',
    phone: 'Qoʻngʻiroq',
  },
};

type EnquiryNotification = {
  reference: string;
  section: EnquirySection;
  /** Null where it does not matter to the visitor. */
  branch: string | null;
  /** Of the enquiry at the desk. */
  link: string;
};

/** What the staff's group hears: no name, no phone and nothing of what was written. */
export function enquiryNotification(
  language: Language,
  { reference, section, branch, link }: EnquiryNotification,
): string {
  const title = { ru: `Новая заявка ${reference}`, uz: `Yangi ariza ${reference}` }[language];
  const place = branch ?? { ru: 'филиал не выбран', uz: 'filial tanlanmagan' }[language];
  return `${title}\n${sections[language][section]} · ${place}\n${link}`;
}

const steps: Record<Language, Record<CustomerStatus, string>> = {
  ru: {
    new: 'получена. Менеджер позвонит вам в течение 24 часов.',
    in_work: 'в работе. Менеджер уже занимается ею.',
    waiting: 'ждёт вашего ответа. Позвоните нам, когда будет удобно.',
    done: 'выполнена. Спасибо, что выбрали нас!',
    refused: 'закрыта. Если остались вопросы, позвоните нам.',
  },
  uz: {
    new: 'qabul qilindi. Menejer 24 soat ichida sizga qoʻngʻiroq qiladi.',
    in_work: 'ishda. Menejer u bilan shugʻullanmoqda.',
    waiting: 'sizning javobingizni kutmoqda. Qulay vaqtda bizga qoʻngʻiroq qiling.',
    done: 'bajarildi. Bizni tanlaganingiz uchun rahmat!',
    refused: 'yopildi. Savollaringiz qolgan boʻlsa, bizga qoʻngʻiroq qiling.',
  },
};

/** What a follower hears, when they begin and at each change of the status. */
export const statusText = (language: Language, reference: string, status: EnquiryStatus): string =>
  `${{ ru: 'Заявка', uz: 'Ariza' }[language]} ${reference} ${steps[language][customerStatus(status)]}`;

/** What the bot answers to whatever is typed. */
export const botTexts: Record<Language, { spent: string; stopped: string; help: string }> = {
  ru: {
    spent: 'Эта ссылка уже использована или устарела. Откройте заявку на сайте ещё раз и нажмите «Следить в Telegram».',
    stopped: 'Больше ничего не пришлём. Чтобы снова следить за заявкой, откройте её на сайте.',
    help: 'Здесь мы сообщаем, как идёт ваша заявка. Откройте её на сайте и нажмите «Следить в Telegram». Остановить: /stop',
  },
  uz: {
    spent:
      'Bu havola ishlatilgan yoki eskirgan. Arizani saytda qayta oching va «Telegramda kuzatish» tugmasini bosing.',
    stopped: 'Boshqa hech narsa yubormaymiz. Arizani yana kuzatish uchun uni saytda oching.',
    help: 'Bu yerda arizangiz qanday ketayotganini aytamiz. Uni saytda oching va «Telegramda kuzatish» tugmasini bosing. Toʻxtatish: /stop',
  },
};

type Sentences = Record<'waiting' | 'done' | 'refused', (reference: string, call: string) => string> & {
  call: (phone: string) => string;
  callUs: string;
};

/** A manager who has taken an enquiry up calls: that costs no SMS. */
const sentences: Record<Language, Sentences> = {
  ru: {
    waiting: (reference, call) => `Yolda: заявка ${reference} ждёт ответа. ${call}`,
    done: (reference) => `Yolda: заявка ${reference} выполнена. Спасибо, что выбрали нас!`,
    refused: (reference, call) => `Yolda: заявка ${reference} закрыта. Вопросы? ${call}`,
    call: (phone) => `Звоните ${phone}`,
    callUs: 'Позвоните нам',
  },
  // Only letters that fit into the short alphabet of SMS.
  uz: {
    waiting: (reference, call) => `Yolda: ${reference} arizangiz javobingizni kutmoqda. ${call}`,
    done: (reference) => `Yolda: ${reference} arizangiz bajarildi. Bizni tanlaganingiz uchun rahmat!`,
    refused: (reference, call) => `Yolda: ${reference} arizangiz yopildi. Savollar bormi? ${call}`,
    call: (phone) => `Qo'ng'iroq qiling: ${phone}`,
    callUs: "Bizga qo'ng'iroq qiling",
  },
};

/**
 * What the phone of an enquiry is told of its status; null where that is worth no SMS. `callCenter`: whom to call, in any spelling; empty
 * where the business names nobody.
 */
export function enquirySms(
  language: Language,
  { reference, status, callCenter }: { reference: string; status: CustomerStatus; callCenter: string },
): string | null {
  if (status === 'new' || status === 'in_work') return null;
  const { call, callUs, [status]: sentence } = sentences[language];
  const phone = callCenter.replace(/[^+\d]/g, '');
  return sentence(reference, phone ? call(phone) : callUs);
}
