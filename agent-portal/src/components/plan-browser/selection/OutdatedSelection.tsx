import { Alert, AlertTitle, Button } from '@mui/material';
import type { PlanCart } from '../cart/cart-facts.ts';

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' });

interface OutdatedSelectionProps {
  cart: Pick<PlanCart, 'selection' | 'save'>;
  /** The stored plans. */
  storedNames: readonly string[];
}

/** Someone else saved another selection meanwhile: the user decides whose to keep. */
export function OutdatedSelection({ cart: { selection, save }, storedNames }: OutdatedSelectionProps) {
  if (!selection.isOutOfDate) {
    return null;
  }
  const settleBy = (keep: () => void) => () => {
    keep();
    save.dismiss();
  };
  return (
    <Alert
      severity="warning"
      action={
        <>
          <Button color="inherit" onClick={settleBy(selection.reset)}>
            Use theirs
          </Button>
          <Button color="inherit" onClick={settleBy(selection.keepMine)}>
            Keep mine
          </Button>
        </>
      }
    >
      <AlertTitle>Someone else saved another selection</AlertTitle>
      {storedNames.length > 0 ? `They saved ${LIST.format(storedNames)}.` : 'They saved no plan.'} Your changes are not
      saved yet: use theirs, or keep yours and save them instead.
    </Alert>
  );
}
