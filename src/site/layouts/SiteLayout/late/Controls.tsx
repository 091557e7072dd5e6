import { HeaderSearch } from '../../../features/search/components/HeaderSearch';
import { ThemeChoice } from '../../../features/theme/components/ThemeChoice';

/** The choice of colours, which another tab may have changed, and the field that takes the place of the header's link. A lazy chunk. */
const Controls = () => (
  <>
    <ThemeChoice />
    <HeaderSearch />
  </>
);

export default Controls;
