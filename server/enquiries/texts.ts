import type { EnquirySection, EnquiryStatus } from '#contract/enquiries';
import type { Language } from '../platform/language';

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
  branch: string | null;
  link: string;
};

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

export const statusText = (language: Language, reference: string, status: EnquiryStatus): string =>
  `${{ ru: 'Заявка', uz: 'Ariza' }[language]} ${reference} ${steps[language][customerStatus(status)]}`;

export const botTexts: Record<Language, { usedLink: string; stopped: string; help: string }> = {
  ru: {
    usedLink:
      'Эта ссылка уже использована или устарела. Откройте заявку на сайте ещё раз и нажмите «Следить в Telegram».',
    stopped: 'Больше ничего не пришлём. Чтобы снова следить за заявкой, откройте её на сайте.',
    help: 'Здесь мы сообщаем, как идёт ваша заявка. Откройте её на сайте и нажмите «Следить в Telegram». Остановить: /stop',
  },
  uz: {
    usedLink:
      'Bu havola ishlatilgan yoki eskirgan. Arizani saytda qayta oching va «Telegramda kuzatish» tugmasini bosing.',
    stopped: 'Boshqa hech narsa yubormaymiz. Arizani yana kuzatish uchun uni saytda oching.',
    help: 'Bu yerda arizangiz qanday ketayotganini aytamiz. Uni saytda oching va «Telegramda kuzatish» tugmasini bosing. Toʻxtatish: /stop',
  },
};

type Sentences = Record<'waiting' | 'done' | 'refused', (reference: string, call: string) => string> & {
  call: (phone: string) => string;
  callUs: string;
};

/** No SMS for an enquiry in work, because the manager calls. */
const sentences: Record<Language, Sentences> = {
  ru: {
    waiting: (reference, call) => `Yolda: заявка ${reference} ждёт ответа. ${call}`,
    done: (reference) => `Yolda: заявка ${reference} выполнена. Спасибо, что выбрали нас!`,
    refused: (reference, call) => `Yolda: заявка ${reference} закрыта. Вопросы? ${call}`,
    call: (phone) => `Звоните ${phone}`,
    callUs: 'Позвоните нам',
  },
  uz: {
    waiting: (reference, call) => `Yolda: ${reference} arizangiz javobingizni kutmoqda. ${call}`,
    done: (reference) => `Yolda: ${reference} arizangiz bajarildi. Bizni tanlaganingiz uchun rahmat!`,
    refused: (reference, call) => `Yolda: ${reference} arizangiz yopildi. Savollar bormi? ${call}`,
    call: (phone) => `Qo'ng'iroq qiling: ${phone}`,
    callUs: "Bizga qo'ng'iroq qiling",
  },
};

export function enquirySms(
  language: Language,
  { reference, status, callCenter }: { reference: string; status: CustomerStatus; callCenter: string },
): string | null {
  if (status === 'new' || status === 'in_work') return null;
  const { call, callUs, [status]: sentence } = sentences[language];
  const phone = callCenter.replace(/[^+\d]/g, '');
  return sentence(reference, phone ? call(phone) : callUs);
}
