const slug = 'Saytdagi manzil';
const category = 'Turkum';

export const offers = {
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
        fields: { title: 'Kichik sarlavha', info: 'Matn', photo: 'Surat' },
      },
    },
  },
  brands: { name: 'Markalar', fields: { name: 'Nomi', slug, logo: 'Logotip' } },
  models: { name: 'Modellar', fields: { name: 'Nomi', slug, brandId: 'Marka' } },
  carDocuments: {
    name: 'Avtomobil hujjatlari',
    fields: { name: 'Nomi', remindDays: 'Necha kun oldin eslatiladi', hint: 'Izoh' },
  },
};
