/** The kinds of records in the audit trail, and their display names. */
const RECORDS = {
  quote: 'Quote',
  group: 'Group',
  user: 'User',
  'business-rule': 'Business rule',
  'rule-proposal': 'Proposed rule',
  'census-member': 'Census member',
  proposal: 'Proposal',
  application: 'Application of quote',
  'enrollment-document': 'Enrollment document',
  consent: 'Consent',
  'share-link': 'Share link',
  agent: 'Agent',
  agency: 'Agency',
  carrier: 'Carrier',
  'installation-member': 'Member of an installation',
  'held-payment': 'Held payment',
  'error-report': 'Error report',
  'bulk-run': 'Bulk run',
  'rate-draft': 'Draft of rates',
  users: 'Users',
  agents: 'Agents',
  agencies: 'Agencies',
  'staff-note': 'Staff note',
  preference: 'Preference',
  audit: 'Audit trail',
} as const;

export type AuditedKind = keyof typeof RECORDS;
export const AUDITED_KINDS = Object.keys(RECORDS) as AuditedKind[];

/** "Quote"; for an unknown kind, its name spelled out. */
export const kindWords = (kind: string): string => RECORDS[kind as AuditedKind] ?? spelledOut(kind);

/** "Quote 12". A refused action is recorded as a request whose kind is the refusal's code: it is described by the request. */
export const recordWords = (kind: string, id: string): string =>
  isRefusal(kind) ? id : [kindWords(kind), id].filter(Boolean).join(' ');

const isRefusal = (kind: string): boolean => /^[A-Z_]+$/.test(kind);
const spelledOut = (kind: string): string => {
  const words = kind.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
