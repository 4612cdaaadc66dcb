import BackIcon from '@mui/icons-material/ArrowBack';
import { Alert, Box, Button, Paper, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { UserDetails } from '#shared/people/user.record';
import { Screen } from '#web/shell/Screen';
import { RecordTimeline } from '../../components/RecordTimeline.tsx';
import { userQuery, USERS } from '../people-calls.ts';
import { EditUserDialog } from './EditUserDialog.tsx';
import { PasswordLinkDialog } from './PasswordLinkDialog.tsx';
import { useUserActions } from './use-user-actions.ts';
import { UserButtons } from './UserButtons.tsx';
import { UserFacts } from './UserFacts.tsx';
import { UserSessions } from './UserSessions.tsx';

/** /sales/users/{id}: one user, their active sessions, and their timeline. */
export function UserScreen({ id }: { id: number }) {
  const { data: user, error, refetch } = useQuery(userQuery(id));
  if (user) {
    return <UserPage key={user.Id} user={user} />;
  }
  return (
    <Screen title="User" subtitle={<Back />}>
      {error ? (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          {error.message}
        </Alert>
      ) : (
        <Skeleton variant="rounded" height={320} role="status" aria-label="Loading the user" />
      )}
    </Screen>
  );
}

function UserPage({ user }: { user: UserDetails }) {
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
