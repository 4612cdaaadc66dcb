import { isoDate } from '#shared/dates/iso-date';
import { billWords, homeAddress, mailingZip, phoneText, relationshipLabel } from './contract-texts.ts';
import { historyOf } from './history-entries.ts';
import { buildContract, buildContractMember, buildInvoice, buildPcpChange } from '#support/shared/contracts.ts';

const TODAY = isoDate('2026-11-23');
const bill = (DueDate: string, TotalAmountDue: number, CurrentSuspense = 0) => ({
  InvoiceStatus: 'Open',
  DueDate: isoDate(DueDate),
  TotalAmountDue,
  CurrentSuspense,
});

it.each`
  case                  | invoice                             | cents     | words
  ${'due later'}        | ${bill('2026-12-01', 412.5)}        | ${41_250} | ${'Due on 12/1/2026.'}
  ${'due today'}        | ${bill('2026-11-23', 412.5)}        | ${41_250} | ${'Due today.'}
  ${'due yesterday'}    | ${bill('2026-11-22', 412.5)}        | ${41_250} | ${'Past due since 11/22/2026: 1 day.'}
  ${'past due'}         | ${bill('2026-11-14', 412.5)}        | ${41_250} | ${'Past due since 11/14/2026: 9 days.'}
  ${'paid in suspense'} | ${bill('2026-11-14', 412.5, 412.5)} | ${0}      | ${'Nothing to pay.'}
  ${'partly paid'}      | ${bill('2026-11-14', 412.5, 12.5)}  | ${40_000} | ${'Past due since 11/14/2026: 9 days.'}
  ${'in favor'}         | ${bill('2026-11-14', -35.2)}        | ${-3_520} | ${'In favor of the household.'}
`('a bill $case says $words', ({ invoice, cents, words }) => {
  expect(billWords(invoice, TODAY)).toMatchObject({ cents, words });
});

it('there is nothing to say without a bill', () => {
  expect(billWords(null, TODAY)).toBeNull();
});

it.each`
  given                                                           | label
  ${{}}                                                           | ${'Self'}
  ${{ IsSubscriber: true, RelationshipCode: 'Child' }}            | ${'Self'}
  ${{ IsSubscriber: false, RelationshipCode: 'Spouse' }}          | ${'Spouse'}
  ${{ IsSubscriber: false, RelationshipCode: 'Child' }}           | ${'Child'}
  ${{ IsSubscriber: false, RelationshipCode: 'DomesticPartner' }} | ${'Domestic partner'}
`('$given is called $label', ({ given, label }) => {
  expect(relationshipLabel(buildContractMember(given)).toLowerCase()).toBe(label.toLowerCase());
});

it('shows phones, and ZIPs as 5-4', () => {
  const { Contract } = buildContract();
  const dependent = buildContractMember({
    IsSubscriber: false,
    HomePhone: null,
    MailingAddress: { PostalCode: '48207' },
  });
  expect(homeAddress(buildContractMember(), Contract)).toEqual([
    '1 Monroe Center St NW',
    'Apt 2',
    'Grand Rapids, MI 49503-1234',
  ]);
  expect([homeAddress(dependent, Contract), mailingZip(dependent), phoneText(dependent)]).toEqual([
    ['49503-1234'],
    '48207',
    '',
  ]);
  expect([mailingZip(buildContractMember()), phoneText(buildContractMember())]).toEqual(['', '(616) 555-0100']);
});

it('the history has everything, newest first', () => {
  const payment = (day: string) => ({ PaymentAmount: 10, PaymentDate: isoDate(day), PaymentType: 'EFT' });
  const contract = buildContract({
    PcpChanges: [
      buildPcpChange(),
      buildPcpChange({ Id: 6, Status: 'Refused', Reason: 'Closed.', RequestedDate: '2026-10-20T03:59:00.000Z' }),
    ],
    Invoices: [
      buildInvoice({ InvoiceId: 'I2', Payments: [payment('2026-10-20')] }),
      buildInvoice({ InvoiceId: 'I1', InvoiceCreatedDate: isoDate('2026-09-20') }),
    ],
  });
  expect(historyOf(contract).map(({ day, title, status }) => [day, title, status])).toEqual([
    ['2026-11-23', 'PCP of Ada Byron from Dexter Elkhart to Marie Curie', 'Requested'],
    ['2026-10-20', 'Payment of $10.00', null],
    ['2026-10-20', 'Invoice I2 over $412.50', null],
    ['2026-10-19', 'PCP of Ada Byron from Dexter Elkhart to Marie Curie', 'Refused'],
    ['2026-09-20', 'Invoice I1 over $412.50', null],
  ]);
});
