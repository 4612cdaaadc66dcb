import { queryOptions } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'react-admin';
import type {
  AuditDetails,
  AuditFilter,
  AuditRow,
  AuditVerification,
  VerifyAuditRequest,
} from '#shared/audit/audit.record';
import { getJson, send } from '#web/http/client';
import type { ResourceCalls } from '../providers/data-provider.ts';

/** The resource's name, and its path below /sales. */
export const AUDIT = 'audit';
export const AUDIT_CSV = '/api/audit.csv';

export const auditCalls: ResourceCalls = { list: '/api/audit', idField: 'Id' };

export type AuditRecord = AuditRow & { id: number };

export const auditRowAddress = (id: number): string => `/${AUDIT}/${id}`;
/** The list with only these filters. */
export const auditListAddress = (filter: AuditFilter): string =>
  `/${AUDIT}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

export const auditDetailsQuery = (id: string) =>
  queryOptions({
    queryKey: [AUDIT, 'details', id],
    queryFn: ({ signal }) => getJson<AuditDetails>(`/api/audit/${encodeURIComponent(id)}`, signal),
  });

export const verificationQuery = queryOptions({
  queryKey: [AUDIT, 'verification'],
  queryFn: ({ signal }) => getJson<AuditVerification>('/api/audit/Verification', signal),
});

const verifyAudit = async (body: VerifyAuditRequest, signal: AbortSignal): Promise<AuditVerification> =>
  (await send<AuditVerification>({ method: 'POST', path: '/api/audit/Verify', body, signal })).body;

export const auditActions = { verifyAudit };
export const useAuditActions = () => useDataProvider<DataProvider & typeof auditActions>();
