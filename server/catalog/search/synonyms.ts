/**
 * One group of synonyms per line, as narrow as shop categories: a brake pad is not a disc. `foldWord` handles
 * spelling, cases, script and unstressed vowels. `?`: synonym only in a visitor's question, not in indexed texts.
 */
export const SYNONYMS = `
  замена, менять, поменять, сменить, заменить, almashtirish, almashtiramiz, almashtirib
  ремонт, ремонтировать, отремонтировать, починить, починка, чинить, taʼmir, taʼmirlash, taʼmirlaymiz, remont, tuzatish
  проверка, проверить, осмотр, tekshiruv, tekshirish, koʻrik
  двигатель, мотор, движок, двс, dvigatel, motor
  капитальный ремонт, капиталка, капремонт, kapital taʼmir, kapitalka
  моторное масло, масло двигателя, масло в двигатель, motor moyi, dvigatel moyi
  масло, moy, maslo, yogʻ
  замена масла, moy almashtirish, ?маслосервис, ?маслозамена
  техобслуживание, техническое обслуживание, плановое то, texnik xizmat, texxizmat, ?то, ?то1, ?то2, ?сервис
  техосмотр, технический осмотр, texnik koʻrik, texosmotr, ?tex osmotr
  карбюратор, ?карбюраторный двигатель, karbyurator
  ?карбюратор, ?инжектор, ?дроссель, ремонт двигателя
  форсунка, инжектор, forsunka, injektor
  коробка передач, коробка, кпп, акпп, мкпп, автомат, вариатор, uzatmalar qutisi, uzatma qutisi, karobka, quti
  автоматическая коробка, акпп, автомат, avtomat quti, avtomat uzatma, avtomat karobka
  механическая коробка, мкпп, механика, mexanik uzatma, mexanika
  сцепление, ilashish muftasi, mufta, stsepleniye, ?корзина сцепления, ?фередо
  колодки, kolodka, nakladka, накладки, ?колодочки
  тормоз, tormoz
  тормозная жидкость, tormoz suyuqligi, tormozuxa, тормозуха
  ручной тормоз, ручник, qoʻl tormozi, ruchnik
  подвеска, ходовая часть, ходовая, ходовка, osma, xodovoy, xodovka, xodovoy qism
  амортизатор, amortizator, ?стойка амортизатора, ?стойки, ?стойка, ?амор
  стойка стабилизатора, ?линк, ?косточка, stabilizator tortqisi, ?stoyka stabilizator
  шаровая опора, шаровая, ?шаровой, sharli tayanch, sharovoy
  рулевой наконечник, наконечник рулевой тяги, rul uchligi, rul tortqisi uchligi, nakonechnik, ?наконечник
  рулевая тяга, rul tortqisi
  руль, рулевое управление, rul, ?рулевая рейка
  сайлентблок, saylentblok, ?резинка рычага
  подшипник, podshipnik, ?подшибник
  ступица, gupchak, stupitsa
  привод, полуось, yuritma, ?граната, granata
  шина, резина, покрышка, баллон колеса, shina, balon, rezina, pokrishka, ?баллон, ?балон
  зимняя шина, зимняя резина, qishki shina, qishki balon, qishki rezina
  колесо, gʻildirak, koleso
  шиномонтаж, shinomontaj, переобувка, перебортовка, ?перебортировка, вулканизация, vulkanizatsiya, shina almashtirish, balon almashtirish, ?переобуть
  балансировка, balansirovka, balanslash
  сход развал, развал схождение, развал, сход, gʻildirak burchaklari, razval, sxod, sxod razval, ?углы колес
  аккумулятор, аккум, акб, akkumulyator, akkum, akb, ?батарея, ?батарейка, ?batareya
  генератор, generator, dinamo
  стартер, starter, ?стартёр
  проводка, провода, simlar, provodka
  электрик, автоэлектрик, автоэлектрика, avtoelektrik, avtoelektrika, ?электрика, ?elektrik, ?elektrika
  сигнализация, signalizatsiya, ?сигналка, ?signalka
  свеча зажигания, свечи, sham, oʻt oldirish shami, svecha
  катушка зажигания, катушка, бобина, oʻt oldirish gʻaltagi, gʻaltak, katushka, bobina
  зажигание, oʻt oldirish, zajiganiye, ?ut oldirish
  высоковольтные провода, бронепровода, yuqori kuchlanish simlari, broneprovod, bronya
  датчик, сенсор, datchik
  датчик кислорода, лямбда зонд, лямбда, кислородный датчик, kislorod datchigi, lyambda
  фильтр, filtr
  масляный фильтр, фильтр масла, moy filtri, maslyaniy filtr
  воздушный фильтр, фильтр воздуха, воздухан, havo filtri, vozdushniy filtr, ?воздушка
  салонный фильтр, фильтр салона, фильтр кондиционера, salon filtri
  топливный фильтр, yonilgʻi filtri
  ремень, tasma, remen
  ремень грм, grm tasmasi, ?зубчатый ремень, ?ремень газораспределения
  цепь, zanjir, sep
  приводной ремень, поликлиновой ремень, ремень генератора, ручейковый ремень, koʻp ponali tasma, yuritma tasmasi, generator tasmasi
  натяжитель, ролик натяжной, taranglagich, natyajitel, ?ролик
  радиатор, radiator
  вентилятор, ventilyator, карлсон, ?пропеллер
  термостат, termostat
  водяной насос, помпа, suv nasosi, pompa
  антифриз, тосол, охлаждающая жидкость, antifriz, tosol, sovitish suyuqligi, ?охлаждайка
  охлаждение, sovitish
  кондиционер, konditsioner, климат контроль, ?кондей, ?кондёр, ?автокондиционер
  заправка кондиционера, фреон, хладагент, konditsionerni toʻldirish, freon, ?заправка фреона
  печка, отопитель, pechka, isitgich
  диагностика, diagnostika, ?сканер, ?диагност
  компьютерная диагностика, kompyuter diagnostikasi, ?скан, ?чек двигателя
  ?чек, ?джекичан, check engine, ?чек энджин, ?chek
  фара, fara
  фонарь, задний фонарь, стоп сигнал, fonar, orqa fonar, ?стопак, ?габарит
  лампа, лампочка, lampa, lampochka
  дворник, щётка стеклоочистителя, стеклоочиститель, oyna tozalagich, dvornik, choʻtka, ?щётки дворников
  омыватель, омывайка, незамерзайка, yuvgich
  стекло, oyna, steklo
  кузов, kuzov
  кузовной ремонт, жестянка, рихтовка, kuzov taʼmiri, jestyanka, rixtovka, ?вмятина, ?бампер, ?крыло
  покраска, краска, окраска, малярка, boʻyash, boʻyoq, kraska, pokraska, ?покрасить
  химчистка, kimyoviy tozalash, ximchistka, ?чистка салона
  детейлинг, deteyling, полировка, полировать, silliqlash, polirovka, ?керамика
  мойка, yuvish, avtomoyka
  подержанная машина, машина с пробегом, бу машина, ishlatilgan mashina, ?автоподбор, ?подбор авто
  машина, автомобиль, авто, тачка, mashina, avtomobil, moshina
  авторынок, машинный базар, mashina bozori, avtobozor, ?мошина бозор, ?базар
  толщиномер, qalinlik oʻlchagich, ?толщина краски
  электромобиль, электрокар, elektromobil, elektrokar, ?тесла, ?tesla
  гибрид, gibrid
  батарея, batareya
  метан, metan
  пропан, propan
  газ, гбо, газовое оборудование, газобаллонное оборудование, gaz, gaz jihozi, ?метан, ?пропан
  бензин, топливо, горючее, benzin, yonilgʻi
  турбина, турбо, турбомотор, turbina, turbo
  закипел, перегрев, перегрелся, кипит, qaynadi, qaynab ketdi, qizib ketdi
  стук, стучит, гремит, taqillash, taqillaydi
  эвакуатор, evakuator
  гарантия, kafolat, garantiya
  возврат, вернуть, qaytarish, vozvrat, ?сдать обратно
  оплата, оплатить, платить, toʻlov, toʻlash, toʻlanadi, oplata, ?карта, ?перечисление
  рассрочка, отсрочка, muddatli toʻlov, ?в кредит, ?кредит, ?nasiya, ?насия
  цена, стоимость, сколько стоит, narx, necha pul, ?прайс, ?почем
  договор, shartnoma, ?юрлицо, ?для юридических лиц
  запись, записаться, yozilish, ?запись на ремонт, ?бронь, ?забронировать, ?bron, ?navbat
  заявка, ariza, ?статус заявки, ?отследить, ?заказ, ?buyurtma
  телефон, номер телефона, telefon, telefon raqami, ?позвонить, ?звонок, ?горячая линия, ?qoʻngʻiroq, ?qoʻngʻiroq qilish
  колл центр, aloqa markazi, ?поддержка, ?консультация
  контакты, aloqa, kontakt, ?связаться, ?bogʻlanish
  часы работы, ish vaqti, ?время работы, ?режим работы, ?график работы, ?график, ?ish tartibi
  доставка, yetkazib berish, ?курьер, ?kuryer
  осаго, страховка, страхование, полис, osago, sugʻurta, polis, ?каско
  помощь на дороге, yoʻlda yordam, ?техпомощь
  личный кабинет, shaxsiy kabinet, ?кабинет, ?вход, ?войти, ?kirish, ?kabinet
  персональные данные, shaxsiy maʼlumotlar, ?конфиденциальность, ?maxfiylik
  запчасть, деталь, ehtiyot qism, zapchast, qism
  подделка, поддельный, контрафакт, soxta, palyonka, ?левак, ?палёнка
  оригинал, оригинальный, asl, original
  детское кресло, автокресло, bolalar oʻrindigʻi, avtokreslo
  перевал, dovon, pereval
  зима, зимой, qish, qishda, qishki, зимний
  передний, перед, old, oldi, peredniy
  задний, orqa, zadniy
  левый, chap, leviy
  правый, oʻng, praviy
  комплект, набор, toʻplam, komplekt
  филиал, адрес, где находитесь, filial, manzil, ?автосервис, ?сто рядом
  круглосуточно, ночью, 24 часа, kecha yu kunduz, tunda, ?24 7
  улица, koʻcha
  город, shahar
`;
