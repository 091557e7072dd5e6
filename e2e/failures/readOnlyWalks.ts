import { expect, type Page } from '@playwright/test';
import { hydrated } from '../shared/fixtures';

export interface Walk {
  from: string;
  /** `prefix` is '' or '/uz' and must be kept by every link. */
  go: (page: Page, prefix: string) => Promise<void>;
}

const mainHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const nothingWaits = (page: Page) => expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);

async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`main a[href*="${path}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(path.replace(/[?]/g, '\\?')));
  await expect(mainHeading(page)).toBeVisible();
  await nothingWaits(page);
}

const READ_ONLY_WALKS: readonly Walk[] = [
  {
    from: '/',
    async go(page, prefix) {
      await expect(page.locator('main h2').nth(5)).toBeAttached();
      await follow(page, `${prefix}/home/services/singl-services/`);
      await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
      await page.goBack();
      await follow(page, `${prefix}/home/blog/blog-singl-post/`);
    },
  },
  {
    from: '/about',
    async go(page, prefix) {
      await expect(page.locator('#team h3').first()).toBeAttached();
      const question = page.locator('main details').first();
      await question.locator('summary').click();
      await expect(question.locator('p').first()).toBeVisible();
      await page.locator('main button[aria-haspopup="dialog"]').first().click();
      await expect(page.getByRole('dialog').locator(`a[href="${prefix}/sign-in"]`)).toBeVisible();
      await page.keyboard.press('Escape');
      await follow(page, `${prefix}/about/services/singl-services/`);
    },
  },
  {
    from: '/services',
    async go(page, prefix) {
      await expect(page.locator('main article')).toHaveCount(10);
      await follow(page, `${prefix}/services?page=2`);
      await expect(page.locator('main article').first()).toBeVisible();
      await follow(page, `${prefix}/services/singl-services/`);
    },
  },
  {
    from: '/services/singl-services',
    go: (page, prefix) => follow(page, `${prefix}/services/singl-services/`),
  },
  {
    from: '/shop',
    async go(page, prefix) {
      await expect(page.locator('main a[href*="/singl-shop/"]')).toHaveCount(10);
      await follow(page, `${prefix}/shop?page=2`);
      await follow(page, `${prefix}/shop/singl-shop/`);
      await page.locator('main button[aria-haspopup="dialog"]').first().click();
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    },
  },
  {
    from: '/blog',
    async go(page, prefix) {
      await expect(page.locator('main article')).toHaveCount(6);
      await follow(page, `${prefix}/blog?page=2`);
      await page.goBack();
      await follow(page, `${prefix}/blog?category=1`);
      await follow(page, `${prefix}/blog/blog-singl-post/`);
      await expect(page.locator('main article p').first()).toBeVisible();
    },
  },
  {
    from: '/contacts',
    async go(page, prefix) {
      await expect(page.locator('main article').nth(1)).toBeVisible();
      await follow(page, `${prefix}/contacts?region=1`);
      await page.locator('main article summary').first().click();
      await page.locator('main article a[href*="/contacts?"]').first().click();
      await expect(page).toHaveURL(/branch=\d+/);
      await expect(page.locator('main article a[aria-current="true"]')).toHaveCount(1);
    },
  },
];

export const DEEP_LINKS = [
  '/home',
  '/home/about',
  '/home/services?page=2',
  '/home/shop/singl-shop/2',
  '/blog?category=1',
  '/blog/blog-singl-post/2',
  '/about/services/singl-services/2',
  '/contacts?region=1',
] as const;

export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
  await expect(mainHeading(page)).toBeVisible();
  await nothingWaits(page);
}

/** Languages alternate, because the calls differ only in a header. E2E_ALL=1 runs both. */
export const readOnlyWalks = (language: 'ru' | 'uz'): readonly Walk[] =>
  READ_ONLY_WALKS.filter((_, index) => process.env.E2E_ALL === '1' || index % 2 === (language === 'ru' ? 0 : 1));
