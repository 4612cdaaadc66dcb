import AgentIcon from '@mui/icons-material/BadgeOutlined';
import ClientIcon from '@mui/icons-material/PersonOutlined';
import MarketplaceIcon from '@mui/icons-material/AccountBalanceOutlined';
import StaffIcon from '@mui/icons-material/SupportAgent';
import { Typography } from '@mui/material';
import { ACTOR_LABELS, STEP_LABELS } from '#shared/error-reports/error-reports';
import type { IndividualApplicationRow } from '#shared/error-reports/error-row.record';
import { type Look, ToneChip } from '#web/status/ToneChip';

const LOOKS: Record<keyof typeof ACTOR_LABELS, Look> = {
  agent: ['secondary', AgentIcon],
  client: ['secondary', ClientIcon],
  staff: ['info', StaffIcon],
  marketplace: ['secondary', MarketplaceIcon],
};

/** Who acts next, and how. Staff's own rows stand out. */
export const WhoMustAct = ({ row: { WhoMustAct: who, NextStep } }: { row: IndividualApplicationRow }) =>
  who && (
    <>
      <ToneChip size="small" look={LOOKS[who]} label={ACTOR_LABELS[who]} />
      {NextStep && (
        <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block', mt: 0.5 }}>
          {STEP_LABELS[NextStep]}
        </Typography>
      )}
    </>
  );
