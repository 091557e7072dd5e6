export interface PageItem {
  key: string;
  /** Null stands for the pages that are left out. */
  page: number | null;
}

/** First, last, the current page and its neighbours; a gap of one page is shown as that page. */
export const pageWindow = (page: number, pageCount: number): PageItem[] => {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount);
  // In order already: a set keeps the order of its first entries.
  const shown = [...new Set(wanted)];
  return shown.flatMap((current, index) => {
    const item = { key: String(current), page: current };
    const missing = current - (shown[index - 1] ?? 0) - 1;
    if (missing === 0) return [item];
    const between = missing === 1 ? current - 1 : null;
    return [{ key: `before ${current}`, page: between }, item];
  });
};
