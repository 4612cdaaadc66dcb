import { Alert, AlertTitle, Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { Link as RouterLink, useNavigate } from 'react-router';
import { centsFromDollars, dollarsFromCents, formatDollars } from '#shared/formats/currency';
import type { CompanionResponse } from '#shared/individuals/companion.record';
import type { IndividualQuoteResponse } from '#shared/individuals/individual-quote.record';
import { individualPath, plansPathOf } from '#shared/individuals/individual-next-step';
import { otherPlanText } from '#shared/individuals/two-plans';
import { errorMessage } from '#web/http/api-error';
import { newestQuote, reloadHousehold } from '../individual-plans-queries.ts';
import { uniteHousehold } from './two-plans-queries.ts';

interface CompanionNoteProps {
  quote: IndividualQuoteResponse;
  companion: CompanionResponse;
  /** Of the plans selected here, dollars a month; null while it is not known. */
  total: number | null;
  /** Everything about the household can still be changed, in one plan. */
  canUnite: boolean;
}

/** Over the plans of a household in two: who is in the other one, and what both cost together. */
export function CompanionNote({ quote, companion, total, canUnite }: CompanionNoteProps) {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => uniteHousehold(newestQuote(quote)),
    onSuccess: (one) => {
      reloadHousehold(one.Id);
      if (one.Id !== quote.Id) {
        void navigate(plansPathOf(one), { replace: true });
      }
    },
    onError: () => reloadHousehold(quote.Id),
  });
  return (
    <Alert severity={companion.IsEnded ? 'warning' : 'info'} sx={{ py: 0.5, '& .MuiAlert-message': { width: '100%' } }}>
      <AlertTitle sx={{ mb: 0.25 }}>This household is in two plans</AlertTitle>
      <Typography variant="body2">{otherPlanText(companion)}</Typography>
      {companion.CreditHere !== null && (
        <Typography variant="body2">{creditBetween(companion, quote.Ffm?.AptcElectedAmount ?? 0)}</Typography>
      )}
      {total !== null && companion.TotalMonthlyRate !== null && !companion.IsEnded && (
        <Typography variant="body2">
          All plans of both quotes: <strong>{formatDollars(sumOf(total, companion.TotalMonthlyRate))} a month</strong>
        </Typography>
      )}
      {companion.CreditNotes.map((note) => (
        <Typography key={note} variant="body2">
          {note}
        </Typography>
      ))}
      <Stack direction="row" useFlexGap spacing={1} className="no-print" sx={{ flexWrap: 'wrap', mt: 0.5 }}>
        {companion.Status !== null && (
          <Button
            size="small"
            color="inherit"
            component={RouterLink}
            to={individualPath({ quoteId: companion.QuoteId, status: companion.Status, isFfm: quote.Individual.IsFfm })}
          >
            Open the other quote
          </Button>
        )}
        {canUnite && (
          <Button size="small" color="inherit" loading={isPending} onClick={() => mutate()}>
            Back to one plan
          </Button>
        )}
      </Stack>
      {error && <Typography variant="body2">{errorMessage(error)}</Typography>}
    </Alert>
  );
}

const sumOf = (one: number, other: number): number => dollarsFromCents(centsFromDollars(one) + centsFromDollars(other));

/** By the people in each plan, weighted by age; what one plan cannot take goes to the other. */
const creditBetween = ({ CreditHere, CreditThere }: CompanionResponse, elected: number): string =>
  [
    `Tax credit of ${formatDollars(elected)} a month: up to ${formatDollars(CreditHere)} here`,
    ...(CreditThere === null ? [] : [`${formatDollars(CreditThere)} there`]),
  ].join(', ') + ', divided by the ages in each plan (45 CFR 155.340(f)).';
