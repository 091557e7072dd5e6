export const PART_PICTURE = '/media/parts/air-filter-gentra.800x800.webp';
export const HERO_PICTURE = '/media/heroes/oil-service.1600x900.webp';
/** URL of a picture that fails to load without a request. */
export const BROKEN_PICTURE = 'data:,';
