import { useTranslation } from '../../i18n/hooks/useTranslation';
import { ButtonLink } from '../actions/Button';
import { Notice } from '../feedback/Notice';

export interface NothingFoundProps {
  count: number;
  beyondEnd: { text: string; firstPage: string };
  filtered: { text: string; all: string; toAll: string } | undefined;
}

/** Shown instead of an empty list, with a link to the first page or to the unfiltered list. */
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
