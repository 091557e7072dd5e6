import type { Config } from './config';
import type { Language } from './language';

type Text = Record<Language, string>;

const HEADING: Text = { ru: 'Как мы считаем посещения', uz: 'Tashriflarni qanday sanaymiz' };

const OWN: Text = {
  ru: 'Сайт сам считает, какие страницы открывают: страницу, сайт, с которого пришли, язык и вид устройства. Кто открыл, он не знает: ни cookie, ни сетевого адреса, ни номера посетителя в этих числах нет. Они хранятся 90 дней. Кто включил в браузере «Не отслеживать» или Global Privacy Control, того мы не считаем.',
  uz: 'Qaysi sahifalar ochilishini saytning oʻzi sanaydi: sahifa, qaysi saytdan kelingani, til va qurilma turi. Kim ochganini u bilmaydi: bu sonlarda na cookie, na tarmoq manzili, na tashrif buyuruvchining raqami bor. Ular 90 kun saqlanadi. Brauzerida «Kuzatmaslik» yoki Global Privacy Control yoqilgan odamni sanamaymiz.',
};

const THIRD: Text = {
  ru: 'С вашего согласия посещения считает и {names}. Счётчик получает адреса страниц, сетевой адрес и сведения о браузере и ставит свои файлы cookie. Мы спрашиваем об этом отдельно, а до согласия и после отказа он не загружается. Ответ хранится в памяти браузера под именем analyticsConsent.',
  uz: 'Roziligingiz bilan tashriflarni {names} ham sanaydi. Hisoblagich sahifa manzillari, tarmoq manzili va brauzer haqidagi maʼlumotlarni oladi hamda oʻz cookie fayllarini qoʻyadi. Bu haqda alohida soʻraymiz, rozilikkacha va rad etilgach u yuklanmaydi. Javob brauzer xotirasida analyticsConsent nomi bilan saqlanadi.',
};

export function analyticsText(
  { own, yandexMetricaId, googleAnalyticsId }: Config['analytics'],
  language: Language,
): string {
  const names = [yandexMetricaId && 'Yandex Metrica', googleAnalyticsId && 'Google Analytics'].filter(Boolean);
  const paragraphs = [
    own && OWN[language],
    names.length > 0 && THIRD[language].replace('{names}', names.join(language === 'ru' ? ' и ' : ' va ')),
  ].filter((paragraph) => paragraph !== false);
  return paragraphs.length === 0 ? '' : ['', `## ${HEADING[language]}`, ...paragraphs].join('\n\n');
}
