import { Alert, AlertTitle, Button } from '@mui/material';
import { DraftNote } from '#web/records/DraftNote';
import type { PlanCart } from '../cart/cart-facts.ts';

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' });

interface OtherSelectionsProps {
  cart: Pick<PlanCart, 'selection' | 'save'>;
  /** The stored plans. */
  storedNames: readonly string[];
}

/** The selection on screen is a draft, or someone else saved another one meanwhile: the user decides which to keep. */
export const OtherSelections = ({ cart, storedNames }: OtherSelectionsProps) => (
  <>
    <DraftNote draft={cart.selection.draft} onDiscard={cart.selection.reset} />
    {cart.selection.isOutOfDate && <OutdatedSelection cart={cart} storedNames={storedNames} />}
  </>
);

function OutdatedSelection({ cart: { selection, save }, storedNames }: OtherSelectionsProps) {
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
