import { Box, Button, List, ListItem, Skeleton, Typography } from '@mui/material';
import { formatInstant } from '#shared/formats/instant';
import type { UserSession } from '#shared/people/user.record';
import type { UserRecord } from '../people-calls.ts';
import type { UserActions } from './UserButtons.tsx';

interface UserSessionsProps {
  user: UserRecord;
  actions: UserActions;
}

/** The user's active sessions; each can be ended. */
export function UserSessions({ user: { Sessions }, actions }: UserSessionsProps) {
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
