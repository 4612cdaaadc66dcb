import { Alert, Box, Stack } from '@mui/material';
import type { Plan } from '#shared/plans/plan.record';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { formatDay } from '#shared/formats/auto-date';
import { ENROLLMENT_BY_STAFF, groupEnrollmentPath } from '#shared/quotes/next-step';
import { useRules } from '../../app/use-rules.ts';
import { useAudience } from '../../app/session/use-user.ts';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { useGoOn } from '#web/shell/use-go-on';
import { useQuoteAction } from './use-quote-action.ts';

interface EnrollDialogProps {
  quote: QuoteResponse;
  plans: readonly Plan[];
  /** Notes to read before continuing; none of them blocks. */
  warnings: readonly string[];
  onClose: () => void;
}

/** Final review before the selection closes; confirming moves the quote to enrollment. */
export function EnrollDialog({ quote, plans, warnings, onClose }: EnrollDialogProps) {
  const goOn = useGoOn();
  const audience = useAudience();
  const { DisableForExternalAgentFlag } = useRules();
  const isHandedOver = audience === 'external' && DisableForExternalAgentFlag;
  const { isBusy, failure, run } = useQuoteAction('Enroll', quote, ({ Id }) => {
    void goOn(groupEnrollmentPath(Id), { state: { forced: true } });
  });
  return (
    <ConfirmDialog
      open
      title={`Enroll ${quote.Group.GroupName}?`}
      confirmLabel="Start enrollment"
      busy={isBusy}
      onConfirm={() => run()}
      onCancel={onClose}
    >
      <Stack spacing={2}>
        <div>
          Coverage begins {formatDay(quote.EffectiveDate)} with {plans.length === 1 ? 'this plan' : 'these plans'}.
          Afterwards the plans of this quote can no longer be changed.
          <Box component="ul" sx={{ my: 1, pl: 3, color: 'text.primary' }}>
            {plans.map(({ PlanId, PlanDisplayName }) => (
              <li key={PlanId}>{PlanDisplayName}</li>
            ))}
          </Box>
        </div>
        {isHandedOver && (
          <Alert severity="info" role="none">
            {ENROLLMENT_BY_STAFF}
          </Alert>
        )}
        {warnings.map((warning) => (
          <Alert key={warning} severity="warning" role="none">
            {warning}
          </Alert>
        ))}
        {failure && <Alert severity="error">{failure}</Alert>}
      </Stack>
    </ConfirmDialog>
  );
}
