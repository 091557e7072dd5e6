import type { CompanyLink } from '#contract/company';
import { webAddress } from '#shared/lib/webAddress';

export interface VisibleLink {
  href: string;
  text: string;
  isElsewhere: boolean;
}

const NAMES: Readonly<Record<string, string>> = {
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
};

const EMAIL = /^[^\s@:/?]+@[^\s@:/?]+$/;

export const visibleLinks = (links: readonly CompanyLink[], email: string): VisibleLink[] =>
  links.flatMap(({ kind, address }): VisibleLink[] => {
    if (kind === 'email') {
      return EMAIL.test(address) ? [{ href: `mailto:${address}`, text: email, isElsewhere: false }] : [];
    }
    const href = webAddress(address);
    return href
      ? [{ href, text: NAMES[kind] ?? new URL(href, 'https://site.internal').hostname, isElsewhere: true }]
      : [];
  });
