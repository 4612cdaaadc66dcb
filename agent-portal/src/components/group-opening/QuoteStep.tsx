import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { Button, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { groupCensusPath } from '#shared/quotes/next-step';
import { useNextStep } from './use-next-step.ts';

/** A quote's next step; nothing while it is deleted. */
export function QuoteStep({ quote }: { quote: QuoteResponse }) {
  const { label, path, blockedReason } = useNextStep()(quote);
  if (quote.IsDeleted) {
    return null;
  }
  return (
    <>
      <Button
        size="small"
        component={RouterLink}
        to={path ?? groupCensusPath(quote.Id)}
        endIcon={<ArrowForwardIcon />}
        aria-label={`${label}: ${quote.Name}`}
        sx={{ whiteSpace: 'nowrap', ml: -1 }}
      >
        {label}
      </Button>
      {blockedReason && (
        <Typography variant="caption" component="div" color="textSecondary">
          {blockedReason}
        </Typography>
      )}
    </>
  );
}
