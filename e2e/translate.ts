import type { Page } from '@playwright/test';

/**
 * Does to the page what Chrome's translation does: nested font elements take the place of each text node, also of those that come or
 * change later. The words stay, so that a journey finds them. Lasts until the document is left.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrap = (text: Text) => {
      const kept = '[translate="no"], font, script, style, noscript, textarea, svg';
      if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(kept)) return;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild?.append(text.data);
      text.replaceWith(outer);
    };
    const wrapAll = (root: Node) => {
      if (root instanceof Text) return wrap(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(wrap);
    };
    wrapAll(document.body);
    const later = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') wrapAll(target);
        else addedNodes.forEach(wrapAll);
      }
    });
    later.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
