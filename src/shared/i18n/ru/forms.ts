/** What a form says before anybody has touched it. */
export const forms = {
  appointmentTitle: 'Заявка на сервис',
  appointmentText:
    'Опишите, что беспокоит. Менеджер перезвонит в течение 24 часов, предложит время и ответит на вопросы.',
  appointmentCall: 'Срочно? Позвоните, мы на связи круглосуточно.',
  name: 'Ваше имя',
  phone: 'Телефон',
  brand: 'Марка',
  model: 'Модель',
  branch: 'Филиал (необязательно)',
  anyBranch: 'Любой',
  message: 'Что случилось или что нужно сделать',
  brandPlaceholder: 'Например, Chevrolet',
  modelPlaceholder: 'Например, Cobalt',
  messageHint: 'Например: скрип при торможении, пробег 80\u00a0000\u00a0км.',
  send: 'Отправить заявку',
};
