import AddIcon from '@mui/icons-material/PersonAddAltOutlined';
import { Button, useMediaQuery, type Theme } from '@mui/material';
import { Link, Route, Routes } from 'react-router';
import { formatInstant } from '#shared/formats/instant';
import { RowCards } from '../../components/RowCards.tsx';
import { Screen } from '../../components/Screen.tsx';
import { ChoiceFilter } from '../ChoiceFilter.tsx';
import { NoRows, PeopleList } from '../PeopleList.tsx';
import { USERS, USERS_CSV, type UserRecord } from '../people.api.ts';
import { AgencyFilter, searchFilter } from '../pickers.tsx';
import { AddUserDialog } from './AddUserDialog.tsx';
import { RoleFilter } from './RoleFilter.tsx';
import { UserStateChip } from './user-state.tsx';
import { USER_COLUMNS, UserLink, USERS_HIDDEN, UserTable } from './UserTable.tsx';

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
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <Screen
      title="Users"
      subtitle="Who may sign in and what they may do. A change counts at once."
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
        columns={isPhone ? [] : USER_COLUMNS}
        hiddenAtFirst={USERS_HIDDEN}
      >
        {isPhone ? <UserCards /> : <UserTable />}
      </PeopleList>
      <Routes>
        <Route path="add" element={<AddUserDialog />} />
      </Routes>
    </Screen>
  );
}

const UserCards = () => (
  <RowCards<UserRecord>
    label="Users"
    title={(user) => <UserLink user={user} />}
    facts={(user) => [
      ['Full name', user.FullName],
      ['Roles', user.RoleNames.join(', ')],
      ['Agent', user.AgentName && `${user.AgentName} (${user.SrcAgentId})`],
      ['Agency', user.AgencyName],
      ['Last sign-in', formatInstant(user.LastSignInAt) || 'Never'],
      ['Sessions', String(user.OpenSessions)],
    ]}
    actions={(user) => <UserStateChip user={user} />}
    empty={<NoRows what="users" />}
  />
);
