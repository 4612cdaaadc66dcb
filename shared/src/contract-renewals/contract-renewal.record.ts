import { DRIVER_LABELS } from '#shared/contract-renewals/driver-words';
import { RENEWAL_DRIVERS } from '#shared/contract-renewals/premium-change';
import { orAsStored, zip } from '#shared/persons/person-kinds';
import { MEMBER_ADDRESS } from '#shared/persons/person.record';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';
import { record, type Sent, type Wire } from '#shared/records/field';
import {
  code,
  count,
  day,
  described,
  dollars,
  flag,
  id,
  listOf,
  nested,
  number,
  orNull,
  text,
  whole,
} from '#shared/records/kinds';
import { VALIDITIES } from '#shared/renewals/plan-successor';

export const LONGEST_CONTRACT_NUMBER = 20;
const CONTRACT_ID = text('Contract', { max: LONGEST_CONTRACT_NUMBER, example: 'C48000001' });
const YEAR = whole('Year', { min: 2014, max: 9999, example: 2027 });

/**
 * POST /api/quote with a contract to renew: people, place, agent, terms and date come from the contract and from the rules of open
 * enrollment. Individuals, section 3 and row 54.
 */
export const NEW_CONTRACT_RENEWAL = record('ContractToRenew', {
  QuoteType: code('Quote type', ['IndividualRenewal']),
  ContractId: CONTRACT_ID,
  EffectiveDate: described(
    orAsStored(day('Effective date')),
    'Left out: January 1, or the next day that can be chosen.',
  ),
  Address: described(
    orAsStored(nested('Address', record({ FullPostalCode: zip('ZIP code'), CountyFips: MEMBER_ADDRESS.CountyFips }))),
    "Only where the contract's ZIP code is unknown or in several counties: the refusal says so at its field.",
  ),
});

/** GET /api/renewals/ContractRenewalState/{contractId}: whether this user can renew a contract now. */
export const CONTRACT_RENEWAL_STATE = record('ContractRenewalStateAnswer', {
  ContractId: CONTRACT_ID,
  Year: described(YEAR, 'That it would be renewed for.'),
  QuoteId: described(orNull(id('Quote')), 'The quote that renews it already; null: none.'),
  QuoteStatus: described(orNull(code('Status', QUOTE_STATUSES)), 'Of that quote.'),
  Problem: orNull(text('Problem', { about: 'Why it cannot be renewed now, and what to do; null: it can.' })),
});

const PLAN_NAME = text('Plan', { example: 'PPO Silver 2500' });
const monthly = (label: string, about?: string) => dollars(label, { about: about ?? 'Dollars a month.' });

const PREMIUM = record({
  EffectiveDate: day('Effective date'),
  Premium: monthly('Premium', 'Dollars a month for everyone, before any tax credit.'),
  Credit: described(orNull(monthly('Tax credit', 'What it pays.')), 'Null: not estimated.'),
  Net: described(orNull(monthly('Net premium', 'What the household pays.')), 'Null while the credit is not estimated.'),
});

const DRIVER = record({
  Driver: code('Driver', RENEWAL_DRIVERS, DRIVER_LABELS),
  Amount: described(orNull(monthly('Amount', 'What it adds a month.')), 'Null: not estimated.'),
  Sentence: text('Sentence', { about: 'For people.' }),
});

const CHANGE = record({
  Before: monthly('Before'),
  After: monthly('After'),
  Change: monthly('Change', 'After - Before = the sum of the drivers, to the cent.'),
  Percent: described(orNull(number('Per cent', { example: 7.5 })), 'Of Before; null if that is zero.'),
  IsBeforeCredit: flag('Before the tax credit', {
    about: 'Premiums are compared, because the credit of the new year is not estimated.',
  }),
  Drivers: listOf('Drivers', nested('Driver', DRIVER)),
});

/** Someone on the census who comes from the contract. */
const RENEWED_PERSON = record({
  MemberId: described(orNull(id('Member')), 'On the census; null: not on it any more.'),
  Name: text('Name', { example: 'Rosa Delgado' }),
  UsedTobacco: described(orNull(flag('Used tobacco')), 'As recorded; null: not recorded.'),
  IsTobaccoAnswered: flag('Tobacco answered', { about: 'Asked again since.' }),
});

/** GET /api/renewals/ContractRenewal/{quoteId}: what a quote renews, and why its price changes. */
export const CONTRACT_RENEWAL = record('ContractRenewalAnswer', {
  ContractId: CONTRACT_ID,
  Year: YEAR,
  CurrentPlanId: described(
    orNull(id('Current plan')),
    'The same plan in the new year, as the list of plans has it; null: it is not sold any more, or unknown.',
  ),
  CurrentPlanName: PLAN_NAME,
  SuccessorPlanId: described(orNull(id('Successor')), 'The plan of the new year that follows; null: none.'),
  SuccessorPlanName: orNull(PLAN_NAME),
  Validity: described(orNull(code('Validity', VALIDITIES)), 'Null if the plan is unknown.'),
  Message: text('Message', { about: 'For people: what becomes of the plan.' }),
  Now: described(orNull(nested('Now', PREMIUM)), 'Null if it cannot be calculated: Notes say why.'),
  Then: described(orNull(nested('Then', PREMIUM)), 'With the successor; null if it cannot be calculated.'),
  Change: described(orNull(nested('Change', CHANGE)), 'Null if one of both cannot be calculated.'),
  Notes: described(listOf('Notes', text('Note')), 'What the reader must know to trust the numbers.'),
  People: listOf('People', nested('Person', RENEWED_PERSON)),
});

/** PUT /api/renewals/ContractTobacco/{quoteId}: these people have been asked again; their answers are on the census. */
export const TOBACCO_ASKED = record('TobaccoAsked', {
  MemberIds: listOf('Members', id('Member'), { least: 1, most: 50 }),
});
export const TOBACCO_STILL_OPEN = record('TobaccoStillOpenAnswer', { StillOpen: count('People still to be asked') });

export type NewContractRenewal = Wire<typeof NEW_CONTRACT_RENEWAL>;
export type NewContractRenewalRequest = Sent<typeof NEW_CONTRACT_RENEWAL>;
export type ContractRenewalState = Wire<typeof CONTRACT_RENEWAL_STATE>;
export type ContractRenewalResponse = Wire<typeof CONTRACT_RENEWAL>;
export type TobaccoStillOpen = Wire<typeof TOBACCO_STILL_OPEN>;
