import { queryOptions } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'react-admin';
import { AUDIT as AUDIT_CALLS, VERIFICATION } from '#shared/audit/audit.calls';
import type { AuditRow, AuditVerification, VerifyAuditRequest } from '#shared/audit/audit.record';
import { WITH_NOTICE, asking, call, query } from '#web/http/calls';
import type { ResourceCalls } from '../providers/data-provider.ts';

/** The resource's name, and its path below /sales. */
export const AUDIT = 'audit';
export const AUDIT_CSV = asking(AUDIT_CALLS.export).path;

export const auditCalls: ResourceCalls = { list: asking(AUDIT_CALLS.list).path, idField: 'Id' };

export type AuditRecord = AuditRow & { id: number };

export const auditRowAddress = (id: number): string => `/${AUDIT}/${id}`;

export const verificationQuery = queryOptions({
  ...query(VERIFICATION.read, {}, WITH_NOTICE),
  queryKey: [AUDIT, 'verification'],
});

const verifyAudit = (body: VerifyAuditRequest, signal: AbortSignal): Promise<AuditVerification> =>
  call(VERIFICATION.verify, { body }, { ...WITH_NOTICE, signal });

export const auditActions = { verifyAudit };
export const useAuditActions = () => useDataProvider<DataProvider & typeof auditActions>();
