/** To whoever was led away from a page that wants a customer. */
export const turnedAway = {
  sessionEnded: 'Сеанс завершён, войдите снова',
  signInFirst: 'Чтобы открыть личный кабинет, войдите',
};
