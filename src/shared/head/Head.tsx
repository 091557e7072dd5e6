import { createContext, useContext, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { splitPath } from '../config/paths';
import { usePublicConfig } from '../config/publicConfig';
import { useLanguage } from '../i18n/hooks/useLanguage';
import { useTranslation } from '../i18n/hooks/useTranslation';
import { type HeadTag, headTags, SITE_NAME, TITLE_LENGTH } from './headTags';

/** Where the server's render leaves what belongs above the page and into the reply's status line. */
export interface HeadSink {
  tags: HeadTag[];
  status: number;
  put(tags: HeadTag[], status: number): void;
}

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

/** Brings the document's head in line: what stays is changed in place, what no longer holds goes. */
export const applyHead = (tags: HeadTag[], head: HTMLHeadElement = document.head): void => {
  const standing = new Map<string, Element>();
  for (const element of head.querySelectorAll('[data-head]'))
    standing.set(element.getAttribute('data-head') ?? '', element);
  const plainTitle = head.querySelector('title:not([data-head])');
  if (plainTitle) standing.set('title', plainTitle);

  for (const { key, name, attributes, text } of tags) {
    const element = standing.get(key) ?? head.appendChild(document.createElement(name));
    standing.delete(key);
    for (const [attribute, value] of Object.entries({ ...attributes, 'data-head': key }))
      element.setAttribute(attribute, value);
    if (text !== undefined && element.textContent !== text) element.textContent = text;
  }
  for (const element of standing.values()) element.remove();
};

interface HeadProps {
  /** The site's name is added where it is missing and fits. Absent on the home page, whose title is the name and its promise. */
  title?: string | undefined;
  description?: string | undefined;
  /** Root-relative or absolute address of the picture for link previews. */
  image?: string | undefined;
  type?: 'website' | 'article';
  /** Keeps the screen out of search engines, and without a canonical address. */
  noindex?: boolean;
  /** Path and search of the canonical address without `/uz` and `/home`; the current path when absent. */
  canonical?: string;
  /** Status of the reply when the server renders this screen: 404 for Page Not Found, and for a list that is not there. */
  status?: number | undefined;
  /** Tags that only this kind of screen has. */
  more?: readonly HeadTag[];
}

const NONE: readonly HeadTag[] = [];

/** With the site's name, unless the title says it or a search engine would cut it off. */
const withSiteName = (title: string) => {
  const full = `${title} — ${SITE_NAME}`;
  return title.includes(SITE_NAME) || full.length > TITLE_LENGTH ? title : full;
};

/** The one place a screen says its title, description, canonical and language links, previews and status. Each screen has one. */
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
  // While rendering, because on the server nothing comes after it.
  sink?.put(tags, status ?? 200);
  useLayoutEffect(() => applyHead(tags));
  return null;
};
