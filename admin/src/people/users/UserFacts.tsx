import { Box, Link, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { formatInstant } from '#shared/formats/instant';
import type { UserDetails } from '#shared/people/user.record';
import { AGENTS } from '../people-calls.ts';
import { passwordWords, UserStateChip } from './user-state.tsx';

/** The user's details and sign-in status. */
export const UserFacts = ({ user }: { user: UserDetails }) => (
  <Box component="dl" sx={LOOK}>
    <Fact name="User name">{user.Username}</Fact>
    <Fact name="E-mail">{user.Email}</Fact>
    <Fact name="Roles">{user.RoleNames.join(', ') || 'None'}</Fact>
    {user.AgentId !== null && (
      <Fact name="Agent">
        <Link component={RouterLink} to={`/${AGENTS}/${user.AgentId}`}>
          {user.AgentName} ({user.SrcAgentId})
        </Link>
        , {user.AgencyName}
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

const flags = ({ IsGeneralAgent, IsAgentBroker }: UserDetails): string =>
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

const LOOK = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '112px minmax(0, 1fr)' },
  columnGap: 2,
  alignItems: 'baseline',
  rowGap: { xs: 0.25, sm: 1.25 },
  '& dd': { mb: { xs: 1, sm: 0 } },
} as const;
