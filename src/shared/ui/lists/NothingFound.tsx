import { useTranslation } from '../../i18n/hooks/useTranslation';
import { ButtonLink } from '../actions/Button';
import { Notice } from '../feedback/Notice';

export interface NothingFoundProps {
  /** It counts all that match, on whatever page. */
  count: number;
  /** The address names a page beyond the last one. */
  beyondEnd: { text: string; firstPage: string };
  /** Nothing matches the filters; undefined where there are none, and so no way on. */
  filtered: { text: string; all: string; toAll: string } | undefined;
}

/** Takes a list's place. An address may name a page beyond the last one, or filters that nothing matches: both have a way on. */
export const NothingFound = ({ count, beyondEnd, filtered }: NothingFoundProps) => {
  const { t } = useTranslation();
  if (count > 0) {
    return (
      <Notice
        title={t('common.noInfo')}
        action={<ButtonLink to={beyondEnd.firstPage}>{t('lists.toFirstPage')}</ButtonLink>}
      >
        {beyondEnd.text}
      </Notice>
    );
  }
  return (
    <Notice title={t('common.noInfo')} action={filtered && <ButtonLink to={filtered.toAll}>{filtered.all}</ButtonLink>}>
      {filtered?.text}
    </Notice>
  );
};
