import { isoDate } from '#shared/dates/iso-date';
import { invoiceDueDate, invoiceSums, paymentTypeLabel } from './invoices.ts';

const payment = (PaymentAmount: number) => ({
  PaymentAmount,
  PaymentDate: isoDate('2026-10-28'),
  PaymentType: 'EFT',
});

it.each`
  case                                     | previous  | current  | stated   | payments            | sums
  ${'nothing paid'}                        | ${0}      | ${412.5} | ${412.5} | ${[]}               | ${{ previous: 0, current: 41_250, other: 0, total: 41_250, paid: 0, due: 41_250 }}
  ${'a total before the payment'}          | ${0}      | ${412.5} | ${412.5} | ${[412.5]}          | ${{ previous: 0, current: 41_250, other: 0, total: 41_250, paid: 41_250, due: 0 }}
  ${'a total after the payments'}          | ${412.5}  | ${412.5} | ${412.5} | ${[400, 12.5]}      | ${{ previous: 41_250, current: 41_250, other: 0, total: 82_500, paid: 41_250, due: 41_250 }}
  ${'a credit that the carrier took off'}  | ${0}      | ${412.5} | ${400}   | ${[]}               | ${{ previous: 0, current: 41_250, other: -1_250, total: 40_000, paid: 0, due: 40_000 }}
  ${'a balance in favor of the household'} | ${-447.7} | ${412.5} | ${-35.2} | ${[]}               | ${{ previous: -44_770, current: 41_250, other: 0, total: -3_520, paid: 0, due: -3_520 }}
  ${'a payment taken back'}                | ${0}      | ${0.1}   | ${0.1}   | ${[0.1, -0.1, 0.2]} | ${{ previous: 0, current: 10, other: 0, total: 10, paid: 20, due: -10 }}
`('$case adds up', ({ previous, current, stated, payments, sums }) => {
  const invoice = { PreviousBalance: previous, CurrentAmountDue: current, TotalAmountDue: stated };
  const found = invoiceSums({ ...invoice, Payments: payments.map(payment) });
  expect(found).toEqual(sums);
  expect([found.previous + found.current + found.other, found.total - found.paid]).toEqual([found.total, found.due]);
});

const OF_NOVEMBER = { CoverageStart: isoDate('2026-11-01'), InvoiceCreatedDate: isoDate('2026-10-20') };
const CURRENT = {
  InvoiceStatus: 'Open',
  DueDate: isoDate('2026-11-14'),
  TotalAmountDue: 412.5,
  CurrentSuspense: 0,
};

it.each`
  case                               | current    | total    | status    | due
  ${'the current invoice'}           | ${CURRENT} | ${412.5} | ${'Open'} | ${'2026-11-14'}
  ${'one that is paid'}              | ${CURRENT} | ${412.5} | ${'Paid'} | ${'2026-11-01'}
  ${'one of another amount'}         | ${CURRENT} | ${400}   | ${'Open'} | ${'2026-11-01'}
  ${'one without a current invoice'} | ${null}    | ${412.5} | ${'Open'} | ${'2026-11-01'}
`('$case is due on $due', ({ current, total, status, due }) => {
  const invoice = { ...OF_NOVEMBER, TotalAmountDue: total, InvoiceStatus: status };
  expect(invoiceDueDate(invoice, current)).toBe(due);
});

it.each`
  case                                 | created         | current         | due
  ${'repeats what was due before it'}  | ${'2026-10-20'} | ${'2026-10-05'} | ${'2026-11-01'}
  ${'is due on the day of its making'} | ${'2026-10-20'} | ${'2026-10-20'} | ${'2026-10-20'}
  ${'was made after its month began'}  | ${'2026-11-09'} | ${'2026-10-05'} | ${'2026-11-09'}
`('an invoice that $case is due on $due', ({ created, current, due }) => {
  const invoice = { ...OF_NOVEMBER, InvoiceCreatedDate: created, TotalAmountDue: 412.5, InvoiceStatus: 'Open' };
  expect(invoiceDueDate(invoice, { ...CURRENT, DueDate: current })).toBe(due);
});

it.each`
  isMedicare | method     | ongoing            | label
  ${false}   | ${'EFT'}   | ${null}            | ${'EFT'}
  ${false}   | ${'eft'}   | ${null}            | ${'EFT'}
  ${false}   | ${null}    | ${null}            | ${'Bill me'}
  ${false}   | ${'Check'} | ${null}            | ${'Bill me'}
  ${false}   | ${null}    | ${'SSA deduction'} | ${'Bill me'}
  ${true}    | ${null}    | ${'SSA deduction'} | ${'SSA deduction'}
  ${true}    | ${'EFT'}   | ${'Bill me'}       | ${'Bill me'}
  ${true}    | ${'EFT'}   | ${null}            | ${'EFT'}
  ${true}    | ${null}    | ${''}              | ${'Bill me'}
`('Medicare $isMedicare, method $method, ongoing $ongoing: $label', ({ isMedicare, method, ongoing, label }) => {
  expect(paymentTypeLabel(isMedicare, { PaymentMethod: method, OngoingPaymentType: ongoing })).toBe(label);
});
