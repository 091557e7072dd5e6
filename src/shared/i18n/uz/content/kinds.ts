const photo = 'Surat';
const slug = 'Saytdagi manzil';

export const company = {
  faq: { name: 'Savol va javoblar', fields: { question: 'Savol', answer: 'Javob' } },
  banners: { name: 'Bosh sahifa bannerlari', fields: { name: 'Yozuv', link: 'Havola', photo } },
  promos: { name: 'Aksiyalar', fields: { title: 'Sarlavha', info: 'Matn', photo } },
  facts: {
    name: 'Kompaniya raqamlarda',
    fields: { items: { name: 'Raqamlar', item: 'Raqam', fields: { count: 'Son', text: 'Nima sanalgan' } } },
  },
  advantages: {
    name: 'Afzalliklar',
    fields: {
      title: 'Sarlavha',
      info: 'Kirish',
      points: { name: 'Afzalliklar', item: 'Afzallik', fields: { title: 'Sarlavha', info: 'Matn' } },
    },
  },
  aboutUs: { name: 'Kompaniya haqida', fields: { title: 'Sarlavha', description: 'Matn', photo } },
  aboutBanners: {
    name: '«Kompaniya haqida» bannerlari',
    fields: { title: 'Sarlavha', description: 'Matn', button: 'Tugma', disabled: 'Tugma oʻchirilgan', photo },
  },
  servicesIntro: { name: 'Xizmatlarga kirish', fields: { title: 'Sarlavha', description: 'Matn', photo } },
  heroImages: {
    name: 'Sahifalar boshidagi suratlar',
    fields: { blog: 'Blog', store: 'Doʻkon', aboutUs: 'Kompaniya haqida', contact: 'Aloqa', services: 'Xizmatlar' },
  },
  videos: { name: 'Videolar', fields: { video: 'Video havolasi yoki kodi' } },
  employees: { name: 'Jamoa', fields: { name: 'Ism va familiya', slug, jobTitle: 'Lavozimi', photo } },
  regions: { name: 'Hududlar', fields: { name: 'Nomi', slug } },
  branches: {
    name: 'Filiallar',
    fields: {
      name: 'Nomi',
      slug,
      regionId: 'Hudud',
      address: 'Manzil',
      locality: 'Shahar yoki tuman',
      postalCode: 'Pochta indeksi',
      place: 'Xaritadagi joyi',
      week: { name: 'Ish vaqti', item: 'Kun' },
      serviceManagerPhone: 'Servis telefoni',
      storeManagerPhone: 'Doʻkon telefoni',
      photo,
    },
  },
  hoursExceptions: {
    name: 'Alohida ish vaqti',
    fields: { from: 'Birinchi kun', to: 'Oxirgi kun', branchId: 'Filial', day: 'Ish vaqti', reason: 'Sababi' },
  },
  bays: {
    name: 'Postlar',
    fields: { name: 'Nomi', branchId: 'Filial', categories: 'Qaysi xizmatlar bajariladi (boʻsh: hammasi)' },
  },
  bookingRules: {
    name: 'Yozilish qoidalari',
    fields: {
      name: 'Nomi',
      branchId: 'Filial (boʻsh: qolgan hammasi)',
      online: 'Saytda yozilish ochiq',
      stepMinutes: 'Yozilish qadami, daqiqa',
      leadMinutes: 'Boshlanishidan kamida necha daqiqa oldin',
      horizonDays: 'Necha kun oldindan',
      onlineShare: 'Kunning saytdan yoziladigan ulushi, %',
      cutoffMinutes: 'Koʻchirish va bekor qilish boshlanishidan kamida necha daqiqa oldin',
      mostMoves: 'Necha marta koʻchirish mumkin',
    },
  },
  contacts: {
    name: 'Kompaniya telefonlari',
    fields: {
      kind: {
        name: 'Turi',
        options: { call_center: 'Yagona raqam', insurance: 'Sugʻurta', roadside: 'Yoʻlda yordam' },
      },
      name: 'Nomi',
      phone: 'Telefon',
    },
  },
  companyLinks: {
    name: 'Ijtimoiy tarmoqlar va pochta',
    fields: {
      kind: {
        name: 'Turi',
        options: {
          telegram: 'Telegram',
          whatsapp: 'WhatsApp',
          instagram: 'Instagram',
          facebook: 'Facebook',
          youtube: 'YouTube',
          email: 'Pochta',
        },
      },
      address: 'Havola yoki pochta manzili',
    },
  },
  documents: { name: 'Hujjatlar', fields: { title: 'Nomi', slug, body: 'Matn', version: 'Tahrir' } },
};

