import { FOLLOW_UP_LABELS, type FollowUpKind } from '#shared/follow-ups/follow-up';
import { individualStatusLabel } from '#shared/individuals/individual-status';
import { groupStatusLabel, type QuoteStatus } from '#shared/quotes/quote-status';
import { CARE, CENSUS_PERSON, EMPLOYMENT } from '#shared/persons/person.record';
import { columnsByField, type Fields } from '#shared/records/field';
import { ACTIONS } from '#shared/timeline/actions';

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
  const detail = isHidden || SAID_BY_STATUS.includes(why) ? '' : isWritten(move) ? why : sentence(why);
  if (from === 'Pended' && to === 'Pended') {
    return { what: move.isByAgent ? 'The agent replied' : 'Pended again', detail };
  }
  return { what: from === null ? 'Quote created' : `Moved from ${label(from)} to ${label(to)}`, detail };
}

const DECIDED: readonly QuoteStatus[] = ['Approved', 'Pended', 'Rejected', 'Declined'];
const RETURNED_FROM: readonly (QuoteStatus | null)[] = ['Complete', 'Pended', 'FailedEnrollment'];
/** The recorded text of a decision without a reason. */
const WITHOUT_REASON = ['approve', 'manual', 'manual status update', 'returned to the agent', 'demo data'];

/** Of those, what the new status says already. */
const SAID_BY_STATUS = ['approve', 'manual'];

/** A decision or reply with its author's reason, shown verbatim. */
export const isWritten = ({ from, to, why }: Pick<RecordedMove, 'from' | 'to' | 'why'>): boolean =>
  (DECIDED.includes(to) || (to === 'SignatureRequired' && RETURNED_FROM.includes(from))) &&
  !WITHOUT_REASON.includes(why) &&
  why !== ALL_PARTS_COMPLETE;

/**
 * An audited action in words.
 *
 * @param fields names of the changed fields, as recorded: "name,taxId"
 * @param line of the quote that it was done to
 */
export const actionWords = (action: string, fields: string, line: QuoteLine = 'group'): Words => ({
  what: ofLine(ACTIONS[action] ?? sentence(action.replaceAll('-', ' ')), line),
  detail:
    action === 'move-quote'
      ? statusesMoved(fields)
      : action === 'move-follow-up'
        ? proofMoved(fields)
        : isToldAlready(action)
          ? ''
          : sentence(fieldNames(fields).join(', ')),
});

/** What a household is sent is a plan comparison: proposals are a group's. */
const ofLine = (what: string, line: QuoteLine): string =>
  line === 'group' ? what : what.replace('Proposal', 'Plan comparison').replace('proposal', 'plan comparison');

/** "From Sales Review to Approved"; a reply leaves the status as it is. Entries of older releases do not have the statuses. */
function statusesMoved(fields: string): string {
  const [from, to] = fields
    .split(',')
    .slice(1)
    .map((status) => groupStatusLabel(status as QuoteStatus, 'internal'));
  return from === undefined ? '' : from === to ? `Still ${from}` : `From ${from} to ${to}`;
}

/** "Household income: from Requested to Received". */
function proofMoved(fields: string): string {
  const [kind, from, to] = fields.split(',');
  return `${FOLLOW_UP_LABELS[kind as FollowUpKind]}: from ${from} to ${to}`;
}

/** The action already names the field. */
const isToldAlready = (action: string): boolean =>
  /^(rename|delete|restore|select|change-effective|put-notification|set-rollover|set-olfo)/.test(action);

/** The labels of people's fields, by their columns. */
const OF_PEOPLE: Record<string, string> = Object.fromEntries(
  [CENSUS_PERSON, EMPLOYMENT, CARE].flatMap((fields: Fields) =>
    columnsByField(fields).map(([name, column]) => [column, within(fields[name]!.label)]),
  ),
);
const FIELDS: Record<string, string> = {
  ...OF_PEOPLE,
  name: 'group name',
  groupEnterpriseId: 'group number',
  GroupEnterpriseId: 'group number',
  taxId: 'tax ID',
  sicCode: 'SIC code',
  phoneNumber: 'phone',
  email: 'email',
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
  grantedAptcCents: 'granted tax credit',
  companionId: 'quote of the other plan',
  sentCreditCents: 'tax credit sent to the marketplace',
  electsMaximum: 'elected tax credit',
  electedReason: 'reason for the elected amount',
  assignedPlanId: 'plan',
  ssn: 'SSN',
  ssnSealed: 'SSN',
  livesWithEmployee: 'lives with the employee',
  mailingSameAsHome: 'mailing address',
  wasOnCobra: 'was on COBRA',
  relationship: 'relationship',
  householdSize: 'household size',
  isRolloverToLargeGroup: 'rollover to large group',
  isRenewOlfo: 'OLFO renewal',
  contractId: 'contract',
  isFfm: 'marketplace',
};
/** Kept beside what users change: it follows from that, and would mean nothing to them. */
const NOT_TOLD = ['rowKey', 'setAside', 'savedByStaff', 'ssnBucket', 'lastNameKey', 'firstNameKey'];
const PARTS_OF_ADDRESS = ['addressLine1', 'addressLine2', 'city', 'stateCode', 'postalCode', 'county', 'countyFips'];

/** Display names of stored fields, without duplicates. */
export function fieldNames(fields: string): string[] {
  const names = fields
    .split(',')
    .map((field) => field.trim())
    .filter((field) => field && !NOT_TOLD.includes(field))
    .map((field) => (PARTS_OF_ADDRESS.includes(field) ? 'address' : (FIELDS[field] ?? spelledOut(field))));
  return [...new Set(names)];
}

/** "rateArea" and "RateArea" are "rate area"; "Federal W-9" is already a display name. */
const spelledOut = (field: string): string =>
  field.includes(' ') ? field : field.replaceAll(/(?<=[a-z])[A-Z]/g, ' $&').toLowerCase();

/** Within a sentence: "Date of birth" is "date of birth", "COBRA duration" stays. */
function within(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
