import { Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router';
import { Instant } from '../../components/Instant.tsx';
import { WorkTable } from '../../work-table/WorkTable.tsx';
import type { WorkColumn } from '../../work-table/work-column.ts';
import { NoRows, tableKey } from '../PeopleList.tsx';
import { USERS, type UserRecord } from '../people-calls.ts';
import { UserStateChip } from './user-state.tsx';

/** Clicking the user name opens the user. */
export const UserTable = () => (
  <WorkTable<UserRecord>
    label="Users"
    storeKey={tableKey(USERS)}
    nameOf={({ Username }) => Username}
    columns={COLUMNS}
    empty={<NoRows what="users" />}
  />
);

const COLUMNS: readonly WorkColumn<UserRecord>[] = [
  { source: 'Username', label: 'User name', isSortable: true, width: 11, render: (user) => <UserLink user={user} /> },
  { source: 'FullName', label: 'Full name', isSortable: true, width: 9, render: ({ FullName }) => FullName },
  {
    source: 'Email',
    label: 'E-mail',
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

const UserLink = ({ user: { Id, Username } }: { user: UserRecord }) => (
  <MuiLink component={Link} to={`/${USERS}/${Id}`} underline="hover">
    {Username}
  </MuiLink>
);

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
