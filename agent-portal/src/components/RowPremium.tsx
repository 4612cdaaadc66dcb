import { Typography } from '@mui/material';
import { percentChange, signedPercent } from '#shared/formats/percent';
import { formatDollars } from '#shared/formats/currency';
import type { PremiumAnswer } from '#shared/quotes/quote-premium.record';

type Premium = PremiumAnswer | null;

/** "$1,234.00", "from $1,234.00" where there is a choice of plans. */
export const premiumText = (premium: Premium): string =>
  premium === null ? '–' : `${premium.IsLowest ? 'from ' : ''}${formatDollars(premium.Amount)}`;

/** A monthly premium, and by how many per cent it differs from `before`, where nobody has a choice of plans. */
export const RowPremium = ({ premium, before = null }: { premium: Premium; before?: Premium }) => {
  const percent =
    premium && before && !premium.IsLowest && !before.IsLowest ? percentChange(before.Amount, premium.Amount) : null;
  return (
    <Typography variant="body2" component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {premiumText(premium)}
      {percent !== null && (
        <Typography variant="caption" component="span" color="textSecondary" sx={{ display: 'block' }}>
          {signedPercent(percent)}
        </Typography>
      )}
    </Typography>
  );
};
