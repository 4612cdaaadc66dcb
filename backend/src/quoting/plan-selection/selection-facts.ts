import type { Rules } from '#shared/business-rules/rules';
import type { SelectionFacts } from '#shared/plans/selection';
import { audienceOf } from '#shared/roles/permissions';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { QuotedMember } from '../quote-plans/quoted-member.ts';

/** The inputs of the selection rules from a quote's census, the user and the business rules. */
export const selectionFacts = (user: SessionUser, members: readonly QuotedMember[], limits: Rules): SelectionFacts => ({
  audience: audienceOf(user.permissions),
  employees: members.filter(({ relationship }) => relationship === 'Self').length,
  anyDentalEnrolled: members.some(({ dentalStatus }) => dentalStatus === 'Enroll'),
  anyVisionEnrolled: members.some(({ visionStatus }) => visionStatus === 'Enroll'),
  limits,
});
