import CloseIcon from '@mui/icons-material/Close';
import { Box, Drawer, IconButton, Skeleton, Stack, Typography } from '@mui/material';
import { Suspense, useId } from 'react';
import type { IndividualEnrollmentResponse } from '#shared/individuals/individual-quote.record';
import type { Plan } from '#shared/plans/plan.record';
import { lazyPart } from '#web/shell/lazy-part';
import { householdOfQuote } from './household-of-quote.ts';

const TaxCreditCalculator = lazyPart(
  async () => (await import('../../components/tax-credit/TaxCreditCalculator.tsx')).TaxCreditCalculator,
);

interface CalculatorDrawerProps {
  household: IndividualEnrollmentResponse;
  offered: readonly Plan[];
  open: boolean;
  onClose: () => void;
}

/** How the credit comes about, for the people of the quote, beside its plans; on phones, over them. What is tried here is not saved. */
export function CalculatorDrawer({ household, offered, open, onClose }: CalculatorDrawerProps) {
  const id = useId();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': id, 'aria-modal': true, sx: { width: { xs: '100%', sm: 560 } } },
      }}
    >
      <Stack direction="row" spacing={1} sx={HEAD}>
        <Box>
          <Typography variant="h2" id={id}>
            Tax credit calculator
          </Typography>
          <Typography variant="body2" color="textSecondary">
            Begins with this quote. What you try here is not saved.
          </Typography>
        </Box>
        <IconButton aria-label="Close the calculator" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Box sx={{ p: 2, overflowY: 'auto', flexGrow: 1 }}>
        <Suspense
          fallback={
            <Box role="status" aria-label="Loading the calculator">
              <Skeleton variant="rounded" height={480} />
            </Box>
          }
        >
          <TaxCreditCalculator household={householdOfQuote(household)} plans={offered} isBeside />
        </Suspense>
      </Box>
    </Drawer>
  );
}

const HEAD = {
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  px: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
