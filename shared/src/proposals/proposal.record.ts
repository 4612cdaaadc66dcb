import { keyProblem } from '#shared/formats/request-key';
import { LANGUAGE, PAPER_LANGUAGE, PAPER_QUERY, SENT_LANGUAGE } from '#shared/languages/language.record';
import { LINK_EMAIL } from '#shared/proposals/proposal-email.record';
import { PROPOSAL_FIGURES } from '#shared/proposals/proposal-figures.record';
import { MARKABLE_HOWS, PROPOSAL_KINDS, SENDING_HOWS } from '#shared/proposals/proposal-kind';
import { MAX_QUESTION } from '#shared/proposals/share-answer';
import { SHARE_DAYS, SHARE_LINK_STATES } from '#shared/proposals/share-link';
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
  nested,
  optional,
  orNull,
  text,
  whole,
} from '#shared/records/kinds';

/** The optional parts of a proposal. Query names of GET /api/proposal/GetProposalForQuote/{quoteId}. */
export const PROPOSAL_PARTS = [
  'RateGrid',
  'SBC',
  'BenefitSummary',
  'CensusSummary',
  'ParticipationRules',
  'EnrollmentForm',
  'WaiverForm',
  'NewBusinessApplication',
  'GroupAgreement',
  'W9',
  'RenewalDecision',
] as const;
export type ProposalPart = (typeof PROPOSAL_PARTS)[number];

const onOrOff = (name: string) => optional(code(name, ['true', 'false']));
/** One flag per part; an omitted part gets its default. */
export const PROPOSAL_QUERY = record({
  ...(Object.fromEntries(PROPOSAL_PARTS.map((part) => [part, onOrOff(part)])) as Record<
    ProposalPart,
    ReturnType<typeof onOrOff>
  >),
  isOldBrowser: described(
    onOrOff('isOldBrowser'),
    "The specification's client sends it; every browser gets the same file.",
  ),
  ...PAPER_QUERY,
});

/**
 * GET /api/proposal/GetProposalOptions/{quoteId}: the parts that the rules currently allow. Spec 002 section 3, "Proposal document
 * option".
 */
export const PROPOSAL_OPTION = record('ProposalOptionAnswer', {
  name: code('Part', PROPOSAL_PARTS),
  label: text('Label', { example: 'Rate grid' }),
  selected: flag('Selected'),
});

const FILE_NAME = text('File', { example: 'Proposal Lakeshore Tool 2027-01-01.pdf' });

/** How often, and when, a proposal was sent in one way. */
export const PROPOSAL_SENDINGS = record({
  How: code('How', SENDING_HOWS),
  Times: count('Times'),
  FirstAt: instant('First'),
  LastAt: instant('Last'),
});

/** What a client answered on the page behind a link. */
const SHARE_ANSWER = record({
  Id: id('Id'),
  PlanName: orNull(text('Plan', { about: 'That the client would like; null for a question.' })),
  Question: orNull(text('Question', { about: 'null for a plan.' })),
  Language: described(LANGUAGE, 'In which the client read the page.'),
  AnsweredAt: instant('Answered'),
  Device: text('Device', { example: 'Safari on iPhone' }),
  HandledAt: orNull(instant('Marked as answered')),
});

/** A link to a proposal, without its URL: that is shown once, when the link is created. */
export const SHARE_LINK = record({
  Id: id('Id'),
  CreatedAt: instant('Created'),
  CreatedBy: text('Created by', { example: 'Ada Byron' }),
  ExpiresAt: instant('Expires'),
  RevokedAt: orNull(instant('Revoked')),
  State: code('State', SHARE_LINK_STATES),
  OpenCount: count('Opened'),
  FirstOpenedAt: orNull(instant('First opened')),
  LastOpenedAt: orNull(instant('Last opened')),
  Opens: described(
    listOf(
      'Opens',
      nested('Open', record({ At: instant('Opened'), Device: text('Device', { example: 'Safari on iPhone' }) })),
    ),
    'The newest first, and not all of a link that is opened often.',
  ),
  Language: described(LANGUAGE, 'Of the email with the link.'),
  Email: described(
    orNull(nested('Email', LINK_EMAIL)),
    'The email with the link; null for links that the agent copied.',
  ),
  Answers: described(listOf('Answers', nested('Answer', SHARE_ANSWER)), 'Of its readers, newest first.'),
});

/** One proposal as generated. */
export const PROPOSAL_ROW = record({
  Id: id('Id'),
  Kind: code('Kind', PROPOSAL_KINDS),
  MadeAt: instant('Made'),
  MadeBy: text('Made by', { about: 'Full name of the user.', example: 'Ada Byron' }),
  EffectiveDate: day('Effective date'),
  FileName: FILE_NAME,
  Language: described(PAPER_LANGUAGE, 'Of the file.'),
  Parts: described(listOf('Parts', text('Part', { example: 'Rate grid' })), 'Labels of the parts that it has.'),
  Size: described(orNull(whole('Size', { example: 184_320 })), 'Bytes; null for proposals whose file was not kept.'),
  Sha256: text('SHA-256', { about: 'Of the file, hex.' }),
  Sendings: listOf('Sendings', nested('Sending', PROPOSAL_SENDINGS)),
  Shares: listOf('Links', nested('Link', SHARE_LINK)),
});

