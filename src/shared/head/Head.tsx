import { createContext, useContext, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { splitPath } from '../config/paths';
import { usePublicConfig } from '../config/publicConfig';
import { useLanguage } from '../i18n/hooks/useLanguage';
import { useTranslation } from '../i18n/hooks/useTranslation';
import { type HeadTag, headTags, SITE_NAME, TITLE_LENGTH } from './headTags';

export interface HeadSink {
  tags: HeadTag[];
  status: number;
  put(tags: HeadTag[], status: number): void;
}

/** Returns a sink that collects the head tags and HTTP status of one server render. */
export const createHeadSink = (): HeadSink => {
  const sink: HeadSink = {
    tags: [],
    status: 200,
    put: (tags, status) => {
      Object.assign(sink, { tags, status });
    },
  };
  return sink;
};

export const HeadSinkContext = createContext<HeadSink | null>(null);

/** Updates the document head: changes existing tags in place and removes those of the previous screen. */
export const applyHead = (tags: HeadTag[], head: HTMLHeadElement = document.head): void => {
  const existing = new Map<string, Element>();
  for (const element of head.querySelectorAll('[data-head]'))
    existing.set(element.getAttribute('data-head') ?? '', element);
  const plainTitle = head.querySelector('title:not([data-head])');
  if (plainTitle) existing.set('title', plainTitle);

  for (const { key, name, attributes, text } of tags) {
    const element = existing.get(key) ?? head.appendChild(document.createElement(name));
    existing.delete(key);
    for (const [attribute, value] of Object.entries({ ...attributes, 'data-head': key }))
      element.setAttribute(attribute, value);
    if (text !== undefined && element.textContent !== text) element.textContent = text;
  }
  for (const element of existing.values()) element.remove();
};

interface HeadProps {
  /** Page title, to which the site name is appended if it fits. Omit on the home page. */
  title?: string | undefined;
  description?: string | undefined;
  image?: string | undefined;
  type?: 'website' | 'article';
  /** Excludes the screen from search engines and omits the canonical address. */
  noindex?: boolean;
  /** Path and query without `/uz` and `/home`. Defaults to the current path. */
  canonical?: string;
  status?: number | undefined;
  more?: readonly HeadTag[];
}

const NONE: readonly HeadTag[] = [];

const withSiteName = (title: string) => {
  const full = `${title} — ${SITE_NAME}`;
  return title.includes(SITE_NAME) || full.length > TITLE_LENGTH ? title : full;
};

/** Sets title, description, canonical and hreflang links, social previews and HTTP status. Each screen renders one. */
export const Head = ({
  title,
  description,
  image,
  type = 'website',
  noindex = false,
  canonical,
  status,
  more = NONE,
}: HeadProps) => {
  const sink = useContext(HeadSinkContext);
  const { t } = useTranslation();
  const language = useLanguage();
  const { siteUrl } = usePublicConfig();
  const { pathname } = useLocation();
  const tags = headTags({
    title: withSiteName(title ?? t('seo.homeTitle')),
    description,
    image,
    type,
    noindex,
    language,
    canonical: canonical ?? splitPath(pathname).rest,
    siteUrl: siteUrl || (typeof window === 'undefined' ? '' : window.location.origin),
    more,
  });
  // Runs during rendering, because effects do not run on the server.
  sink?.put(tags, status ?? 200);
  useLayoutEffect(() => applyHead(tags));
  return null;
};
