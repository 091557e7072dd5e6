/** Texts about a customer's car that is at a branch now. */
export const openVisits = {
  title: 'Сейчас в сервисе',
  open: 'Принята',
  sent: 'Смета ждёт ответа',
  inWork: 'В работе',
  ready: 'Готова',
  openText: 'Машина в филиале. Когда смета будет составлена, она появится здесь.',
  sentText: 'Посмотрите смету и ответьте по каждой строке.',
  inWorkText: 'Когда машину можно будет забрать, это появится здесь.',
  readyText: 'Можно забирать.',
  today: 'Можно забрать сегодня до {{until}}.',
  laterToday: 'Можно забрать сегодня с {{from}} до {{until}}.',
  day: 'Можно забрать {{day}}, с {{from}} до {{until}}.',
  since: 'принята {{day}} в {{time}}',
  estimate: 'Посмотреть смету',
  answer: 'Ответить на смету',
};
