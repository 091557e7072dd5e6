// All unstable exports of react-router that the site uses. Contains only re-exports, to keep chunks small.
export {
  /** Holds the router, which never changes. Reading it causes no render on navigation, unlike `useNavigate`. */
  UNSAFE_DataRouterContext as DataRouterContext,
  /** State behind `useNavigation`. The gallery uses it to show a pending navigation. */
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  /** `ScrollRestoration` without its inline script, which the content security policy forbids. */
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router';
