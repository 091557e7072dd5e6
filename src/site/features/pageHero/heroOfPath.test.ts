import { heroOfPath } from './heroOfPath';

describe('the hero of a page by its address', () => {
  it.each([
    ['/about', 'about_us', 'header.about'],
    ['/services', 'services', 'header.services'],
    ['/shop', 'store', 'header.shop'],
    ['/blog', 'blog', 'header.blog'],
    ['/contacts', 'contact', 'header.contacts'],
  ])('%s has the image and the name of its section', (path, imageField, titleKey) => {
    expect(heroOfPath(path)).toMatchObject({ imageField, titleKey, isBelowSection: false });
  });

  it.each(['/uz/shop', '/home/shop', '/uz/home/shop', '/uz/home/shop/'])('%s is recognized as the shop', (path) => {
    expect(heroOfPath(path)).toMatchObject({ imageField: 'store', titleKey: 'header.shop' });
  });

  it.each([
    ['/services/singl-services/3', 'services', 'pageHero.service'],
    ['/about/services/singl-services/3', 'about_us', 'pageHero.service'],
    ['/uz/home/shop/singl-shop/12', 'store', 'pageHero.product'],
    ['/blog/blog-singl-post/7', 'blog', 'pageHero.article'],
  ])('%s is named by the segment before its id', (path, imageField, titleKey) => {
    expect(heroOfPath(path)).toMatchObject({ imageField, titleKey, isBelowSection: true });
  });

  it('the service chooser has the name of a service page', () => {
    expect(heroOfPath('/services/singl-services').titleKey).toBe('pageHero.service');
  });

  it.each(['/personal/garage', '/', '/constructor', '/singl-services'])('%s has the default image', (path) => {
    expect(heroOfPath(path).imageField).toBeUndefined();
  });

  it('an unknown address shows the brand name', () => {
    expect(heroOfPath('/constructor').titleKey).toBe('common.brand');
  });
});
