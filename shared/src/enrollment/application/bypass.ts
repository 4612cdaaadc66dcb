import type { ApplicationAnswers, ApplicationFacts } from '#shared/enrollment/application.record';
import { isRenewal } from '#shared/quotes/quote-type';
import type { Permission } from '#shared/roles/permissions';

/** Ours. */
export const MEMBERS_NOT_BYPASSED = 'You cannot leave the member enrollment of this group to staff.';
export const DOCUMENTS_NOT_BYPASSED = 'You cannot submit this group without supporting documents.';

type BypassFacts = Pick<ApplicationFacts, 'quoteType' | 'bypassThreshold'>;

/** Whether a group is large enough to leave its members to staff: new business with more employees than the threshold. */
export const canBypassMembers = (
  { NumberOfEmployees }: Pick<ApplicationAnswers, 'NumberOfEmployees'>,
  { quoteType, bypassThreshold }: BypassFacts,
): boolean => !isRenewal(quoteType) && (NumberOfEmployees ?? 0) > bypassThreshold;

/**
 * Whether this user has the option to leave the members to staff.
 * Source: spec 001 section 6 ("offered to external users on non-renewal when employees exceed a threshold").
 */
export const mayBypassMembers = (
  answers: Pick<ApplicationAnswers, 'NumberOfEmployees'>,
  facts: BypassFacts,
  permissions: readonly Permission[],
): boolean => !permissions.includes('internal') && canBypassMembers(answers, facts);

/** Source: spec 001 section 6 ("Only internal sales or internal operations may bypass supporting documents on new business"). */
export const mayBypassDocuments = (
  { quoteType }: Pick<ApplicationFacts, 'quoteType'>,
  permissions: readonly Permission[],
): boolean =>
  !isRenewal(quoteType) && (permissions.includes('internalsales') || permissions.includes('internaloperations'));
