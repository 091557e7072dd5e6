import { useNavigate } from 'react-router';
import { importTemplateAddress } from '#api/desk/generated/stock';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { deskPaths } from '../../common/lib/paths';
import { Screen } from '../../common/ui/Screen';
import { ImportHistory } from '../../features/content/components/imports/ImportHistory';
import { ImportZone } from '../../features/content/components/imports/ImportZone';
import { useContentTexts } from '../../features/content/hooks/useContentTexts';
import { useImportUpload } from '../../features/content/hooks/useImportUpload';

export const Component = () => {
  const { t } = useContentTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const upload = useImportUpload(({ id }) => void navigate(deskPaths.import(id)));
  return (
    <Screen title={t('imports.title')} lead={t('imports.lead')}>
      <ImportZone upload={upload} />
      <p>
        <a href={importTemplateAddress({ lang: language })} download>
          {t('imports.template')}
        </a>
        <span>{`. ${t('imports.templateHint')}`}</span>
      </p>
      <ImportHistory />
    </Screen>
  );
};
