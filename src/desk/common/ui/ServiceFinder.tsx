import { useState } from 'react';
import { useFoundServicesQuery } from '#api/desk/visitLists';
import { formatMoney } from '#shared/i18n/formats/money';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useDeskTexts } from '../hooks/useDeskTexts';
import { useRested } from '../hooks/useRested';
import { FindField } from './FindField';

export interface ServiceFinderProps {
  label: string;
  /** What it costs is no business of some. */
  hasPrices: boolean;
  onChoose: (service: { id: number; name: string }) => void;
}

/** A service of the site by a few letters, in either script and with typing errors, as the site's own search finds it. */
export const ServiceFinder = ({ label, hasPrices, onChoose }: ServiceFinderProps) => {
  const t = useDeskTexts();
  const lang = useLanguage();
  const [text, setText] = useState('');
  const wanted = text.trim();
  const search = useRested(wanted);
  const { data: found, isFetching } = useFoundServicesQuery({ lang, search });
  return (
    <FindField
      label={label}
      placeholder={t('find.service')}
      found={found}
      isFresh={search === wanted && !isFetching}
      text={text}
      onText={setText}
      onChoose={onChoose}
      note={({ price_from: price }) => hasPrices && price && formatMoney(price, lang)}
    />
  );
};
