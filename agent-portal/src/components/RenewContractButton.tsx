import { Button, type ButtonProps, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link as RouterLink } from 'react-router';
import type { ContractRenewalState } from '#shared/contract-renewals/contract-renewal.record';
import { contractRenewalPath, individualPath } from '#shared/individuals/individual-next-step';
import { CAN_EXPIRE_INDIVIDUAL } from '#shared/individuals/individual-status';
import { HIDDEN_TEXT } from '#web/theme/hidden-text';
import { renewalStateQuery } from './contract-renewal-queries.ts';

interface RenewContractButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  contractId: string;
  /** Where it is known already, in a list; otherwise it is asked for. */
  state?: ContractRenewalState;
  /** Says which contract, for a list: "Renew for 2027 Ada Byron". */
  whose?: string;
}

/** The way from a contract to the quote that renews it. Where it cannot be renewed, the reason stands below. */
export function RenewContractButton({ contractId, state: known, whose, ...look }: RenewContractButtonProps) {
  const { data } = useQuery({ ...renewalStateQuery(contractId), enabled: known === undefined });
  const reasonId = useId();
  const state = known ?? data;
  if (!state) {
    return (
      <Button {...look} disabled>
        Renew
      </Button>
    );
  }
  const label = [renewLabel(state), whose && <Hidden key="whose"> {whose}</Hidden>];
  if (state.Problem === null) {
    return (
      <Button {...look} component={RouterLink} to={pathOf(state)}>
        {label}
      </Button>
    );
  }
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      <Button {...look} disabled aria-describedby={reasonId}>
        {label}
      </Button>
      <Typography id={reasonId} variant="body2" color="textSecondary">
        {state.Problem}
      </Typography>
    </Stack>
  );
}

const Hidden = ({ children }: { children: ReactNode }) => <span style={HIDDEN_TEXT}>{children}</span>;

/** What the button does. */
export const renewLabel = ({ Year, QuoteId, QuoteStatus }: ContractRenewalState): string =>
  QuoteId === null || QuoteStatus === null
    ? `Renew for ${Year}`
    : CAN_EXPIRE_INDIVIDUAL.includes(QuoteStatus)
      ? 'Continue renewal'
      : 'View renewal';

const pathOf = ({ ContractId, QuoteId, QuoteStatus }: ContractRenewalState): string =>
  QuoteId === null || QuoteStatus === null
    ? contractRenewalPath(ContractId)
    : individualPath({ quoteId: QuoteId, status: QuoteStatus, isFfm: false });
