import { Link as MuiLink, Typography } from '@mui/material';
import { useState } from 'react';
import { CreateBase, useRefresh } from 'react-admin';
import { Link } from 'react-router';
import { NEW_USER } from '#shared/people/user.record';
import { Instant } from '../../components/Instant.tsx';
import type { WorkColumn } from '../../work-table/work-column.ts';
import { useBackToList } from '../OverList.tsx';
import { type NewUserRecord, type UserRecord, USERS, USERS_CSV } from '../people-calls.ts';
import { ChoiceFilter, PeopleList, searchFilter } from '../PeopleList.tsx';
import { AgencyFilter } from '../pickers.tsx';
import { RecordDialog } from '../RecordDialog.tsx';
import { PasswordLinkDialog } from './PasswordLinkDialog.tsx';
import { useKnownRoles, UserInputs, withoutAgentUnlessRole } from './UserForm.tsx';
import { UserStateChip } from './user-state.tsx';

/** /sales/users: who may sign in; the dialog to add a user opens over the list. */
export const Users = ({ dialog }: { dialog?: 'add' }) => (
  <PeopleList<UserRecord>
    title="Users"
    subtitle="Who may sign in and what they may do. Changes take effect immediately."
    noun="user"
    csv={USERS_CSV}
    filters={FILTERS}
    columns={COLUMNS}
    nameOf={({ Username }) => Username}
  >
    {dialog && <AddUser />}
  </PeopleList>
);

const LOCKED = [
  { id: false, name: 'Not locked' },
  { id: true, name: 'Locked' },
];

const FILTERS = [
  searchFilter('users', 'Name or email'),
  <RoleFilter key="Role" source="Role" alwaysOn />,
  <ChoiceFilter key="IsLocked" source="IsLocked" label="Access" choices={LOCKED} alwaysOn />,
  <AgencyFilter key="AgencyId" source="AgencyId" label="Agency" alwaysOn />,
];

/** react-admin passes `alwaysOn` to every filter; unused here. */
function RoleFilter({ source }: { source: string; alwaysOn: boolean }) {
  const choices = useKnownRoles().map(({ role, name }) => ({ id: role, name }));
  return <ChoiceFilter source={source} label="Role" choices={choices} />;
}

const COLUMNS: readonly WorkColumn<UserRecord>[] = [
  {
    source: 'Username',
    label: 'User name',
    isSortable: true,
    width: 11,
    render: ({ Id, Username }) => (
      <MuiLink component={Link} to={`/${USERS}/${Id}`} underline="hover">
        {Username}
      </MuiLink>
    ),
  },
  { source: 'FullName', label: 'Full name', isSortable: true, width: 9, render: ({ FullName }) => FullName },
  {
    source: 'Email',
    label: 'Email',
    isSortable: true,
    width: 11,
    isHiddenAtFirst: true,
    render: ({ Email }) => Email,
  },
  { source: 'Roles', label: 'Roles', width: 9, render: ({ RoleNames }) => RoleNames.join(', ') },
  { source: 'AgentName', label: 'Agent', width: 9, render: (user) => user.AgentName && <AgentCell user={user} /> },
  { source: 'AgencyName', label: 'Agency', width: 9, render: ({ AgencyName }) => AgencyName },
  { source: 'IsLocked', label: 'Access', width: 8, render: (user) => <UserStateChip user={user} /> },
  {
    source: 'LastSignInAt',
    label: 'Last sign-in',
    isSortable: true,
    width: 8,
    render: ({ LastSignInAt }) => (LastSignInAt ? <Instant at={LastSignInAt} /> : 'Never'),
  },
  { source: 'OpenSessions', label: 'Sessions', width: 5, isRight: true, render: ({ OpenSessions }) => OpenSessions },
];

const AgentCell = ({ user: { AgentName, SrcAgentId } }: { user: UserRecord }) => (
  <>
    {AgentName}
    {SrcAgentId && (
      <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
        {SrcAgentId}
      </Typography>
    )}
  </>
);

/** Afterwards the password link is shown, once. */
function AddUser() {
  const close = useBackToList();
  const refresh = useRefresh();
  const roles = useKnownRoles();
  const [created, setCreated] = useState<NewUserRecord | null>(null);
  if (created) {
    return <PasswordLinkDialog answer={created} title="The user is created" onClose={close} />;
  }
  return (
    <CreateBase>
      <RecordDialog<typeof NEW_USER, NewUserRecord>
        fields={NEW_USER}
        noun="user"
        title="Add user"
        saveLabel="Create user"
        toSend={(user) => withoutAgentUnlessRole(user, roles)}
        onSaved={(answer) => {
          setCreated(answer);
          refresh();
        }}
        onClose={close}
      >
        <UserInputs roles={roles} isNew />
      </RecordDialog>
    </CreateBase>
  );
}
