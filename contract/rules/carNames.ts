/** Spellings of brands and models that transliteration does not cover. Each line is a group of synonyms. */
export const CAR_NAMES = `
  chevrolet, шевроле, шевролет, shevrolet, shevrole
  daewoo, дэу, деу, deu, dewoo
  ravon, равон
  hyundai, хендай, хундай, хёндэ, хюндай, xundai, hunday, xyundai
  kia, киа, кия
  byd, бид, бивайди, бид авто
  chery, чери, cherri
  haval, хавал, хавейл
  geely, джили, jili
  changan, чанган, чаньань
  jetour, джетур, jetur
  exeed, эксид, eksid
  lada, лада, ваз, vaz, жигули, jiguli
  toyota, тойота, тоёта
  volkswagen, фольксваген, фольцваген, folksvagen
  skoda, шкода, shkoda
  mercedes benz, mercedes, мерседес, мерс, mersedes
  bmw, бмв, bmv, бумер
  audi, ауди
  nissan, ниссан
  mitsubishi, мицубиси, митсубиши, мицубиши
  opel, опель
  lexus, лексус, leksus
  renault, рено, reno
  gentra, джентра, жентра, jentra
  lacetti, лачетти, лассетти, ласетти, lasetti, lachetti
  nexia, нексия, neksiya, neksia
  onix, оникс, oniks
  tracker, трекер, треккер, treker
  captiva, каптива, kaptiva
  cruze, круз, kruz
  aveo, авео
  orlando, орландо
  equinox, эквинокс, ekvinoks
  trailblazer, трейлблейзер, treylbleyzer
  tahoe, тахо
  traverse, траверс
  tico, тико
  damas, дамас
  labo, лабо
  spark, спарк
  matiz, матиз
  cobalt, кобальт, кобалт
  malibu, малибу
  elantra, элантра
  sonata, соната
  accent, акцент, aksent
  creta, крета
  santa fe, санта фе
  tucson, туссан, туксон
  rio, рио
  cerato, серато, церато
  sportage, спортейдж, спортаж
  sorento, соренто
  seltos, селтос
  camry, камри
  corolla, королла, карола
  prado, прадо
  land cruiser, ленд крузер, лэнд крузер, крузак
  hilux, хайлюкс
  rav4, рав4, рав 4
  passat, пассат
  golf, гольф
  octavia, октавия
  logan, логан
  duster, дастер
  granta, гранта
  vesta, веста
  largus, ларгус
  priora, приора
  niva, нива
  tiggo, тигго
  jolion, джолион
  monjaro, монжаро
  coolray, кулрей, кулрэй
  song plus, сонг плюс, сонг
  chazor, чазор
  qashqai, кашкай
  x trail, икстрейл, икс трейл
  outlander, аутлендер
  pajero, паджеро
  lancer, лансер
`;
