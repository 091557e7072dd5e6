import { Outlet } from 'react-router';
import { ContentTextsProvider } from '../../features/content/components/ContentTextsProvider';

/** Around every screen of the site's content: the words for it. */
export const Component = () => (
  <ContentTextsProvider>
    <Outlet />
  </ContentTextsProvider>
);
