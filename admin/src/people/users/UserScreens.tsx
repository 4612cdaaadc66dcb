import { useParams } from 'react-router';
import { UserListScreen } from './UserListScreen.tsx';
import { UserScreen } from './UserScreen.tsx';

/** /sales/users and what lies below it: /add opens over the list, a number is the page of that user. */
export function UserScreens() {
  const rest = useParams()['*'] ?? '';
  return /^\d{1,9}$/.test(rest) ? <UserScreen id={Number(rest)} /> : <UserListScreen />;
}
