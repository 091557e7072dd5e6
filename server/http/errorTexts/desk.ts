import type { Texts } from './text';

/** What is refused to the staff. */
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
