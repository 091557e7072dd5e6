/** Words that visitors use for entries and that the entries' own texts lack. They find and are never shown. */
export const ASKED_FOR = {
  branches: {
    ru: 'филиал адрес контакты телефон номер телефона часы работы автосервис',
    uz: 'filial manzil aloqa telefon telefon raqami ish vaqti avtoservis',
  },
  phones: {
    every: { ru: 'телефон номер телефона контакты', uz: 'telefon telefon raqami aloqa' },
    call_center: { ru: 'консультация поддержка', uz: 'maslahat yordam' },
    insurance: { ru: 'страхование страховка', uz: 'sugʻurta' },
    roadside: { ru: 'помощь на дороге', uz: 'yoʻlda yordam' },
  },
} as const;
