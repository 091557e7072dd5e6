// All that the site takes of react-router's exports without a promise to stay: a new version of it that moves them is the work of this file.
// Names only: a function here would weigh on every page.
export {
  /** Holds the router itself, which stays the same: whoever asks it when it is needed is not rendered anew by each change of the address, as `useNavigate` is. */
  UNSAFE_DataRouterContext as DataRouterContext,
  /** What `useNavigation` reads. The gallery shows by it what a page change looks like. */
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  /** `ScrollRestoration` without the inline script that it adds for its framework mode and that the content security policy forbids. */
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router';
