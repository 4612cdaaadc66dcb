import AgentIcon from '@mui/icons-material/BadgeOutlined';
import ClientIcon from '@mui/icons-material/PersonOutlined';
import MarketplaceIcon from '@mui/icons-material/AccountBalanceOutlined';
import StaffIcon from '@mui/icons-material/SupportAgent';
import { Chip, Typography } from '@mui/material';
import { ACTOR_LABELS, STEP_LABELS } from '#shared/error-reports/who-must-act';
import type { IndividualApplicationRow } from '#shared/error-reports/error-row.record';

const ICONS = {
  agent: <AgentIcon />,
  client: <ClientIcon />,
  staff: <StaffIcon />,
  marketplace: <MarketplaceIcon />,
} as const satisfies Record<keyof typeof ACTOR_LABELS, object>;

/** Who acts next, and how. Staff's own rows stand out. */
export const WhoMustAct = ({ row: { WhoMustAct: who, NextStep } }: { row: IndividualApplicationRow }) =>
  who && (
    <>
      <Chip
        component="span"
        size="small"
        variant="outlined"
        color={who === 'staff' ? 'primary' : 'default'}
        icon={ICONS[who]}
        label={ACTOR_LABELS[who]}
        sx={{ px: 0.5 }}
      />
      {NextStep && (
        <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block', mt: 0.5 }}>
          {STEP_LABELS[NextStep]}
        </Typography>
      )}
    </>
  );
