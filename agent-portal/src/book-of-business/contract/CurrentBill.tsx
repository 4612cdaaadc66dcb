import { Stack, Typography } from '@mui/material';
import type { ContractDetail } from '#shared/book-of-business/individuals/contract-detail.record';
import { paymentTypeLabel } from '#shared/book-of-business/individuals/invoices';
import { formatDay } from '#shared/formats/auto-date';
import { formatCents, formatDollars } from '#shared/formats/currency';
import { today } from '#web/inputs/today';
import { FactList } from '../../components/FactList.tsx';
import { OverviewSection } from '../../components/OverviewSection.tsx';
import { billWords } from './contract-texts.ts';

/** What is owed: the largest figure of the page. */
export function CurrentBill({ contract }: { contract: ContractDetail }) {
  const { CurrentInvoice, IsMedicare, PaidToDate } = contract.Contract;
  const bill = billWords(CurrentInvoice, today());
  const hasSuspense = Boolean(CurrentInvoice?.CurrentSuspense);
  return (
    <OverviewSection title="Current bill">
      <Stack spacing={2}>
        {bill ? (
          <div>
            <Typography variant="figure" color={bill.tone} sx={{ overflowWrap: 'anywhere' }}>
              {formatCents(bill.cents)}
            </Typography>
            <Typography color={bill.tone}>{bill.words}</Typography>
          </div>
        ) : (
          <Typography>Nothing has been billed yet.</Typography>
        )}
        <FactList
          facts={[
            ['Payment type', paymentTypeLabel(IsMedicare, contract)],
            ['Paid to date', formatDay(PaidToDate) || 'Nothing paid yet'],
            ...(hasSuspense
              ? ([
                  ['Billed', formatDollars(CurrentInvoice?.TotalAmountDue)],
                  ['Paid, not booked yet', formatDollars(CurrentInvoice?.CurrentSuspense)],
                ] as const)
              : []),
          ]}
        />
      </Stack>
    </OverviewSection>
  );
}
