import type {
  ContractDetail,
  ContractMemberDetail,
  PcpChangeDetail,
} from '#shared/book-of-business/individuals/contract-detail.record';
import type { BookRecord } from '#shared/book-of-business/individuals/individual-book.record';
import { paymentStatus } from '#shared/book-of-business/individuals/contract-standing';
import { RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import { daysBetween, type IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { centsFromDollars } from '#shared/formats/currency';
import { formatPhone } from '#shared/formats/phone';
import { formatZip } from '#shared/formats/zip';

type Name = BookRecord['Name'];

export const fullName = ({ First, Last }: Name): string => `${First} ${Last}`;

/** Source: spec 000 section 2: 'Self' for the subscriber. */
export const relationshipLabel = ({ IsSubscriber, RelationshipCode }: ContractMemberDetail): string =>
  IsSubscriber || RelationshipCode === 'Self' ? 'Self' : RELATIONSHIP_LABELS[RelationshipCode];

export const phoneText = ({ HomePhone }: ContractMemberDetail): string =>
  HomePhone ? formatPhone(HomePhone.AreaCode + HomePhone.Number) : '';

/** Lines of the subscriber's address; of the others only the ZIP is known. */
export function homeAddress({ IsSubscriber, HomeAddress }: ContractMemberDetail, { Address }: BookRecord): string[] {
  const { AddressLine1, AddressLine2, City, StateCode, PostalCode } = Address;
  return IsSubscriber
    ? [AddressLine1, AddressLine2, `${City}, ${StateCode} ${formatZip(PostalCode)}`].filter(Boolean)
    : [formatZip(HomeAddress.PostalCode)];
}

/** Where mail goes, if that is another place; of it only the ZIP is known. */
export const mailingZip = ({ HomeAddress, MailingAddress }: ContractMemberDetail): string =>
  formatZip(MailingAddress.PostalCode) === formatZip(HomeAddress.PostalCode)
    ? ''
    : formatZip(MailingAddress.PostalCode);

export interface BillWords {
  /** Still to be paid, in cents; negative = in favor of the household. */
  cents: number;
  tone: 'error' | 'textPrimary';
  words: string;
}

/** What the household owes, and since or until when; null without a bill. Source: individuals, decision 21. */
export function billWords(invoice: BookRecord['CurrentInvoice'], today: IsoDate): BillWords | null {
  if (!invoice) {
    return null;
  }
  const cents = centsFromDollars(invoice.TotalAmountDue) - centsFromDollars(invoice.CurrentSuspense);
  if (cents <= 0) {
    return { cents, tone: 'textPrimary', words: cents === 0 ? 'Nothing to pay.' : 'In favor of the household.' };
  }
  const due = formatDay(invoice.DueDate);
  if (paymentStatus(invoice, today) === 'Current') {
    return { cents, tone: 'textPrimary', words: invoice.DueDate === today ? 'Due today.' : `Due on ${due}.` };
  }
  const days = daysBetween(invoice.DueDate, today);
  return { cents, tone: 'error', words: `Past due since ${due}: ${days} ${days === 1 ? 'day' : 'days'}.` };
}

/** The last change of each member's PCP, by enterprise ID. */
export const newestChanges = ({ PcpChanges }: ContractDetail): Map<string, PcpChangeDetail> =>
  new Map(PcpChanges.toReversed().map((change) => [change.EnterpriseId, change]));

/** "Ada Byron" */
export const memberNamed = ({ Members }: ContractDetail, { EnterpriseId }: PcpChangeDetail): string => {
  const member = Members.find((each) => each.EnterpriseId === EnterpriseId);
  return member ? fullName(member.Name) : 'a former member';
};
