import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { Alert, Box, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { HomeCard } from '../components/HomeCard.tsx';
import { rulesQuery } from '../providers/parameters-query.ts';

/** The announcements that agents currently see: the first question when an agent calls. */
export function WhatAgentsSee() {
  const { data: rules, error } = useQuery(rulesQuery);
  return (
    <HomeCard title="Agent-facing status">
      {error && <Alert severity="error">{error.message}</Alert>}
      {!rules && !error && <Skeleton variant="rounded" height={96} role="status" aria-label="Loading" />}
      {rules && !error && (
        <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          <Fact look={rules.SiteDownFlag ? WARNING : GOOD} title="Sign-in page">
            {rules.SiteDownFlag ? `Says: “${rules.SiteDownMessage}”` : 'Open, with no message'}
          </Fact>
          <Fact look={rules.DownTimeBannerMessage ? INFO : GOOD} title="Downtime banner">
            {rules.DownTimeBannerMessage ? `Says: “${rules.DownTimeBannerMessage}”` : 'Not shown'}
          </Fact>
          <Fact look={rules.DisableForExternalAgentFlag ? WARNING : GOOD} title="Group enrollment by agents">
            {rules.DisableForExternalAgentFlag ? 'Switched off' : 'Open'}
          </Fact>
        </Stack>
      )}
    </HomeCard>
  );
}

const GOOD = { Icon: CheckIcon, color: 'success' } as const;
const INFO = { Icon: InfoIcon, color: 'info' } as const;
const WARNING = { Icon: WarningIcon, color: 'warning' } as const;

interface FactProps {
  look: typeof GOOD | typeof INFO | typeof WARNING;
  title: string;
  children: string;
}

const Fact = ({ look: { Icon, color }, title, children }: FactProps) => (
  <Box component="li" sx={{ display: 'flex', gap: 1.5 }}>
    <Icon aria-hidden color={color} />
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="subtitle2" component="p">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {children}
      </Typography>
    </Box>
  </Box>
);
