import { queryOptions } from '@tanstack/react-query';
import type { UpdatedPcp } from '#shared/book-of-business/individuals/contract-detail.record';
import { CONTRACT_DETAILS, INVOICES } from '#shared/book-of-business/individuals/individual-book.calls';
import { NO_PCP_BEFORE } from '#shared/book-of-business/individuals/pcp-change';
import type { IsoDate } from '#shared/dates/iso-date';
import { call, query } from '#web/http/calls';
import { queryClient } from '../../app/query-client.ts';

/** While the carrier is to answer. */
const ASKS_EVERY_MS = 3_000;

/** A contract, asked for again until the carrier has answered every change of a PCP. */
export const contractQuery = (contractId: string) =>
  queryOptions({
    ...query(CONTRACT_DETAILS.find, { contractId }, { polling: true }),
    refetchInterval: ({ state: { data } }) =>
      data?.PcpChanges.some(({ Status }) => Status === 'Requested') ? ASKS_EVERY_MS : false,
  });

export const refreshContract = (contractId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: contractQuery(contractId).queryKey });

/** Whether an invoice has a PDF. */
export const preparedInvoiceQuery = (facetsId: string, invoiceId: string) =>
  queryOptions({ ...query(INVOICES.prepare, { facetsId, invoiceId }), staleTime: 5 * 60_000 });

export interface WantedPcp {
  facetsId: string;
  enterpriseId: string;
  providerId: string;
  day: IsoDate;
  isExistingPatient: boolean;
  /** The provider that the user saw, null for none. */
  before: string | null;
}

/** Answers once the carrier has, or after a while. */
export function updatePcp({ providerId, day, isExistingPatient, before, ...of }: WantedPcp): Promise<UpdatedPcp> {
  const [year, month, date] = day.split('-');
  return call(CONTRACT_DETAILS.updatePcp, {
    ...of,
    pcpId: providerId,
    day: `${month}-${date}-${year}` as IsoDate,
    existingPatient: isExistingPatient ? 'true' : 'false',
    query: { before: before ?? NO_PCP_BEFORE },
  });
}
