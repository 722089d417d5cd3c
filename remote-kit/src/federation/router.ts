/**
 * The part of React Router that pages use. The shell shares it as `react-router` and `react-router-dom` (see
 * `shared-modules.ts`). Shared as a whole, the router cannot be tree-shaken: 61 kB gz instead of 32. `router.test.ts`
 * compares this list to the imports. Add what a page needs.
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
  UNSAFE_DataRouterContext,
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
