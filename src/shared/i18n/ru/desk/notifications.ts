/** What the staff is notified of. */
export const notifications = {
  notifications: {
    lead: 'Новые заявки, записи на сегодня и завтра, ответы на сметы, отзывы и недоставленные сообщения ваших филиалов.',
    none: 'Уведомлений пока нет.',
    unread: 'Непрочитанных: {{count}}',
    isUnread: 'не прочитано',
    readAll: 'Прочитать все',
    arrivedText: 'Откройте уведомления, чтобы посмотреть.',
    kind_enquiry: 'Новая заявка',
    kind_booking_made: 'Новая запись',
    kind_booking_moved: 'Перенесена запись',
    kind_booking_cancelled: 'Отменена запись',
    kind_estimate_answered: 'Клиент ответил на смету',
    kind_review: 'Новый отзыв',
    kind_message_failed: 'Сообщение не доставлено',
  },
};
