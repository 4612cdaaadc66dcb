import { Link as MuiLink, Typography } from '@mui/material';
import { DataTable, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { formatInstant } from '#shared/formats/instant';
import { NoRows, TABLE_LOOK, tableKey } from '../PeopleList.tsx';
import { USERS, type UserRecord } from '../people.api.ts';
import { UserStateChip } from './user-state.tsx';

const Column = DataTable.Col<UserRecord>;

/** Those that can be left out. */
export const USER_COLUMNS = [
  ['FullName', 'Full name'],
  ['Email', 'E-mail'],
  ['Roles', 'Roles'],
  ['AgentName', 'Agent'],
  ['AgencyName', 'Agency'],
  ['IsLocked', 'Access'],
  ['LastSignInAt', 'Last sign-in'],
  ['OpenSessions', 'Sessions'],
] as const;
export const USERS_HIDDEN = ['Email'] as const;

/** The users as a table; the user name opens one. */
export function UserTable() {
  const { isFetching } = useListContext();
  return (
    <DataTable<UserRecord>
      storeKey={tableKey(USERS)}
      bulkActionButtons={false}
      rowClick={false}
      hiddenColumns={[...USERS_HIDDEN]}
      empty={<NoRows what="users" />}
      aria-label="Users"
      aria-busy={isFetching}
      sx={TABLE_LOOK}
    >
      <Column source="Username" label="User name" render={(user) => <UserLink user={user} />} cellClassName="name" />
      <Column source="FullName" label="Full name" cellClassName="name" />
      <Column source="Email" label="E-mail" cellClassName="name" />
      <Column source="Roles" label="Roles" disableSort render={({ RoleNames }) => RoleNames.join(', ')} />
      <Column source="AgentName" label="Agent" disableSort render={AgentCell} />
      <Column source="AgencyName" label="Agency" disableSort />
      <Column source="IsLocked" label="Access" disableSort render={(user) => <UserStateChip user={user} />} />
      <Column
        source="LastSignInAt"
        label="Last sign-in"
        cellClassName="short"
        render={({ LastSignInAt }) => formatInstant(LastSignInAt) || 'Never'}
      />
      <Column source="OpenSessions" label="Sessions" disableSort headerClassName="number" cellClassName="number" />
    </DataTable>
  );
}

export const UserLink = ({ user: { Id, Username } }: { user: UserRecord }) => (
  <MuiLink component={Link} to={`/${USERS}/${Id}`} underline="hover" sx={{ fontWeight: 600 }}>
    {Username}
  </MuiLink>
);

const AgentCell = ({ AgentName, SrcAgentId }: UserRecord) => (
  <>
    {AgentName}
    {SrcAgentId && (
      <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
        {SrcAgentId}
      </Typography>
    )}
  </>
);
