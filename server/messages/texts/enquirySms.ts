import type { Language } from '../../http/language';
import type { ToldStatus } from './enquiryTexts';

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
  { reference, status, callCenter }: { reference: string; status: ToldStatus; callCenter: string },
): string | null {
  if (status === 'new' || status === 'in_work') return null;
  const { call, callUs, [status]: sentence } = sentences[language];
  const phone = callCenter.replace(/[^+\d]/g, '');
  return sentence(reference, phone ? call(phone) : callUs);
}
