import { queryOptions } from '@tanstack/react-query';
import { NO_PCP_BEFORE } from '#shared/book-of-business/individuals/contract/pcp-change';
import type {
  ContractDetail,
  PreparedInvoice,
  UpdatedPcp,
} from '#shared/book-of-business/individuals/contract/contract-detail.record';
import type { IsoDate } from '#shared/dates/iso-date';
import { sendJson } from '#web/http/client';
import { download } from '#web/http/files';
import { IN_SCREEN, inScreen } from '#web/http/in-screen';
import { queryClient } from '../../app/query-client.ts';

const API = '/api/BobIndividual';
/** While the carrier is to answer. */
const ASKS_EVERY_MS = 3_000;

/** A contract, asked for again until the carrier has answered every change of a PCP. */
export const contractQuery = (contractId: string) =>
  queryOptions({
    queryKey: ['contract', contractId],
    queryFn: inScreen<ContractDetail>(`${API}/GetContractDetail/${encodeURIComponent(contractId)}`, { polling: true }),
    refetchInterval: ({ state: { data } }) =>
      data?.PcpChanges.some(({ Status }) => Status === 'Requested') ? ASKS_EVERY_MS : false,
  });

export const refreshContract = (contractId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: contractQuery(contractId).queryKey });

/** Whether an invoice has a PDF. */
export const preparedInvoiceQuery = (facetsId: string, invoiceId: string) =>
  queryOptions({
    queryKey: ['invoice', facetsId, invoiceId],
    queryFn: inScreen<PreparedInvoice>(`${API}/PrepareInvoice/${pathOf(facetsId, invoiceId)}`),
    staleTime: 5 * 60_000,
  });

export const downloadInvoice = (facetsId: string, invoiceId: string) =>
  download({ path: `${API}/ReturnPDF/${pathOf(facetsId, invoiceId)}` });

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
export function updatePcp({
  facetsId,
  enterpriseId,
  providerId,
  day,
  isExistingPatient,
  before,
}: WantedPcp): Promise<UpdatedPcp> {
  const [year, month, date] = day.split('-');
  const path = pathOf(enterpriseId, providerId, facetsId, `${month}-${date}-${year}`, String(isExistingPatient));
  return sendJson(
    'POST',
    `${API}/UpdatePcp/${path}?before=${encodeURIComponent(before ?? NO_PCP_BEFORE)}`,
    undefined,
    IN_SCREEN,
  );
}

const pathOf = (...parts: readonly string[]): string => parts.map(encodeURIComponent).join('/');
