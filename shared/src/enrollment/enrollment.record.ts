import { DECISIONS, REASON_LIMIT, REASON_TOO_LONG, REPLY_LIMIT, REPLY_TOO_LONG } from '#shared/enrollment/decisions';
import { ENROLLMENT_SECTION_NAMES, SECTION_STATES } from '#shared/enrollment/enrollment-sections';
import { ENTERPRISE_ID_PROBLEM } from '#shared/groups/enterprise-id';
import { orAsStored } from '#shared/persons/person-kinds';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';
import { record, type Sent, type Wire } from '#shared/records/field';
import {
  code,
  count,
  day,
  described,
  flag,
  id,
  instant,
  listOf,
  mapOf,
  nested,
  orNull,
  text,
  version,
} from '#shared/records/kinds';

const upTo = (label: string, most: number, tooLong: string) =>
  text(label, { problem: (written) => (written.length > most ? tooLong : null) });
const reason = () => orNull(text('Reason', { about: 'Why, in words; null = no reason.' }));

export const ENROLLMENT_PROBLEM = record({ Field: text('Field'), Message: text('Message') });
export const problemsOf = (label: string) => listOf(label, nested('Problem', ENROLLMENT_PROBLEM), { most: 100_000 });

/** The messages between staff and the agent about the last decision. */
const EXCHANGE = record({
  /** The reason for staff's decision, in their words; null if none was given. */
  Reason: reason(),
  /** The agent's replies to a pended decision, newest first. */
  Replies: listOf('Replies', nested('Reply', record({ Text: text('Text'), By: text('By'), At: instant('At') }))),
  HasReply: flag('Has reply', { about: 'Pended: the agent has replied or uploaded a document since.' }),
  /** Pended: documents uploaded after the signature. */
  NewDocuments: count('New documents'),
});

/** The colleague who has claimed a quote. */
export const CLAIM = record({ FullName: text('Name'), Username: text('User name'), Since: instant('Since') });

/** What staff decided last, while nothing has happened since. */
const DECISION = record({
  Decision: code('Decision', DECISIONS),
  By: text('By'),
  Username: text('User name'),
  At: instant('At'),
});

/** GET /api/enrollment/Overview/{quoteId}: the contents of a group's enrollment page. */
export const ENROLLMENT_OVERVIEW = record('EnrollmentOverviewAnswer', {
  QuoteId: id('Quote'),
  /** The quote's. */
  Version: version(),
  Status: code('Status', QUOTE_STATUSES),
  StatusAt: described(instant('In this status since'), 'Since when it is in its status.'),
  EffectiveDate: day('Effective date'),
  Sections: mapOf(
    'Sections',
    ENROLLMENT_SECTION_NAMES,
    nested('Section', record({ State: code('State', SECTION_STATES), Problems: problemsOf('Problems') })),
  ),
  /** Why this user cannot edit a section now; null = may edit it. */
  EditProblems: mapOf('Edit problems', ENROLLMENT_SECTION_NAMES, reason()),
  /** The section that is initially expanded. */
  OpenSection: orNull(code('Section', ENROLLMENT_SECTION_NAMES)),
  /** Why this user cannot sign now; null = may sign. */
  SigningProblem: reason(),
  /** Why this user cannot reply to a pended decision now; null = may reply. */
  ReplyProblem: reason(),
  /** The decisions this user may take now. */
  Decisions: listOf('Decisions', code('Decision', DECISIONS)),
  /** The group may be too large for a small group: staff should check before deciding; null = it is not. */
  GroupSizeWarning: reason(),
  NeedsEnterpriseId: flag('Needs enterprise ID', { about: 'Approving assigns the group its number first.' }),
  /** The messages about the last decision. */
  Exchange: nested('Exchange', EXCHANGE),
  /** The colleague who has claimed the quote, for internal staff; null for agents and while unclaimed. */
  Claim: orNull(nested('Claim', CLAIM)),
  /** For internal staff; null for agents and while it is undecided. */
  Decided: orNull(nested('Decided', DECISION)),
});

const OF_COLLEAGUE = {
  /** For the agent and the timeline; required to Pend, Reject and Return, and to approve a group with incomplete members. */
  Reason: orAsStored(upTo('Reason', REASON_LIMIT, REASON_TOO_LONG)),
  /** Username of the colleague who has claimed the quote, to take it over. */
  TakeOverFrom: orAsStored(text('Colleague', { problem: () => null, max: 100 })),
};

/** PUT /api/enrollment/Decide/{quoteId}. */
export const DECIDE = record('DecideBody', {
  Decision: code('Decision', DECISIONS),
  /** The quote's. */
  Version: version(),
  ...OF_COLLEAGUE,
  /** For approving new business: the insurer's number of the group; blank = 0. */
  GroupEnterpriseId: orAsStored(upTo('Enterprise ID', 40, ENTERPRISE_ID_PROBLEM)),
});
/** The message word for word and the resulting status. */
export const DECIDED = record('DecidedAnswer', {
  Message: text('Message', { example: 'Quote has been Approved.' }),
  Overview: nested('Overview', ENROLLMENT_OVERVIEW),
});
/** PUT /api/enrollment/SendBackToSignatureRequired. Spec 001 section 7. */
export const SEND_BACK = record('SendBackBody', { QuoteId: id('Quote'), GroupId: id('Group'), ...OF_COLLEAGUE });

/** PUT /api/enrollment/Reply/{quoteId}; answers the overview. */
export const REPLY = record('ReplyBody', { Text: upTo('Text', REPLY_LIMIT, REPLY_TOO_LONG), Version: version() });

export type EnrollmentOverview = Wire<typeof ENROLLMENT_OVERVIEW>;
export type EnrollmentExchange = Wire<typeof EXCHANGE>;
export type DecidedByStaff = Wire<typeof DECISION>;
export type QuoteClaim = Wire<typeof CLAIM>;
export type DecideRequest = Sent<typeof DECIDE>;
export type SendBackRequest = Sent<typeof SEND_BACK>;
export type ReplyRequest = Wire<typeof REPLY>;
