import type { reviews as Source } from '../../ru/desk/reviews';

export const reviews: typeof Source = {
  reviews: {
    title: 'Sharhlar',
    lead: 'Saytda faqat siz maʼqullaganlari koʻrinadi: tashrif xizmatlari va filial yonida.',
    state: 'Qaysilari',
    waiting: 'Qaror kutmoqda',
    shown: 'Saytda',
    refused: 'Rad etilgan',
    none: 'Bunday sharh yoʻq.',
    nameless: 'Mijoz',
    stars: '5 dan {{stars}}',
    show: 'Saytda koʻrsatish',
    refuse: 'Rad etish',
    reason: 'Nega rad etyapsiz',
    reasonWas: 'Rad etish sababi: {{reason}}',
    toAnswer: 'Javob berish',
    ownAnswer: 'Servis javobi',
    saveAnswer: 'Javobni saqlash',
    cancel: 'Hozir emas',
    shownNow: 'Sharh saytda.',
    refusedNow: 'Sharh rad etildi.',
    answeredNow: 'Javob saqlandi.',
  },
};
