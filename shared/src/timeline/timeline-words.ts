import type { BulkRunKind } from '#shared/bulk-runs/bulk-runs';
import { individualStatusLabel } from '#shared/individuals/individual-status';
import { groupStatusLabel, type QuoteStatus } from '#shared/quotes/quote-status';

export type Audience = 'external' | 'internal';
/** Groups and households call some statuses differently. */
export type QuoteLine = 'group' | 'individual';

/** A recorded change of a quote's status. */
export interface RecordedMove {
  /** null: the quote was created. */
  from: QuoteStatus | null;
  to: QuoteStatus;
  /** A short reason: "census approved"; for a decision or a reply, its author's text. */
  why: string;
  isByAgent: boolean;
}

export interface Words {
  what: string;
  detail: string;
}

/** Why the system moves an enrollment to its signature, also after a failure. */
export const ALL_PARTS_COMPLETE = 'all parts complete';

/** The signature of a household's application changes no status: it is submitted in a step of its own. */
export const APPLICATION_SIGNED = 'application signed';

/** Staff send what a household has signed once more. */
export const APPLICATION_RESENT = 'application sent again';

/** Status changes with a familiar name; the others are described by the two statuses. */
const KNOWN_MOVES: Record<string, string> = {
  'quote created': 'Quote created',
  'census approved': 'Census approved',
  [APPLICATION_SIGNED]: 'Application signed',
  [APPLICATION_RESENT]: 'Application sent again by staff',
  'the effective date has passed': 'Quote expired because its effective date has passed',
};

/** The name of a status for its reader. */
export const statusWords = (status: QuoteStatus, audience: Audience, line: QuoteLine): string =>
  line === 'group' ? groupStatusLabel(status, audience) : individualStatusLabel(status);

/** Actions by which a user gets in or out, or tries to. */
const ACCESS = /^(sign-in|sign-out|single-sign-on|end-session)/;
export const isAccess = (action: string): boolean => ACCESS.test(action);

/**
 * A status change in words. External users see a failed passive renewal as Passively Renewed (spec 002 section 4), so that the
 * reason stays internal.
 */
export function moveWords(
  move: RecordedMove,
  { audience, line = 'group' }: { audience: Audience; line?: QuoteLine },
): Words {
  const { from, to, why } = move;
  const label = (status: QuoteStatus) => statusWords(status, audience, line);
  const known = KNOWN_MOVES[why];
  if (known) {
    return { what: known, detail: '' };
  }
  const isHidden = audience === 'external' && [from, to].includes('PassiveRenewalFailure');
  const detail = isHidden ? '' : isWritten(move) ? why : sentence(why);
  if (from === 'Pended' && to === 'Pended') {
    return { what: move.isByAgent ? 'The agent replied' : 'Pended again', detail };
  }
  return { what: from === null ? 'Quote created' : `Moved from ${label(from)} to ${label(to)}`, detail };
}

const DECIDED: readonly QuoteStatus[] = ['Approved', 'Pended', 'Rejected', 'Declined'];
const RETURNED_FROM: readonly (QuoteStatus | null)[] = ['Complete', 'Pended', 'FailedEnrollment'];
/** The recorded text of a decision without a reason. */
const WITHOUT_REASON = ['approve', 'manual', 'manual status update', 'returned to the agent', 'demo data'];

/** A decision or reply with its author's reason, shown verbatim. */
export const isWritten = ({ from, to, why }: Pick<RecordedMove, 'from' | 'to' | 'why'>): boolean =>
  (DECIDED.includes(to) || (to === 'SignatureRequired' && RETURNED_FROM.includes(from))) &&
  !WITHOUT_REASON.includes(why) &&
  why !== ALL_PARTS_COMPLETE;

/** Bulk runs, by kind: a kind without words does not compile. */
const STARTED_RUNS: Record<`start-${BulkRunKind}`, string> = {
  'start-passive-renewal': 'Passive renewals started',
  'start-passive-renewal-survey': 'Renewal survey of several groups started',
  'start-resubmit-group': 'Resubmission of several groups started',
  'start-resubmit-group-member': 'Resubmission of several members started',
  'start-resubmit-passive-renewal': 'Resubmission of several passive renewals started',
  'start-mark-group-resolved': 'Marking of several groups as installed started',
  'start-mark-group-member-resolved': 'Marking of several members as installed started',
  'start-resubmit-individual': 'Resubmission of several applications started',
  'start-mark-individual-resolved': 'Marking of several enrollments as completed started',
  'start-mark-payment-processed': 'Marking of several payments as processed started',
};

