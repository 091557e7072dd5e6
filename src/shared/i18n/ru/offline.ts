/** Offline texts and texts of waiting enquiries, loaded in both languages with their late chunk. */
export const offline = {
  noConnection: 'Нет связи',
  searchesKept: 'Нет связи: ищем только среди сохранённого',
  asAt: 'Нет связи: как было в {{time}}',
  outbox: 'Заявки, которые ждут связи',
  several: 'Заявок ждут связи: {{count}}',
  waits: 'Заявка ждёт связи',
  waitsText: 'Отправим сами, как только связь появится, если сайт будет открыт. Написано в {{time}}.',
  sent: 'Заявка отправлена',
  sentText: 'Менеджер свяжется с вами в течение 24 часов.',
  sentNumber: 'Номер заявки: {{reference}}',
  refused: 'Заявку не приняли',
  refusedText: 'Проверьте, что написано, и отправьте ещё раз.',
  expired: 'Заявка не отправлена',
  expiredText: 'Связи не было сутки. Если заявка ещё нужна, отправьте её снова.',
  change: 'Изменить',
  drop: 'Удалить',
  dropTitle: 'Удалить заявку, не отправляя?',
  dropYes: 'Да, удалить',
  dropNo: 'Пусть ждёт',
  close: 'Хорошо',
};

export type OfflineTexts = typeof offline;
