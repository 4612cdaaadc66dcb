import { Alert, Box, Button, Stack, type AlertColor } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Coverage } from '#shared/plans/plan-codes';
import { DELTA_DENTAL_NOTE } from '../details/delta-dental-note.ts';
import type { CartFacts, SelectionFix } from './cart-facts.ts';

interface SelectionProblemsProps {
  cart: CartFacts;
  canChange: boolean;
  onRemove: (planIds: readonly number[]) => void;
  shown: Coverage;
  onShow: (coverage: Coverage) => void;
  /** Nothing is selected yet: what is missing is not an error. */
  isEmpty: boolean;
}

/** The selection's problems, each with a fix. */
export const SelectionProblems = (props: SelectionProblemsProps) => (
  <Stack spacing={1}>
    {props.cart.selectionFixes.map((fix) => (
      <Note key={fix.problem} severity={props.isEmpty && !fix.link ? 'info' : 'error'}>
        {fix.problem}
        {props.canChange && <WayOut {...props} fix={fix} />}
        {props.canChange && fix.link && <FixElsewhere {...fix.link} />}
      </Note>
    ))}
    {props.cart.serverProblems.map((problem) => (
      <Note key={problem} severity="error">
        {problem}
      </Note>
    ))}
  </Stack>
);

interface SelectionNotesProps extends Pick<SelectionProblemsProps, 'cart' | 'canChange'> {
  onDeltaDental: () => void;
}

/** Notes about the selection that block nothing. */
export const SelectionNotes = ({ cart, canChange, onDeltaDental }: SelectionNotesProps) => {
  const { serverProblems, warnings, notes, repriced } = cart;
  const isRepriced = canChange && serverProblems.length === 0 && repriced.length > 0;
  return (
    <Stack spacing={1}>
      {isRepriced && (
        <Note severity="warning">{repricedText(repriced.map(({ PlanDisplayName }) => PlanDisplayName))}</Note>
      )}
      {warnings.map((warning) => (
        <Note key={warning} severity="warning">
          {warning}
        </Note>
      ))}
      {notes.map((note) => (
        <Note key={note} severity="info">
          {note}
          {note === DELTA_DENTAL_NOTE && (
            <Button
              size="small"
              color="inherit"
              aria-haspopup="dialog"
              onClick={onDeltaDental}
              sx={{ display: 'block' }}
            >
              About Delta Dental
            </Button>
          )}
        </Note>
      ))}
    </Stack>
  );
};

const Note = ({ severity, children }: { severity: AlertColor; children: ReactNode }) => (
  <Alert severity={severity} role="none" sx={{ py: 0, px: 1.5, '& .MuiAlert-icon': { mr: 1 } }}>
    {children}
  </Alert>
);

const repricedText = (names: readonly string[]): string =>
  `Rates have changed since this selection was saved: ${names.join(', ')}. Save it again to quote the new premiums.`;

const FixElsewhere = ({ label, to }: { label: string; to: string }) => (
  <Button
    component={RouterLink}
    to={to}
    size="small"
    color="inherit"
    variant="outlined"
    sx={{ display: 'flex', mt: 0.5, width: 'fit-content' }}
  >
    {label}
  </Button>
);

const WayOut = ({
  fix: { show, removal },
  shown,
  onRemove,
  onShow,
}: SelectionProblemsProps & { fix: SelectionFix }) => (
  <Box sx={{ mt: 0.5 }}>
    {show && show !== shown && (
      <Button size="small" color="inherit" variant="outlined" onClick={() => onShow(show)}>
        Show {show} plans
      </Button>
    )}
    {removal?.hint}
    {removal?.plans.map(({ PlanId, PlanDisplayName }) => (
      <Box key={PlanId} sx={{ mt: 0.5 }}>
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          sx={{ textAlign: 'left' }}
          onClick={() => onRemove([PlanId])}
        >
          Remove {PlanDisplayName}
        </Button>
      </Box>
    ))}
  </Box>
);