/** Recorded in the audit trail as verb-noun. An unknown one is derived from its name: "assign-quote" is "Assign quote". */
const ACTIONS: Record<string, string> = {
  ...STARTED_RUNS,
  'cancel-bulk-run': 'Bulk run canceled',
  'export-passive-renewals': 'Passive renewals downloaded',
  'sign-in': 'Signed in',
  'sign-in-failed': 'Sign-in failed',
  'sign-out': 'Signed out',
  'single-sign-on': 'Signed in by single sign-on',
  'single-sign-on-failed': 'Single sign-on failed',
  refused: 'Refused',
  'create-user': 'User created',
  'change-user': 'User changed',
  'lock-user': 'User locked',
  'unlock-user': 'User unlocked',
  'reset-password': 'Password reset, one-time link made',
  'set-password': 'Password set with the one-time link',
  'end-session': 'Session ended',
  'end-sessions': 'All sessions ended',
  'create-agent': 'Agent added',
  'change-agent': 'Agent changed',
  'create-agency': 'Agency added',
  'change-agency': 'Agency changed',
  'export-users': 'Users downloaded',
  'export-agents': 'Agents downloaded',
  'export-agencies': 'Agencies downloaded',
  'add-business-rule': 'Business rule added',
  'change-business-rule': 'Business rule changed',
  'propose-business-rule': 'Business rule proposed',
  'approve-rule-proposal': 'Proposed business rule approved',
  'decline-rule-proposal': 'Proposed business rule declined',
  'create-quote': 'Quote created',
  'renew-contract': 'Contract renewed with a quote',
  'ask-tobacco-again': 'Asked about tobacco again',
  'copy-quote': 'Quote copied',
  'move-quote': 'Quote status changed',
  'renew-passively': 'Quote renewed passively',
  'keep-plan-view': 'Plan list view saved',
  'change-individual-quote': 'Quote changed',
  'edit-household': 'Household changed',
  'submit-household': 'Application submitted',
  'edit-individual-enrollment': 'Member information saved',
  'answer-eligibility': 'Eligibility answers saved',
  'answer-health-questions': 'Health answers saved',
  'view-health-answers': 'Health answers shown',
  'add-census-member': 'Census member added',
  'edit-census-member': 'Census member changed',
  'remove-census-member': 'Census member removed',
  'reveal-ssn': 'SSN shown',
  'search-by-ssn': 'Individuals searched by SSN',
  'view-document': 'Supporting document opened',
  'download-proposal': 'Proposal downloaded',
  'mark-proposal-sent': 'Proposal marked as sent',
  'share-proposal': 'Link to the proposal made',
  'open-shared-proposal': 'Shared proposal opened',
  'revoke-share': 'Link to the proposal withdrawn',
  'download-834': '834 file downloaded',
  'export-group-book': 'Book of business downloaded',
  'export-dashboard': 'Dashboard downloaded',
  'export-individual-book': 'Individual book of business downloaded',
  'export-medicare-book': 'Medicare book of business downloaded',
  'export-void-contracts': 'Void contracts downloaded',
  'retrieve-csv': 'CSV file downloaded',
  'export-audit': 'Audit list downloaded',
  'verify-audit': 'Audit trail verified',
  'create-group': 'Group created',
  'edit-group': 'Group changed',
  'set-rollover-to-large-group': 'Rollover to large group switched',
  'set-olfo-renewal': 'OLFO renewal switched',
  'rename-quote': 'Quote renamed',
  'change-effective-date': 'Effective date changed',
  'delete-quote': 'Quote deleted',
  'restore-quote': 'Quote restored',
  'select-plans': 'Plans chosen',
  'make-proposal': 'Proposal made',
  'put-notification': 'Notification written',
  'save-contribution': 'Employer contribution saved',
  'save-application': 'Enrollment application saved',
  'remove-census': 'Census removed',
  'restore-census-members': 'Removed members restored to the census',
  'upload-document': 'Supporting document uploaded',
  'unlink-document': 'Supporting document deleted',
  'export-census': 'Census downloaded',
  'import-census-append': 'Census imported, added to what was there',
  'import-census-replace': 'Census imported in place of what was there',
  'edit-enrollment-member': 'Member details saved',
  'import-enrollment-members': 'Member details imported',
  'export-enrollment-members': 'Member details downloaded',
  'confirm-demographics': 'Demographics confirmed',
  'download-application': 'Application downloaded',
  'request-employer-signature': 'Link for the employer’s signature made',
  'revoke-employer-signature': 'Link for the employer’s signature withdrawn',
  'open-employer-link': 'Application opened by the employer',
  'lock-employer-link': 'Link of the employer locked after wrong codes',
  'sign-as-employer': 'Application signed by the employer',
  'decline-as-employer': 'Signature declined by the employer',
  'download-employer-copy': 'Application downloaded by the employer',
  'assign-enterprise-id': 'Group number assigned',
  'assign-quote': 'Quote claimed',
  'unassign-quote': 'Quote released',
  'take-over-quote': 'Quote taken over from a colleague',
  'hand-over-quote': 'Quote assigned to a colleague',
  'export-group-quotes': 'Group quotes downloaded',
  'export-individual-quotes': 'Individual quotes downloaded',
  'keep-preference': 'Console setting saved',
  'start-draft': 'Draft begun',
  'discard-draft': 'Draft discarded',
  'install-group': 'Group installed',
  'install-members': 'Members installed',
  'resubmit-group': 'Installation of the group resubmitted',
  'resubmit-group-member': 'Installation of a member resubmitted',
  'resubmit-individual': 'Application of the household resubmitted',
  'ask-renewal-survey': 'Agent asked whether the group renews',
  'answer-renewal-survey': 'Answered whether the group renews',
  'mark-group-resolved': 'Group marked as installed',
  'mark-group-member-resolved': 'Member marked as installed',
  'mark-individual-resolved': 'Household marked as enrolled',
  'log-marketplace-error': 'Marketplace error reported by the agent',
  'dismiss-marketplace-error': 'Reported marketplace error dismissed',
  'mark-payment-processed': 'Held payment marked processed',
  'change-pcp': 'Change of a primary care provider requested',
  'record-consent': 'Consent of the client recorded',
  'record-review': 'Review of the application by the client recorded',
  'revoke-consent': 'Consent revoked by the client',
  'withdraw-review': 'Review of the application withdrawn by the client',
  'link-consent': 'Earlier consent of the client added to the quote',
  'attach-consent-proof': 'Proof of a consent or review added',
  'view-consent-proof': 'Proof of a consent or review opened',
  'download-consents': 'Consent records downloaded',
  'fetch-eligibility': 'Eligibility fetched again from the marketplace',
  'change-verification-date': 'Due date of the verification changed by the marketplace',
  'start-marketplace-visit': 'Marketplace application opened',
  'start-payment': 'First payment started',
  'book-payment': 'First payment received',
  'book-marketplace-payment': 'First payment of a marketplace enrollment received',
  'decline-payment': 'First payment declined',
  'hold-payment': 'First payment held for staff',
  'refuse-payment-notice': 'Payment notice refused',
  'export-error-report': 'Error report downloaded',
};

