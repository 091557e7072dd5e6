import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../language';
import { type BriefPage, languageOf, sendBriefPage } from './briefPage';

type Texts = Record<Language, { title: string; text: string }>;

const HOME: Record<Language, string> = {
  ru: '<p><a href="/">На главную</a></p>',
  uz: '<p><a href="/uz">Bosh sahifaga</a></p>',
};

const BROKEN: Texts = {
  ru: {
    title: 'Страница не открылась',
    text: 'Браузер прислал запрос, который сервер не понял. Откройте страницу ещё раз с главной.',
  },
  uz: {
    title: 'Sahifa ochilmadi',
    text: 'Brauzer server tushunmagan soʻrov yubordi. Sahifani bosh sahifadan qayta oching.',
  },
};

const TEXTS: Record<number, Texts> = {
  404: {
    ru: { title: 'Page Not Found', text: 'Страница не найдена. Проверьте, целиком ли скопирована ссылка.' },
    uz: { title: 'Page Not Found', text: 'Sahifa topilmadi. Havola toʻliq koʻchirilganini tekshiring.' },
  },
  405: {
    ru: {
      title: 'Эта страница только для просмотра',
      text: 'Отправить сюда данные нельзя. Откройте нужную форму с главной и заполните её ещё раз.',
    },
    uz: {
      title: 'Bu sahifa faqat koʻrish uchun',
      text: 'Bu yerga maʼlumot yuborib boʻlmaydi. Kerakli shaklni bosh sahifadan ochib, qayta toʻldiring.',
    },
  },
  429: {
    ru: {
      title: 'Слишком много обращений',
      text: 'С вашего адреса открывают очень много страниц подряд. Подождите минуту и откройте эту ещё раз.',
    },
    uz: {
      title: 'Murojaatlar juda koʻp',
      text: 'Sizning manzilingizdan ketma-ket juda koʻp sahifa ochilyapti. Bir daqiqa kutib, shu sahifani qayta oching.',
    },
  },
  431: {
    ru: {
      title: 'Браузер прислал слишком много данных',
      text: 'Обычно помогает удалить файлы cookie этого сайта в настройках браузера и открыть страницу снова.',
    },
    uz: {
      title: 'Brauzer juda koʻp maʼlumot yubordi',
      text: 'Odatda brauzer sozlamalarida shu saytning cookie fayllarini oʻchirib, sahifani qayta ochish yordam beradi.',
    },
  },
  500: {
    ru: { title: 'Ошибка на странице', text: 'Страница сломалась у нас, а не у вас. Попробуйте открыть её позже.' },
    uz: {
      title: 'Sahifada xatolik',
      text: 'Sahifadagi xato sizda emas, bizda. Uni keyinroq ochib koʻring.',
    },
  },
  503: {
    ru: {
      title: 'Страница временно недоступна',
      text: 'Сервер сейчас не может её открыть. Попробуйте ещё раз через минуту.',
    },
    uz: {
      title: 'Sahifa vaqtincha ochilmayapti',
      text: 'Server uni hozir ocha olmayapti. Bir daqiqadan soʻng qayta urinib koʻring.',
    },
  },
};

export const failureTexts = (status: number, language: Language): Pick<BriefPage, 'title' | 'text' | 'more'> => ({
  ...(TEXTS[status] ?? BROKEN)[language],
  more: HOME[language],
});

export const sendFailurePage = (
  request: FastifyRequest,
  reply: FastifyReply,
  failure: { status: number; retryAfter?: number | undefined },
): FastifyReply =>
  sendBriefPage(request, reply, {
    status: failure.status,
    ...(failure.retryAfter !== undefined && { retryAfter: failure.retryAfter }),
    ...failureTexts(failure.status, languageOf(request)),
  });
