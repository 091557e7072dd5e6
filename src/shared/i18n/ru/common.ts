export const common = {
  brand: 'Yolda',
  noInfo: 'Нет информации',
  loading: 'Загрузка…',
  retry: 'Повторить',
  loadFailed: 'Не удалось загрузить этот раздел. Проверьте связь и попробуйте ещё раз.',
  stale: 'Показаны прежние данные: обновить их не удалось.',
  close: 'Закрыть',
  priceFrom: 'от {{price}}',
  minutes: '{{count}}\u00a0мин',
  chooseTime: 'Выбрать время',
  newTab: 'откроется в новой вкладке',
};