/** As options, sorted by label. */
export const ACTION_CHOICES = Object.entries(ACTIONS)
  .map(([id, name]) => ({ id, name }))
  .sort((one, other) => one.name.localeCompare(other.name));

/**
 * An audited action in words.
 *
 * @param fields names of the changed fields, as recorded: "name,taxId"
 */
export const actionWords = (action: string, fields: string): Words => ({
  what: ACTIONS[action] ?? sentence(action.replaceAll('-', ' ')),
  detail: isToldAlready(action) ? '' : sentence(fieldNames(fields).join(', ')),
});

/** The action already names the field. */
const isToldAlready = (action: string): boolean =>
  /^(move-quote|rename|delete|restore|select|change-effective|put-notification|set-rollover|set-olfo)/.test(action);

const FIELDS: Record<string, string> = {
  name: 'group name',
  groupEnterpriseId: 'group number',
  GroupEnterpriseId: 'group number',
  taxId: 'tax ID',
  sicCode: 'SIC code',
  phoneNumber: 'phone',
  email: 'e-mail',
  isCamadGroup: 'CAMAD group',
  isAgentBrokerGroup: 'agent-broker group',
  totalHealthcare: 'Total Healthcare group',
  isLargeToSmallRolloverGroup: 'rollover from large to small group',
  religiousFlag: 'religious organization',
  totalEligibleEmployees: 'eligible employees',
  billingAddress: 'billing address',
  agencyName: 'name of the agency',
  srcAgentId: 'agent number',
  npnNumber: 'NPN',
  agentId: 'agent',
  agencyId: 'agency',
  generalAgencyId: 'general agency',
  isGeneralAgent: 'general agent',
  isAgentBroker: 'agent-broker',
  isActive: 'active',
  AssociatedAgents: 'agents',
  coverageMonths: 'coverage length',
  electedAptcCents: 'elected tax credit',
};
const PARTS_OF_ADDRESS = ['addressLine1', 'addressLine2', 'city', 'stateCode', 'postalCode', 'county', 'countyFips'];

/** Display names of stored fields, without duplicates. */
export function fieldNames(fields: string): string[] {
  const names = fields
    .split(',')
    .map((field) => field.trim())
    .filter(Boolean)
    .map((field) => (PARTS_OF_ADDRESS.includes(field) ? 'address' : (FIELDS[field] ?? spelledOut(field))));
  return [...new Set(names)];
}

/** "rateArea" and "RateArea" are "rate area"; "Federal W-9" is already a display name. */
const spelledOut = (field: string): string =>
  field.includes(' ') ? field : field.replaceAll(/(?<=[a-z])[A-Z]/g, ' $&').toLowerCase();

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
