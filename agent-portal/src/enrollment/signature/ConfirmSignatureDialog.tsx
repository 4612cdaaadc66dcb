import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { planPremiumText, totalPremiumText } from '#shared/plans/plan-texts';
import { formatDay } from '#shared/formats/auto-date';
import { FactList } from '../../components/FactList.tsx';
import { selectedPlansQuery } from '../../components/quote/quote-queries.ts';
import { ConfirmSigningDialog } from '../../components/signature/ConfirmSigningDialog.tsx';

interface ConfirmSignatureDialogProps {
  quote: QuoteResponse;
  /** As typed. */
  name: string;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Final review before signing: the group, effective date, plans with premiums, and the signer's name. */
export function ConfirmSignatureDialog({ quote, ...signing }: ConfirmSignatureDialogProps) {
  const { data: selection } = useQuery(selectedPlansQuery(quote.Id));
  return (
    <ConfirmSigningDialog
      title={`Sign and submit the enrollment of ${quote.Group.GroupName}?`}
      consequence="The signature cannot be withdrawn unless staff return the enrollment."
      {...signing}
    >
      <FactList
        facts={[
          ['Group', quote.Group.GroupName],
          ['Effective date', formatDay(quote.EffectiveDate)],
          ['Signed by', signing.name],
        ]}
      />
      <Box component="ul" aria-label="Plans" sx={{ my: 2, pl: 3, color: 'text.primary' }}>
        {selection?.Plans.map((plan) => (
          <li key={plan.PlanId}>
            {plan.PlanDisplayName}, {planPremiumText(plan)}
          </li>
        ))}
      </Box>
      {selection?.Premium && (
        <Typography variant="h2" component="p" color="textPrimary">
          {totalPremiumText(selection.Premium)}
        </Typography>
      )}
    </ConfirmSigningDialog>
  );
}