const category = 'Turkum';

export const catalog = {
  serviceCategories: { name: 'Xizmat turkumlari', fields: { name: 'Nomi', slug } },
  services: {
    name: 'Xizmatlar',
    fields: {
      name: 'Nomi',
      slug,
      categoryId: category,
      description: 'Tavsifi',
      priceFrom: 'Boshlangʻich narx',
      durationMinutes: 'Davomiyligi, daqiqa',
      callOnly: 'Faqat qoʻngʻiroq orqali yozilish',
      stepMinutes: 'Yozilish qadami, daqiqa',
      bufferMinutes: 'Ishdan keyingi tanaffus, daqiqa',
      intervalKm: 'Necha km dan keyin takrorlanadi',
      intervalMonths: 'Necha oydan keyin takrorlanadi',
      priceSedan: 'Sedan uchun narx',
      priceSuv: 'Krossover va yoʻltanlamas uchun narx',
      guaranteeMonths: 'Kafolat, oy',
      guaranteeKm: 'Kafolat, km',
      guarantee: 'Kafolat: qoʻshimcha',
      includes: { name: 'Nimalar kiradi', item: 'Band', fields: { text: 'Nima qilamiz' } },
      extras: {
        name: 'Nima qoʻshish mumkin',
        item: 'Qoʻshimcha',
        fields: { name: 'Qoʻshimcha ish', priceFrom: 'Qancha turadi, kamida' },
      },
      questions: {
        name: 'Xizmat haqida savollar',
        item: 'Savol',
        fields: { question: 'Savol', answer: 'Javob' },
      },
      parts: 'Shu xizmat uchun ehtiyot qismlar',
      articles: 'Shu xizmat haqida maqolalar',
      photo: 'Surat',
      icon: 'Belgi',
    },
  },
  partCategories: { name: 'Ehtiyot qism turkumlari', fields: { name: 'Nomi', slug } },
  parts: {
    name: 'Ehtiyot qismlar',
    fields: {
      name: 'Nomi',
      slug,
      categoryId: category,
      manufacturer: 'Ishlab chiqaruvchi',
      mpn: 'Artikul',
      price: 'Narxi',
      guaranteeMonths: 'Kafolat, oy',
      guaranteeKm: 'Kafolat, km',
      info: 'Tavsifi',
      photo: 'Surat',
      fits: { name: 'Mos keladi', item: 'Avtomobil', fields: { brandId: 'Marka', modelId: 'Model' } },
    },
  },
  articleCategories: { name: 'Maqola turkumlari', fields: { name: 'Nomi', slug } },
  articleTags: { name: 'Maqola teglari', fields: { name: 'Nomi', slug } },
  articles: {
    name: 'Maqolalar',
    fields: {
      title: 'Sarlavha',
      slug,
      categoryId: category,
      tags: 'Teglar',
      publishedDate: 'Maqola sanasi',
      photo: 'Surat',
      blocks: {
        name: 'Maqola matni',
        item: 'Qism',
        fields: {
          title: 'Kichik sarlavha',
          info: 'Matn',
          photo: 'Surat',
          serviceId: 'Xizmatga havola',
          partId: 'Ehtiyot qismga havola',
        },
      },
    },
  },
  brands: { name: 'Markalar', fields: { name: 'Nomi', slug, logo: 'Logotip' } },
  models: {
    name: 'Modellar',
    fields: {
      name: 'Nomi',
      slug,
      brandId: 'Marka',
      carClass: {
        name: 'Xizmat narxi uchun sinf (boʻsh: nomaʼlum)',
        options: { small: 'Kichik sinf', sedan: 'Sedan', suv: 'Krossover va yoʻltanlamas' },
      },
    },
  },
  messageTemplates: {
    name: 'Xabar shablonlari',
    fields: { name: 'Nomi', text: 'Matn: {name}, {car}, {branch}, {phone}, {hours}' },
  },
  carDocuments: {
    name: 'Avtomobil hujjatlari',
    fields: { name: 'Nomi', remindDays: 'Necha kun oldin eslatiladi', hint: 'Izoh' },
  },
};
