import type { ContractDetail, PcpChangeDetail } from '#shared/book-of-business/individuals/contract-detail.record';
import type { PcpChangeStatus } from '#shared/book-of-business/individuals/pcp-change';
import { detroitDay, type IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { formatDollars } from '#shared/formats/currency';
import { memberNamed } from './contract-texts.ts';

export interface HistoryEntry {
  key: string;
  day: IsoDate;
  title: string;
  /** More about it; '' for nothing. */
  text: string;
  /** Of a change of a PCP. */
  status: PcpChangeStatus | null;
}

/** On one day the bill comes before its payment, so the payment is the newer one. */
const ORDER = ['pcp', 'payment', 'invoice'] as const;

/** What has happened to a contract: changes of PCPs, payments and bills, newest first. */
export function historyOf(contract: ContractDetail): HistoryEntry[] {
  const entries = [
    ...contract.PcpChanges.map((change) => changeEntry(contract, change)),
    ...contract.Invoices.flatMap(({ InvoiceId, Payments }) =>
      Payments.map(({ PaymentDate, PaymentAmount, PaymentType }, at) => ({
        key: `payment ${InvoiceId} ${at}`,
        day: PaymentDate,
        title: `Payment of ${formatDollars(PaymentAmount)}`,
        text: `${PaymentType}, invoice ${InvoiceId}`,
        status: null,
      })),
    ),
    ...contract.Invoices.map((invoice) => ({
      key: `invoice ${invoice.InvoiceId}`,
      day: invoice.InvoiceCreatedDate,
      title: `Invoice ${invoice.InvoiceId} over ${formatDollars(invoice.TotalAmountDue)}`,
      text: `For ${formatDay(invoice.CoverageStart)} – ${formatDay(invoice.CoverageEnd)}`,
      status: null,
    })),
  ];
  const place = ({ key }: HistoryEntry) => ORDER.findIndex((kind) => key.startsWith(kind));
  return entries.sort((one, other) =>
    one.day === other.day ? place(one) - place(other) : one.day < other.day ? 1 : -1,
  );
}

function changeEntry(contract: ContractDetail, change: PcpChangeDetail): HistoryEntry {
  const { Id, Status, ProviderName, PreviousProviderName, EffectiveDate, RequestedDate, RequestedBy, Reason } = change;
  const from = PreviousProviderName ? `from ${PreviousProviderName} ` : '';
  return {
    key: `pcp ${Id}`,
    day: detroitDay(new Date(RequestedDate)),
    title: `PCP of ${memberNamed(contract, change)} ${from}to ${ProviderName}`,
    text: [`As of ${formatDay(EffectiveDate)}, requested by ${RequestedBy}.`, Reason].filter(Boolean).join(' '),
    status: Status,
  };
}
