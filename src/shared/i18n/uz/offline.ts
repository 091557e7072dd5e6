import type { OfflineTexts } from '../ru/offline';

export const offline: OfflineTexts = {
  noConnection: 'Aloqa yoʻq',
  searchesKept: 'Aloqa yoʻq: faqat saqlanganlar ichidan qidirilyapti',
  asAt: 'Aloqa yoʻq: {{time}} dagi holat',
  outbox: 'Aloqani kutayotgan arizalar',
  several: 'Aloqani kutayotgan arizalar: {{count}} ta',
  waits: 'Ariza aloqani kutyapti',
  waitsText: 'Sayt ochiq boʻlsa, aloqa paydo boʻlishi bilan oʻzimiz yuboramiz. Yozilgan vaqti: {{time}}.',
  sent: 'Ariza yuborildi',
  sentText: 'Menejer 24 soat ichida siz bilan bogʻlanadi.',
  sentNumber: 'Ariza raqami: {{reference}}',
  refused: 'Ariza qabul qilinmadi',
  refusedText: 'Yozilganlarni tekshirib, yana yuboring.',
  expired: 'Ariza yuborilmadi',
  expiredText: '24 soat davomida aloqa boʻlmadi. Ariza hali kerak boʻlsa, uni qaytadan yuboring.',
  change: 'Oʻzgartirish',
  drop: 'Oʻchirish',
  dropTitle: 'Ariza yuborilmasdan oʻchirilsinmi?',
  dropYes: 'Ha, oʻchirilsin',
  dropNo: 'Kutib tursin',
  close: 'Yaxshi',
};
