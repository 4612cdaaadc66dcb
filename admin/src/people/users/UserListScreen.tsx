import AddIcon from '@mui/icons-material/PersonAddAltOutlined';
import { Button } from '@mui/material';
import { Link, Route, Routes } from 'react-router';
import { Screen } from '#web/shell/Screen';
import { ChoiceFilter } from '../ChoiceFilter.tsx';
import { PeopleList } from '../PeopleList.tsx';
import { USERS, USERS_CSV, type UserRecord } from '../people.api.ts';
import { AgencyFilter, searchFilter } from '../pickers.tsx';
import { AddUserDialog } from './AddUserDialog.tsx';
import { RoleFilter } from './RoleFilter.tsx';
import { UserTable } from './UserTable.tsx';

const LOCKED = [
  { id: false, name: 'Not locked' },
  { id: true, name: 'Locked' },
];

const FILTERS = [
  searchFilter('users', 'Name or e-mail'),
  <RoleFilter key="Role" source="Role" alwaysOn />,
  <ChoiceFilter key="IsLocked" source="IsLocked" label="Access" choices={LOCKED} alwaysOn />,
  <AgencyFilter key="AgencyId" source="AgencyId" label="Agency" alwaysOn />,
];

/** /sales/users: who may sign in; adding one opens over the list. */
export function UserListScreen() {
  return (
    <Screen
      title="Users"
      subtitle="Who may sign in and what they may do. Changes take effect immediately."
      actions={
        <Button variant="contained" startIcon={<AddIcon />} component={Link} to={`/${USERS}/add`}>
          Add user
        </Button>
      }
    >
      <PeopleList<UserRecord>
        resource={USERS}
        csv={USERS_CSV}
        filters={FILTERS}
        sort={{ field: 'Username', order: 'ASC' }}
      >
        <UserTable />
      </PeopleList>
      <Routes>
        <Route path="add" element={<AddUserDialog />} />
      </Routes>
    </Screen>
  );
}
