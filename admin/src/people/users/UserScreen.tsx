import BackIcon from '@mui/icons-material/ArrowBack';
import { Box, Button, List, ListItem, Paper, Skeleton, Stack, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { EditBase, ReferenceField } from 'react-admin';
import { Link, useParams } from 'react-router';
import { formatInstant } from '#shared/formats/instant';
import type { UserSession } from '#shared/people/user.record';
import { Screen } from '#web/shell/Screen';
import { RecordTimeline } from '../../components/RecordTimeline.tsx';
import { SHOWN_HERE } from '../OverList.tsx';
import { AGENTS, type UserRecord, USERS } from '../people-calls.ts';
import { PasswordLinkDialog } from './PasswordLinkDialog.tsx';
import { passwordWords, UserStateChip } from './user-state.tsx';
import { type UserActions, UserButtons, useUserActions } from './UserButtons.tsx';
import { EditUserDialog } from './UserForm.tsx';

/** /sales/users/{id}: one user, their active sessions, and their timeline. Editing opens over it. */
export const UserScreen = () => (
  <EditBase<UserRecord>
    key={useParams()['id']}
    mutationMode="pessimistic"
    // A row of the list is shown meanwhile, without its sessions.
    queryOptions={{ staleTime: 0, onError: SHOWN_HERE }}
    render={({ record: user, error, refetch }) =>
      user ? (
        <UserPage user={user} />
      ) : (
        <Screen title="User" subtitle={<Back />} error={error} onRetry={() => void refetch()} pending>
          {null}
        </Screen>
      )
    }
  />
);

function UserPage({ user }: { user: UserRecord }) {
  const actions = useUserActions(user);
  const [isEditing, setEditing] = useState(false);
  return (
    <Screen
      title={user.FullName}
      subtitle={<Back />}
      actions={<UserButtons user={user} actions={actions} onEdit={() => setEditing(true)} />}
    >
      <Box sx={LAYOUT}>
        <Section title="Account">
          <UserFacts user={user} />
        </Section>
        <Section title="Open sessions">
          <UserSessions user={user} actions={actions} />
        </Section>
        <Section title="Timeline" isWide>
          <RecordTimeline kind="user" id={user.Id} />
        </Section>
      </Box>
      {isEditing && <EditUserDialog user={user} onClose={() => setEditing(false)} />}
      {actions.link && (
        <PasswordLinkDialog answer={actions.link} title="The password is reset" onClose={actions.forgetLink} />
      )}
    </Screen>
  );
}

const Back = () => (
  <Button component={Link} to={`/${USERS}`} size="small" startIcon={<BackIcon />} sx={{ ml: -0.75 }}>
    All users
  </Button>
);

function Section({ title, isWide = false, children }: { title: string; isWide?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, minWidth: 0, ...(isWide && { gridColumn: '1 / -1' }) }}
    >
      <Typography variant="h2" id={id} sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}

const LAYOUT = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: 2,
  alignItems: 'start',
} as const;

const UserFacts = ({ user }: { user: UserRecord }) => (
  <Box component="dl" sx={FACTS}>
    <Fact name="User name">{user.Username}</Fact>
    <Fact name="Email">{user.Email}</Fact>
    <Fact name="Roles">{user.RoleNames.join(', ') || 'None'}</Fact>
    {user.AgentId !== null && (
      <Fact name="Agent">
        <ReferenceField source="AgentId" reference={AGENTS} />
        {flags(user) && (
          <Typography variant="body2" component="span" color="textSecondary" sx={{ display: 'block' }}>
            {flags(user)}
          </Typography>
        )}
      </Fact>
    )}
    <Fact name="Access">
      <Stack sx={{ alignItems: 'flex-start' }}>
        <UserStateChip user={user} />
      </Stack>
    </Fact>
    <Fact name="Password">{passwordWords(user)}</Fact>
    <Fact name="Second step">{user.HasSecondStep ? 'On' : 'None'}</Fact>
    <Fact name="Last sign-in">{formatInstant(user.LastSignInAt) || 'Never'}</Fact>
  </Box>
);

const flags = ({ IsGeneralAgent, IsAgentBroker }: UserRecord): string =>
  [IsGeneralAgent && 'General agent', IsAgentBroker && 'Agent-broker'].filter(Boolean).join(', ');

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <Typography component="dt" variant="body2" color="textSecondary">
      {name}
    </Typography>
    <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </>
);

const FACTS = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '7rem minmax(0, 1fr)' },
  columnGap: 2,
  alignItems: 'baseline',
  rowGap: { xs: 0.25, sm: 1.25 },
  '& dd': { mb: { xs: 1, sm: 0 } },
} as const;

interface UserSessionsProps {
  user: UserRecord;
  actions: UserActions;
}

/** The user's active sessions; each can be ended. */
function UserSessions({ user: { Sessions }, actions }: UserSessionsProps) {
  if (!Sessions) {
    return <Skeleton variant="rounded" height={64} role="status" aria-label="Loading the sessions" />;
  }
  if (Sessions.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        Not signed in anywhere.
      </Typography>
    );
  }
  return (
    <>
      <List disablePadding aria-label="Open sessions">
        {Sessions.map((session) => (
          <ListItem key={session.Id} divider disableGutters sx={ROW}>
            <Box sx={{ minWidth: 0, flexGrow: 1 }}>
              <Typography variant="subtitle2" component="div">
                {session.Device || 'Unknown device'}
                {session.IsOwn && ' (this one)'}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {sessionWords(session)}
              </Typography>
            </Box>
            {!session.IsOwn && (
              <Button
                size="small"
                disabled={actions.isBusy}
                aria-label={`End the session on ${session.Device}, started ${formatInstant(session.StartedAt)}`}
                onClick={() => actions.endOne(session.Id)}
              >
                End
              </Button>
            )}
          </ListItem>
        ))}
      </List>
      {!Sessions.some(({ IsOwn }) => IsOwn) && (
        <Button size="small" variant="outlined" disabled={actions.isBusy} onClick={actions.endAll} sx={{ mt: 1.5 }}>
          End all sessions
        </Button>
      )}
    </>
  );
}

const sessionWords = ({ StartedAt, LastSeenAt, Address }: UserSession): string =>
  [`Signed in ${formatInstant(StartedAt)}`, `last seen ${formatInstant(LastSeenAt)}`, Address && `from ${Address}`]
    .filter(Boolean)
    .join(', ');

const ROW = { display: 'flex', gap: 2, alignItems: 'center' } as const;
