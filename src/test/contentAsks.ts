import { getAboutBanners, getAboutUs, getFaq, getHeroImages, getStaff } from '#api/generated/about';
import { getArticles } from '#api/generated/articles';
import { filterArticles, getArticle, getArticleCategories, getArticleDays, getArticleTags } from '#api/generated/blog';
import { getBookingOptions } from '#api/generated/bookingStrip';
import { getBranches, getBranchesByRegion, getInsurance, getRegions, getRoadside } from '#api/generated/branches';
import { getBrands, getModels, getSliderBrands } from '#api/generated/brands';
import { getCarDocumentKinds } from '#api/generated/care';
import { getBookableServices, getPart, getParts, getPrices } from '#api/generated/catalog';
import { getCompany, getDocument } from '#api/generated/company';
import { getCallCenter } from '#api/generated/contacts';
import { getAdvantages, getBanners, getFacts, getPromos, getServicesIntro, getVideos } from '#api/generated/home';
import { getBranchReviews, getServiceReviews } from '#api/generated/reviews';
import { getService } from '#api/generated/service';
import { getServiceNames, getServices } from '#api/generated/services';
import type { contentCalls } from '#contract/calls';
import type { Language } from '#shared/i18n/languages';
import type { AppStore } from '#shared/store/appStore';

export type ContentCall = keyof typeof contentCalls;
type ContentRequest = (store: AppStore, lang: Language) => PromiseLike<{ data?: unknown; error?: unknown }>;

export const contentRequests: Record<ContentCall, ContentRequest> = {
  faq: (store, lang) => store.dispatch(getFaq.initiate({ lang })),
  facts: (store, lang) => store.dispatch(getFacts.initiate({ lang })),
  articles: (store, lang) => store.dispatch(getArticles.initiate({ lang, page: 1 })),
  article: (store, lang) => store.dispatch(getArticle.initiate({ lang, id: 2 })),
  articleTags: (store, lang) => store.dispatch(getArticleTags.initiate({ lang })),
  articleCategories: (store, lang) => store.dispatch(getArticleCategories.initiate({ lang })),
  articleDays: (store, lang) => store.dispatch(getArticleDays.initiate({ lang, category: 1 })),
  filterArticles: (store, lang) => store.dispatch(filterArticles.initiate({ lang, page: 1, body: { category: 1 } })),
  parts: (store, lang) => store.dispatch(getParts.initiate({ lang, page: 1, category: 1 })),
  part: (store, lang) => store.dispatch(getPart.initiate({ lang, id: 1 })),
  aboutUs: (store, lang) => store.dispatch(getAboutUs.initiate({ lang })),
  aboutBanners: (store, lang) => store.dispatch(getAboutBanners.initiate({ lang })),
  sliderBrands: (store, lang) => store.dispatch(getSliderBrands.initiate({ lang })),
  regions: (store, lang) => store.dispatch(getRegions.initiate({ lang })),
  branches: (store, lang) => store.dispatch(getBranches.initiate({ lang })),
  branchesByRegion: (store, lang) => store.dispatch(getBranchesByRegion.initiate({ lang, regionId: 1 })),
  services: (store, lang) => store.dispatch(getServices.initiate({ lang, page: 1 })),
  service: (store, lang) => store.dispatch(getService.initiate({ lang, id: 1 })),
  serviceReviews: (store, lang) => store.dispatch(getServiceReviews.initiate({ lang, id: 1 })),
  branchReviews: (store, lang) => store.dispatch(getBranchReviews.initiate({ lang, id: 1 })),
  serviceNames: (store, lang) => store.dispatch(getServiceNames.initiate({ lang })),
  bookingOptions: (store, lang) => store.dispatch(getBookingOptions.initiate({ lang })),
  bookableServices: (store, lang) => store.dispatch(getBookableServices.initiate({ lang })),
  advantages: (store, lang) => store.dispatch(getAdvantages.initiate({ lang })),
  promos: (store, lang) => store.dispatch(getPromos.initiate({ lang })),
  heroImages: (store, lang) => store.dispatch(getHeroImages.initiate({ lang })),
  banners: (store, lang) => store.dispatch(getBanners.initiate({ lang })),
  servicesIntro: (store, lang) => store.dispatch(getServicesIntro.initiate({ lang })),
  videos: (store, lang) => store.dispatch(getVideos.initiate({ lang })),
  staff: (store, lang) => store.dispatch(getStaff.initiate({ lang })),
  callCenter: (store, lang) => store.dispatch(getCallCenter.initiate({ lang })),
  insurance: (store, lang) => store.dispatch(getInsurance.initiate({ lang })),
  roadside: (store, lang) => store.dispatch(getRoadside.initiate({ lang })),
  company: (store, lang) => store.dispatch(getCompany.initiate({ lang })),
  document: (store, lang) => store.dispatch(getDocument.initiate({ lang, slug: 'offer' })),
  prices: (store, lang) => store.dispatch(getPrices.initiate({ lang })),
  brands: (store, lang) => store.dispatch(getBrands.initiate({ lang })),
  carDocumentKinds: (store, lang) => store.dispatch(getCarDocumentKinds.initiate({ lang })),
  models: (store, lang) => store.dispatch(getModels.initiate({ lang, brandId: 1 })),
};
