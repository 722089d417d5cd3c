/**
 * The part of React Router that pages use. The shell shares this in the name of `react-router` and `react-router-dom`
 * (see `shared-modules.ts`): shared as a whole, the router cannot be tree-shaken and weighs 61 kB gz instead of 32.
 * `router.test.ts` holds the list against what is imported; add here what a page needs.
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  createSearchParams,
  generatePath,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useBlocker,
  useHref,
  useLocation,
  useMatch,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from '#react-router'
