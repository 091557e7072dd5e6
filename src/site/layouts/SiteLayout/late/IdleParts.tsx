import { useIdle } from '#shared/hooks/useIdle';
import { Analytics } from '#site/features/analytics/components/Analytics';
import { HeaderSearch } from '#site/features/search/components/HeaderSearch';
import { ThemeChoice } from '#site/features/theme/components/ThemeChoice';
import { Offline } from './Offline';

/**
 * What renders nothing on the server: it begins when the page is read. Another tab may have chosen the colours already, and the field of
 * the header takes the place of its link.
 */
export const IdleParts = () =>
  useIdle() && (
    <>
      <ThemeChoice />
      <HeaderSearch />
      <Analytics />
      <Offline />
    </>
  );
