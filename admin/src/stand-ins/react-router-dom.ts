/**
 * What react-admin needs of the router. The console stands in a <BrowserRouter>; the routers that load data, which react-admin
 * would make for an application without one, are a third of react-router and are left out.
 */
export {
  Link,
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterStateContext,
  useBlocker,
  useInRouterContext,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
} from 'react-router';

const missing = (): never => {
  throw new Error('The console stands in a <BrowserRouter>: react-admin makes no router of its own.');
};

export { missing as createHashRouter, missing as createMemoryRouter, missing as RouterProvider };
