import type { AuditEntry } from '../../platform/security/audit-trail.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { Consent } from './consent.table.ts';

/** Audited with the quote, whose timeline shows it; without one, by itself. Names no one. */
export const consentEntry = (
  user: SessionUser,
  action: string,
  { id, quoteId }: Pick<Consent, 'id' | 'quoteId'>,
): AuditEntry =>
  quoteId === null
    ? { user, action, subject: 'consent', subjectId: id }
    : { user, action, subject: 'quote', subjectId: quoteId, fields: [`record ${id}`] };
