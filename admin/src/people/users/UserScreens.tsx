import { useParams } from 'react-router';
import { UserListScreen } from './UserListScreen.tsx';
import { UserScreen } from './UserScreen.tsx';

/** /sales/users and its child routes: /add opens over the list, a number is that user's page. */
export function UserScreens() {
  const rest = useParams()['*'] ?? '';
  return /^\d{1,9}$/.test(rest) ? <UserScreen id={Number(rest)} /> : <UserListScreen />;
}
