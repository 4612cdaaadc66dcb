import { paymentStatus } from '#shared/book-of-business/individuals/contract-standing';
import type { BookRecord } from '#shared/book-of-business/individuals/individual-book.record';
import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { formatDollars } from '#shared/formats/currency';
import { formatPhone } from '#shared/formats/phone';
import { formatZip } from '#shared/formats/zip';
import type { CsvColumns } from '../../platform/http/csv-answer.ts';

type Columns = CsvColumns<BookRecord>;

interface Shape {
  isMedicare: boolean;
  /** For readers of several books. */
  hasAgent: boolean;
  today: IsoDate;
}

/** Source: spec 000 section 3, "Individual CSV". */
export const individualColumns = ({ isMedicare, hasAgent, today }: Shape): Columns => [
  ['Contract number', (row) => row.ContractId],
  ['First name', (row) => row.Name.First],
  ['Last name', (row) => row.Name.Last],
  ['Date of birth', (row) => formatDay(row.DateOfBirth)],
  ['Phone', (row) => formatPhone(row.Phone)],
  ['Effective date', (row) => formatDay(row.EffectiveDate)],
  ['Original effective date', (row) => formatDay(row.OriginalEffectiveDate)],
  ['Status', (row) => (row.IsActive ? 'Active' : 'Inactive')],
  ['Payment status', (row) => paymentStatus(row.CurrentInvoice, today)],
  ['Paid to Date', (row) => formatDay(row.PaidToDate)],
  ['Due date', (row) => formatDay(row.CurrentInvoice?.DueDate)],
  ['Amount due', (row) => formatDollars(row.CurrentInvoice?.TotalAmountDue)],
  ['Plan', (row) => row.PlanName],
  ['Email', (row) => row.Email],
  ['Address', addressOf],
  ...(hasAgent ? AGENT : []),
  ...(isMedicare ? MEDICARE : NOT_MEDICARE),
];

const AGENT: Columns = [['Agent', ({ Agent: { Name } }) => `${Name.First} ${Name.Last}`]];
const MEDICARE: Columns = [['Dental Plan', (row) => row.DentalPlanName]];
const NOT_MEDICARE: Columns = [
  ['CSR%', (row) => row.CsrLevelDescription],
  ['Marketplace?', (row) => (row.FromFFM ? 'Yes' : 'No')],
  ['APTC', (row) => formatDollars(row.LatestAptc)],
];

/** Source: spec 000 section 3, "Void contracts CSV". */
export const VOID_COLUMNS: Columns = [
  ['Contract #', (row) => row.ContractId],
  ['First name', (row) => row.Name.First],
  ['Last name', (row) => row.Name.Last],
  ['Effective date', (row) => formatDay(row.EffectiveDate)],
  ['Phone', (row) => formatPhone(row.Phone)],
  ['Email', (row) => row.Email],
];

function addressOf({ Address }: BookRecord): string {
  const { AddressLine1, AddressLine2, City, StateCode, PostalCode } = Address;
  return [AddressLine1, AddressLine2, City, `${StateCode} ${formatZip(PostalCode)}`].filter(Boolean).join(', ');
}
