const TASHKENT = new Intl.DateTimeFormat('ru', {
  timeZone: 'Asia/Tashkent',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `09:30` by the business's clock, wherever the visitor is; what is no time comes back unchanged. */
export const clockOf = (time: string): string => {
  const at = Date.parse(time);
  return Number.isNaN(at) ? time : TASHKENT.format(at);
};
