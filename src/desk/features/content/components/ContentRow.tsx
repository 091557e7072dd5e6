import type { ReactNode } from 'react';
import type { ContentRow as Row } from '#contract/content';
import { type ContentKindName, kindOf } from '#contract/content/kinds';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { formatMoment } from '#desk/common/lib/moments';
import { deskPaths } from '#desk/common/lib/paths';
import { formatMoney } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Link } from '#shared/ui/actions/Link';
import { useContentTexts } from '../hooks/useContentTexts';
import { firstOf, nameOf, type OpenedFrom, optionsOf, ownerOf, titleIn, wordsOf } from '../lib/contentWords';

import styles from './ContentRow.module.css';
import { StateMarks } from './StateMarks';

export interface ContentRowProps {
  kind: ContentKindName;
  row: Row;
  owner: string | undefined;
  from: OpenedFrom;
  isBeyond: boolean;
  isSelected: boolean;
  onToggle: (id: number) => void;
  handle: ReactNode;
}

export const ContentRow = ({ kind, row, owner, from, isBeyond, isSelected, onToggle, handle }: ContentRowProps) => {
  const words = useContentTexts();
  const { t } = words;
  const desk = useDeskTexts();
  const language = useLanguage();
  const description = kindOf(kind);
  const names = wordsOf(words, kind);
  const title = titleIn(row.title, language) || (description.single ? words.kindTexts[kind].name : t('items.untitled'));
  const money = firstOf(description, 'money');
  const flag = firstOf(description, 'flag');
  const choice = firstOf(description, 'choice');
  const picture = firstOf(description, 'picture');
  const price = money && row.fields[money.name];
  const address = picture && row.fields[picture.name];
  const facts = [
    ownerOf(description) && owner,
    choice && optionsOf(names[choice.name])[String(row.fields[choice.name])],
    flag && t(row.fields[flag.name] === true ? 'items.yes' : 'items.no', { name: nameOf(names[flag.name]) }),
  ].filter(Boolean);
  const { changed_at: at, changed_by: by } = row;
  return (
    <div className={styles.row} data-selected={isSelected || undefined}>
      <div className={styles.holds}>
        {handle}
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isSelected}
            aria-label={t('items.select', { title })}
            onChange={() => onToggle(row.id)}
          />
        </label>
      </div>
      {picture && (
        <span className={styles.picture}>
          {typeof address === 'string' && address !== '' && <img src={address} alt="" loading="lazy" />}
        </span>
      )}
      <div className={styles.main}>
        <Link className={styles.title} to={deskPaths.contentItem(kind, row.id)} state={from}>
          {title}
        </Link>
        {facts.length > 0 && <span className={styles.facts}>{facts.join(' · ')}</span>}
        <StateMarks item={row} lacks={row.lacks} isBeyond={isBeyond} />
      </div>
      {money && (
        <span className={styles.price}>
          {typeof price === 'string' ? formatMoney(price, language) : t('items.noPrice')}
        </span>
      )}
      {at && (
        <span className={styles.changed}>
          {t('items.changed', { name: by?.name ?? desk('frame.system'), moment: formatMoment(at, language) })}
        </span>
      )}
    </div>
  );
};
