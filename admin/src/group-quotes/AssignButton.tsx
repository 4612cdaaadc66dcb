import { Button } from '@mui/material';
import { isFree, mayRelease } from './assignment.ts';
import type { GroupQuoteRecord } from './group-quotes.api.ts';
import { useAssignment } from './use-assignment.ts';

/** Claims or releases the quote, where this user may. One button, whatever it does: it keeps the focus. */
export function AssignButton({ quote }: { quote: GroupQuoteRecord }) {
  const { claim, release } = useAssignment(quote);
  const label = isFree(quote) ? 'Claim' : 'Release';
  return (
    (isFree(quote) || mayRelease(quote)) && (
      <Button
        size="small"
        variant={isFree(quote) ? 'outlined' : 'text'}
        onClick={() => void (isFree(quote) ? claim() : release())}
        aria-label={`${label} ${quote.GroupName}`}
      >
        {label}
      </Button>
    )
  );
}
