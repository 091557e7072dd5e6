import { useIdle } from '../../../../shared/hooks/useIdle';
import { Analytics } from '../../../features/analytics/components/Analytics';
import { HeaderSearch } from '../../../features/search/components/HeaderSearch';
import { ThemeChoice } from '../../../features/theme/components/ThemeChoice';
import { Offline } from './Offline';

/**
 * What every visit needs once the page is read: another tab may have chosen the colours already, and the field of the header takes the
 * place of its link. Default export: it is a lazy chunk.
 */
const IdleParts = () =>
  useIdle() && (
    <>
      <ThemeChoice />
      <HeaderSearch />
      <Analytics />
      <Offline />
    </>
  );

export default IdleParts;
