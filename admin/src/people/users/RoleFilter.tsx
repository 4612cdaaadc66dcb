import { ChoiceFilter } from '../ChoiceFilter.tsx';
import { useKnownRoles } from './use-known-roles.ts';

/** react-admin asks each filter whether it is always shown. */
export function RoleFilter({ source }: { source: string; alwaysOn: boolean }) {
  const roles = useKnownRoles();
  const choices = roles.map(({ role, name }) => ({ id: role, name }));
  return <ChoiceFilter source={source} label="Role" choices={choices} minWidth={180} />;
}
