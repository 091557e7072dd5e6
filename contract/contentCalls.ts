import { Type } from 'typebox';
import {
  ArticleCategorySchema,
  ArticleFilterSchema,
  ArticleListSchema,
  ArticlePageSchema,
  ArticlesQuerySchema,
  FilteredArticlesSchema,
  TagSchema,
} from './articles';
import { BranchListSchema, RegionParamsSchema, RegionSchema } from './branches';
import { BrandSchema, CarModelSchema, ModelsQuerySchema } from './brands';
import type { Call } from './call';
import { IdParamsSchema } from './common';
import { CallCenterSchema, ContactEntrySchema } from './contacts';
import { PartListSchema, PartSchema, PartsQuerySchema } from './parts';
import { ServiceListSchema, ServiceNameSchema, ServiceSchema, ServicesQuerySchema } from './services';
import { EmployeeSchema } from './staff';
import {
  AboutBannerSchema,
  AboutUsSchema,
  AdvantagesSchema,
  BannerSchema,
  FactsSchema,
  FaqSchema,
  HeroImagesSchema,
  PromoSchema,
  ServicesIntroSchema,
  VideoSchema,
} from './web';

const read = { method: 'GET', host: 'main', content: true } as const;

/** Content: the same for every visitor, in the language of Accept-Language (docs/api.md#conventions). */
export const contentCalls = {
  faq: { ...read, path: '/faq/', summary: 'Questions and answers', reply: { 200: Type.Array(FaqSchema) } },
  facts: {
    ...read,
    path: '/web/fakts/',
    summary: 'Counters of the home page',
    reply: { 200: Type.Array(FactsSchema) },
  },
  articles: {
    ...read,
    path: '/articles/',
    summary: 'Articles, newest first',
    query: ArticlesQuerySchema,
    reply: { 200: ArticleListSchema },
  },
  article: {
    ...read,
    path: '/articles/by-pg/:id',
    summary: 'An article and its neighbours',
    params: IdParamsSchema,
    reply: { 200: ArticlePageSchema },
  },
  articleTags: { ...read, path: '/articles/tags/', summary: 'Tags', reply: { 200: Type.Array(TagSchema) } },
  articleCategories: {
    ...read,
    path: '/articles/categories/',
    summary: 'Article categories',
    reply: { 200: Type.Array(ArticleCategorySchema) },
  },
  filterArticles: {
    method: 'POST',
    host: 'main',
    path: '/articles/filter',
    summary: 'Articles by category, tag, month and day of month',
    query: ArticlesQuerySchema,
    body: ArticleFilterSchema,
    reply: { 200: FilteredArticlesSchema },
  },
  parts: {
    ...read,
    path: '/spare-part/',
    summary: 'Products of the shop',
    query: PartsQuerySchema,
    reply: { 200: PartListSchema },
  },
  part: {
    ...read,
    path: '/spare-part/:id/',
    summary: 'A product',
    params: IdParamsSchema,
    reply: { 200: PartSchema },
  },
  aboutUs: { ...read, path: '/web/about-us/', summary: 'About us', reply: { 200: Type.Array(AboutUsSchema) } },
  aboutBanners: {
    ...read,
    path: '/web/about-us-banner/',
    summary: 'Booking banner of the about page',
    reply: { 200: Type.Array(AboutBannerSchema) },
  },
  sliderBrands: {
    ...read,
    path: '/car-brands/list-for-users/',
    summary: 'Brands with logos, for the slider',
    reply: { 200: Type.Array(BrandSchema) },
  },
  regions: { ...read, path: '/branch/region', summary: 'Regions', reply: { 200: Type.Array(RegionSchema) } },
  branches: { ...read, path: '/branch/list-for-users', summary: 'All branches', reply: { 200: BranchListSchema } },
  branchesByRegion: {
    ...read,
    path: '/branch/filter-by-region/:regionId',
    summary: 'Branches of a region; none for a region that is not there',
    params: RegionParamsSchema,
    reply: { 200: BranchListSchema },
  },
  services: {
    ...read,
    path: '/services/web/',
    summary: 'Services',
    query: ServicesQuerySchema,
    reply: { 200: ServiceListSchema },
  },
  service: {
    ...read,
    path: '/services/web/:id/',
    summary: 'A service',
    params: IdParamsSchema,
    reply: { 200: ServiceSchema },
  },
  serviceNames: {
    ...read,
    path: '/services/web/list-for-users/',
    summary: 'Names of all services',
    reply: { 200: Type.Array(ServiceNameSchema) },
  },
  advantages: {
    ...read,
    path: '/web/addvantages/',
    summary: 'Advantages in four points',
    reply: { 200: Type.Array(AdvantagesSchema) },
  },
  promos: { ...read, path: '/web/additionally/', summary: 'Promo cards', reply: { 200: Type.Array(PromoSchema) } },
  heroImages: {
    ...read,
    path: '/web/image-for-page-header',
    summary: 'Background pictures of the page heroes',
    reply: { 200: HeroImagesSchema },
  },
  banners: {
    ...read,
    path: '/web/banner/list-for-users/',
    summary: 'Slides of the home page',
    reply: { 200: Type.Array(BannerSchema) },
  },
  servicesIntro: {
    ...read,
    path: '/web/best-multi-brand-car-repair-service/',
    summary: 'Introduction of the services grid',
    reply: { 200: Type.Array(ServicesIntroSchema) },
  },
  videos: {
    ...read,
    path: '/web/maintenance-repairs-video/list_for_users/',
    summary: 'Video snippets',
    reply: { 200: Type.Array(VideoSchema) },
  },
  staff: {
    ...read,
    path: '/staff/list-for-users/',
    summary: 'The team',
    reply: { 200: Type.Array(EmployeeSchema) },
  },
  callCenter: {
    ...read,
    path: '/main/call-center',
    summary: 'Consultation contact',
    reply: { 200: CallCenterSchema },
  },
  insurance: {
    ...read,
    path: '/main/insurance/',
    summary: 'Insurance contacts',
    reply: { 200: Type.Array(ContactEntrySchema) },
  },
  roadside: {
    ...read,
    path: '/main/roadside-assistance/',
    summary: 'Roadside assistance contacts',
    reply: { 200: Type.Array(ContactEntrySchema) },
  },
  brands: {
    ...read,
    host: 'public',
    path: '/api/public/brands/',
    summary: 'Brands of every picker',
    reply: { 200: Type.Array(BrandSchema) },
  },
  models: {
    ...read,
    host: 'public',
    path: '/api/public/models/',
    summary: 'Models of a brand; none for a brand that is not there',
    query: ModelsQuerySchema,
    reply: { 200: Type.Array(CarModelSchema) },
  },
} as const satisfies Record<string, Call>;
