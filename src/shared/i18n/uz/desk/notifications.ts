export const notifications = {
  notifications: {
    lead: 'Filiallaringizning yangi arizalari, bugungi va ertangi yozuvlari, smetalarga javoblar, sharhlar va yetib bormagan xabarlar.',
    none: 'Hozircha bildirishnomalar yoʻq.',
    unread: 'Oʻqilmaganlar: {{count}}',
    isUnread: 'oʻqilmagan',
    readAll: 'Hammasini oʻqish',
    arrivedText: 'Koʻrish uchun bildirishnomalarni oching.',
    kind_enquiry: 'Yangi ariza',
    kind_booking_made: 'Yangi yozuv',
    kind_booking_moved: 'Yozuv koʻchirildi',
    kind_booking_cancelled: 'Yozuv bekor qilindi',
    kind_estimate_answered: 'Mijoz smetaga javob berdi',
    kind_review: 'Yangi sharh',
    kind_message_failed: 'Xabar yetib bormadi',
  },
};