/** GET /api/proposal/GetProposalHistory/{quoteId}. */
export const PROPOSAL_HISTORY = record('ProposalHistoryAnswer', {
  Total: described(count('Total'), 'How many there are; the newest of them follow.'),
  Proposals: listOf('Proposals', nested('Proposal', PROPOSAL_ROW)),
});

/** PUT /api/proposal/MarkSent/{proposalId}. */
export const PROPOSAL_SENT = record('ProposalSent', { How: code('How', MARKABLE_HOWS) });

/** POST /api/proposal/Share/{proposalId}. */
export const NEW_SHARE = record('NewShare', { ExpiresInDays: described(optional(SHARE_DAYS), 'Left out: two weeks.') });
export const NEW_SHARE_LINK = record('NewShareLinkAnswer', {
  Url: text('Address', {
    about: 'The whole address for the client; only its digest is kept.',
    example: 'https://priorityquote.example/p/token',
  }),
  Share: nested('Link', SHARE_LINK),
});

/** POST /api/proposal/MakeComparison/{quoteId}. */
export const MADE_COMPARISON = record('MadeComparisonAnswer', {
  ProposalId: described(id('Proposal'), 'Shared, emailed and listed like the proposal of a group.'),
});

/** GET /api/share/{token}: what the public page shows before the proposal is opened. */
export const SHARED_PROPOSAL = record('SharedProposalAnswer', {
  Kind: code('Kind', PROPOSAL_KINDS),
  GroupName: text('Group', { about: 'Or the applicant of a household.', example: 'Lakeshore Tool & Die' }),
  EffectiveDate: day('Effective date'),
  MadeOn: described(day('Made'), 'Day in Detroit.'),
  ExpiresAt: instant('Expires'),
  FileName: FILE_NAME,
  Language: described(PAPER_LANGUAGE, 'Of the file.'),
  Size: whole('Size', { about: 'Bytes.', example: 184_320 }),
  AgencyLogoOf: described(
    orNull(text('Agency', { example: 'Great Lakes Benefit Partners' })),
    'Whose logo GET /api/share/{token}/logo shows; null where it shows none.',
  ),
  CarrierLogoOf: described(
    orNull(text('Carrier', { example: 'Great Lakes Health Plan' })),
    'Whose logo GET /api/share/{token}/carrier-logo shows; null where it shows none.',
  ),
  Figures: described(
    orNull(nested('Figures', PROPOSAL_FIGURES)),
    'Those of its first page; null for older proposals and renewal packages.',
  ),
  ChoiceProblem: orNull(text('Problem', { about: 'Why no plan can be chosen any more; null = can.' })),
  IsSuperseded: flag('Superseded', { about: 'A later proposal has been sent.' }),
  ChosenPlanId: described(orNull(id('Plan')), 'That was chosen last with this link.'),
  ChosenAt: orNull(instant('Chosen')),
  Agents: listOf(
    'Agents',
    nested(
      'Agent',
      record({
        Name: text('Name', { example: 'Ada Byron' }),
        AgencyName: text('Agency', { example: 'Great Lakes Benefit Partners' }),
        Phone: text('Phone', { example: '3135550100' }),
        Email: text('Email', { example: 'ada@example.com' }),
        NpnNumber: text('NPN', { example: '1234567' }),
      }),
    ),
  ),
});
/** POST /api/share/{token}/answer: a plan that the client would like, or a question. */
export const NEW_SHARE_ANSWER = record('ShareAnswerBody', {
  Key: text('Key', { max: 36, problem: keyProblem, about: 'A UUID: a repeat is the same answer.' }),
  PlanId: described(orNull(id('Plan')), 'One of those in the proposal; null for a question.'),
  Question: text('Question', { max: MAX_QUESTION, problem: () => null, about: "'' with a plan." }),
  Language: described(SENT_LANGUAGE, 'In which the client read the page. The question is stored as it was typed.'),
});

/** Query of GET /api/share/{token}/pdf. */
export const SHARED_FILE_QUERY = record({
  download: described(onOrOff('download'), 'true: saved instead of shown in the browser.'),
});

export type ProposalOption = Wire<typeof PROPOSAL_OPTION>;
export type ProposalSendings = Wire<typeof PROPOSAL_SENDINGS>;
export type ShareAnswer = Wire<typeof SHARE_ANSWER>;
export type ShareAnswerRequest = Wire<typeof NEW_SHARE_ANSWER>;
export type ShareLink = Wire<typeof SHARE_LINK>;
export type ProposalRecord = Wire<typeof PROPOSAL_ROW>;
export type ProposalHistory = Wire<typeof PROPOSAL_HISTORY>;
export type MarkProposalSentRequest = Wire<typeof PROPOSAL_SENT>;
export type ShareProposalRequest = Sent<typeof NEW_SHARE>;
export type ShareProposalResponse = Wire<typeof NEW_SHARE_LINK>;
export type SharedProposal = Wire<typeof SHARED_PROPOSAL>;
