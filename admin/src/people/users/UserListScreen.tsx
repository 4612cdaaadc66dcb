import AddIcon from '@mui/icons-material/PersonAddAltOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { Link, Route, Routes, useNavigate } from 'react-router';
import { NEW_USER, type PasswordLinkResponse } from '#shared/people/user.record';
import { Screen } from '#web/shell/Screen';
import { ChoiceFilter } from '../ChoiceFilter.tsx';
import { PeopleList } from '../PeopleList.tsx';
import { usePeopleActions, type UserRecord, USERS, USERS_CSV } from '../people-calls.ts';
import { AgencyFilter, searchFilter } from '../pickers.tsx';
import { RecordDialog } from '../RecordDialog.tsx';
import { UserTable } from './UserTable.tsx';
import { PasswordLinkDialog } from './PasswordLinkDialog.tsx';
import { useKnownRoles, withoutAgentUnlessRole } from './use-known-roles.ts';
import { UserInputs } from './UserInputs.tsx';

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

/** /sales/users: who may sign in; the dialog to add a user opens over the list. */
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

/** /sales/users/add: afterwards the password link is shown, once. */
function AddUserDialog() {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { createUser } = usePeopleActions();
  const roles = useKnownRoles();
  const [answer, setAnswer] = useState<PasswordLinkResponse | null>(null);
  const close = () => void navigate(`/${USERS}`);
  if (answer) {
    return <PasswordLinkDialog answer={answer} title="The user is created" onClose={close} />;
  }
  return (
    <RecordDialog
      fields={NEW_USER}
      noun="user"
      title="Add user"
      saveLabel="Create user"
      save={async (user) => {
        const created = await createUser(withoutAgentUnlessRole(user, roles));
        setAnswer(created);
        refresh();
        return created.User;
      }}
      onClose={close}
    >
      <UserInputs roles={roles} isNew />
    </RecordDialog>
  );
}

/** react-admin passes this to every filter; unused here. */
function RoleFilter({ source }: { source: string; alwaysOn: boolean }) {
  const roles = useKnownRoles();
  const choices = roles.map(({ role, name }) => ({ id: role, name }));
  return <ChoiceFilter source={source} label="Role" choices={choices} minWidth={180} />;
}
