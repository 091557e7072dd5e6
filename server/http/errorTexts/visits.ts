import type { Texts } from './text';

/** What is refused of a visit, its estimate, its history and its review. */
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
