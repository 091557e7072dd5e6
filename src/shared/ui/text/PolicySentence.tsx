import { POLICY_SLUG } from '#contract/rules/pages';
import { usePaths } from '../../config/hooks/usePaths';
import { useLateTexts } from '../../i18n/hooks/useLateTexts';
import { useTranslation } from '../../i18n/hooks/useTranslation';
import { VisuallyHidden } from './VisuallyHidden';

/** The policy opens in a new tab, so that the form keeps its input. */
export const PolicySentence = () => {
  const { t } = useTranslation();
  const policy = usePaths().document(POLICY_SLUG);
  const [before, link, after] = useLateTexts().consent.split('|');
  return (
    <>
      <span>{before}</span>
      <a href={policy} target="_blank" rel="noopener">
        <span>{link}</span>
        <VisuallyHidden>{` (${t('common.newTab')})`}</VisuallyHidden>
      </a>
      <span>{after}</span>
    </>
  );
};
