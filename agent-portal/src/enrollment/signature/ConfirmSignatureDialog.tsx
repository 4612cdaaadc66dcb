import { Alert, Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { isSignerOf, signsForAnother } from '#shared/enrollment/signer-name';
import { formatDay } from '#shared/formats/auto-date';
import { useUser } from '../../app/session/use-user.ts';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { Money } from '../../components/Money.tsx';
import { selectedPlansQuery } from '../../components/quote/quote-queries.ts';
import { FactList } from '../overview/FactList.tsx';

interface ConfirmSignatureDialogProps {
  quote: QuoteResponse;
  /** As typed. */
  name: string;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Final review before signing: the group, effective date, plans with premiums, and the signer's name. */
export function ConfirmSignatureDialog({ quote, name, busy, onConfirm, onCancel }: ConfirmSignatureDialogProps) {
  const { FullName } = useUser();
  const { data: selection } = useQuery(selectedPlansQuery(quote.Id));
  const isOwn = isSignerOf(name, FullName);
  return (
    <ConfirmDialog
      open
      title={`Sign and submit the enrollment of ${quote.Group.GroupName}?`}
      confirmLabel={isOwn ? 'Sign and submit' : `Sign as ${name}`}
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <FactList
        facts={[
          ['Group', quote.Group.GroupName],
          ['Effective date', formatDay(quote.EffectiveDate)],
          ['Signed by', name],
        ]}
      />
      <Box component="ul" aria-label="Plans" sx={{ my: 2, pl: 3, color: 'text.primary' }}>
        {selection?.Plans.map(({ PlanId, PlanDisplayName, TotalMonthlyRate }) => (
          <li key={PlanId}>
            {PlanDisplayName}, <Money dollars={TotalMonthlyRate} /> a month
          </li>
        ))}
      </Box>
      {!isOwn && (
        <Alert severity="warning" role="none" sx={{ mb: 2 }}>
          {signsForAnother(name, FullName)}
        </Alert>
      )}
      <Typography variant="body2">The signature cannot be withdrawn unless staff return the enrollment.</Typography>
    </ConfirmDialog>
  );
}
