import { CAR_NAMES } from '#contract/rules/carNames';

/** Names of brands, models, makers of parts and towns whose spellings in the two scripts differ; each group a line. */
export const NAMES = `${CAR_NAMES}
  bosch, бош
  mann filter, mann, манн, ман
  mahle, мале, махле
  castrol, кастрол, кострол
  shell, шелл, шел
  mobil, мобил, мобиль
  acdelco, асделко, ac delco
  gm genuine, gm, джием, жм, жиэм
  brembo, брембо
  trw, трв
  ate, ате
  ngk, нгк
  denso, денсо
  kyb, каяба, kayaba, кайаба
  sachs, сакс, захс
  skf, скф
  luk, лук сцепление
  varta, варта
  exide, эксайд, exayd
  delkor, делкор
  gates, гейтс, гейтз
  dayco, дайко
  contitech, континентал, contitek, контитех
  ina, ина
  nissens, ниссенс
  gmb, гмб
  valeo, валео
  osram, осрам
  philips, филипс
  depo, депо
  delphi, делфи, дельфи
  sangsin, сангсин, hi q
  tashkent, ташкент, toshkent
  chirchik, чирчик, chirchiq
  bukhara, бухара, buxoro
  fergana, фергана, fargʻona
  karshi, карши, qarshi
  rudaki, рудаки, rudakiy
  kamchik, камчик, qamchiq
  karakalpakstan, каракалпакстан, qoraqalpogʻiston
  kashkadarya, кашкадарья, qashqadaryo
  samarkand, самарканд, samarqand
  andijan, андижан, andijon
`;
