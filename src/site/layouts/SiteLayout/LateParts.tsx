import { HeaderSearch } from '../../features/search/components/HeaderSearch';
import { ThemeChoice } from '../../features/theme/components/ThemeChoice';

/** What every page has and no first frame needs, in one chunk. Default export: it is a lazy chunk. */
const LateParts = () => (
  <>
    <ThemeChoice />
    <HeaderSearch />
  </>
);

export default LateParts;
