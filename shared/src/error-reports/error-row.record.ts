import { RELATIONSHIP_LABELS, RELATIONSHIPS } from '#shared/census/census-codes';
import { ACTOR_LABELS, HELD_PAYMENT_STATUSES, STEP_LABELS } from '#shared/error-reports/error-reports';
import { groupNumber } from '#shared/groups/enterprise-id';
import {
  APPLICATION_LABELS,
  APPLICATION_STATUSES,
  INSTALLATION_LABELS,
  INSTALLATION_STATUSES,
} from '#shared/installation/installation-status';
import { REFUSAL_ACTIONS, REFUSAL_ACTORS } from '#shared/marketplace/enroll-refusals';
import { groupStatusLabel, QUOTE_STATUSES, type QuoteStatus } from '#shared/quotes/quote-status';
import { GROUP_QUOTE_TYPE_LABELS, GROUP_QUOTE_TYPES } from '#shared/quotes/quote-type';
import { record, type Wire } from '#shared/records/field';
import { code, count, day, described, dollars, flag, id, instant, orNull, text } from '#shared/records/kinds';

const QUOTE = record({ QuoteId: id('Quote') });
const GROUP = record({
  GroupName: text('Group', { example: 'Lakeside Pottery' }),
  GroupEnterpriseId: groupNumber('10012345'),
});
const PERSON = record({
  FirstName: text('First name', { example: 'Ada' }),
  LastName: text('Last name', { example: 'Byron' }),
  BirthDate: day('Birth date'),
});
const STATUS = described(
  code('Status', INSTALLATION_STATUSES, INSTALLATION_LABELS),
  'Waiting: it was resubmitted, and the carrier has not answered yet.',
);
const MESSAGE = text('Message', { example: 'The tax id is already in use.' });

/** A row of GetGroupQuotes?isErrorReport=true: a group that is not installed, or not with all of its members. */
export const GROUP_ERROR = record('GroupErrorAnswer', {
  GroupInstallId: id('Installation'),
  ...QUOTE,
  GroupId: id('Group'),
  ...GROUP,
  QuoteType: code('Type', GROUP_QUOTE_TYPES, GROUP_QUOTE_TYPE_LABELS),
  EffectiveDate: day('Effective date'),
  ApprovalDate: instant('Approved'),
  ErrorDate: instant('Error'),
  ProcessedWithErrors: flag('Processed with errors', {
    about: 'The group is installed and some member is not: the members are resubmitted, not the group.',
  }),
  Status: STATUS,
  Attempts: described(count('Attempts'), 'Calls to the carrier about the group itself.'),
  Message: MESSAGE,
});

/** A row of GetSmallGroupMemberErrors. Internal staff only. */
export const MEMBER_ERROR = record('MemberErrorAnswer', {
  GroupInstallId: id('Installation'),
  ...QUOTE,
  CensusMemberId: id('Member'),
  EwsTransactionId: described(count('Transaction'), 'Of the call that failed last; 0 for none.'),
  ...GROUP,
  ...PERSON,
  RelationshipToSubscriber: code('Relationship', RELATIONSHIPS, RELATIONSHIP_LABELS),
  EffectiveDate: day('Effective date'),
  ErrorDate: instant('Error'),
  Status: STATUS,
  Attempts: described(count('Attempts'), 'Calls to the carrier about this member.'),
  Message: MESSAGE,
});

/**
 * A row of GetIndividualApplications: an individual enrollment on its way to the carrier or, if IsFfm, to the federal marketplace.
 * Internal staff only.
 */
export const INDIVIDUAL_APPLICATION = record('IndividualApplicationAnswer', {
  IndividualApplicationId: id('Application'),
  ...QUOTE,
  EwsTransactionId: described(count('Transaction'), 'Of the call that failed last; 0 for none.'),
  ...PERSON,
  EffectiveDate: day('Effective date'),
  IsFfm: flag('Marketplace', { about: 'Goes to the federal marketplace.' }),
  Status: described(
    code('Status', APPLICATION_STATUSES, APPLICATION_LABELS),
    'Waiting: there is no answer yet; Denied: the insurer does not take it; NotSent: the agent saw an error before anything was submitted.',
  ),
  SubmittedDate: described(orNull(instant('Submitted')), 'Null: never.'),
  ErrorDate: described(orNull(instant('Error')), 'Null: no one has to act on it.'),
  Attempts: described(count('Attempts'), 'Calls to the carrier, or to the marketplace, about this application.'),
  Message: MESSAGE,
  RefusalCode: text('Code', {
    about: "The marketplace's own, or ActiveContract; '' when it did not refuse.",
    example: 'InvalidPlanID',
  }),
  WhoMustAct: described(
    orNull(code('Owner', REFUSAL_ACTORS, ACTOR_LABELS)),
    'On a failed enrollment at the marketplace; otherwise null.',
  ),
  NextStep: described(orNull(code('Next step', REFUSAL_ACTIONS, STEP_LABELS)), 'Of whoever must act.'),
});

const STATUS_WORDS = Object.fromEntries(
  QUOTE_STATUSES.map((status) => [status, groupStatusLabel(status, 'internal')]),
) as Record<QuoteStatus, string>;

/** A row of GetPassiveRenewalErrors: a quote whose passive renewal failed, with its last attempt. */
export const PASSIVE_RENEWAL_ERROR = record('PassiveRenewalErrorAnswer', {
  ...QUOTE,
  GroupId: id('Group'),
  ...GROUP,
  EffectiveDate: day('Effective date'),
  ErrorDate: instant('Error'),
  Attempts: described(count('Attempts'), 'How often its passive renewal was tried.'),
  Message: MESSAGE,
  Status: code('Status', QUOTE_STATUSES, STATUS_WORDS),
});

/** A row of GetPaymentErrorReport: a payment that was taken but could not be booked. */
export const PAYMENT_ERROR = record('PaymentErrorAnswer', {
  HoldPaymentId: id('Payment'),
  ...QUOTE,
  QuoteName: text('Quote name'),
  PayerName: text('Payer'),
  Amount: dollars('Amount'),
  ProviderReference: text('Reference', { about: 'By which the payment provider knows it.' }),
  Status: code('Status', HELD_PAYMENT_STATUSES),
  IsHousehold: flag('Household', { about: 'The first payment of a household; otherwise of a group.' }),
  CompletesEnrollment: flag('Completes enrollment', { about: 'The enrollment waits for nothing but this payment.' }),
  IsDisabled: flag('Done', { about: 'Nothing is left to be done: the row cannot be selected.' }),
  SubmittedDate: instant('Submitted'),
  Message: MESSAGE,
  ClosedBy: described(orNull(text('Closed by')), 'Who marked it processed; null while it is open.'),
  ClosedDate: orNull(instant('Closed')),
});

export type GroupErrorRow = Wire<typeof GROUP_ERROR>;
export type GroupMemberErrorRow = Wire<typeof MEMBER_ERROR>;
export type IndividualApplicationRow = Wire<typeof INDIVIDUAL_APPLICATION>;
export type PassiveRenewalErrorRow = Wire<typeof PASSIVE_RENEWAL_ERROR>;
export type PaymentErrorRow = Wire<typeof PAYMENT_ERROR>;
