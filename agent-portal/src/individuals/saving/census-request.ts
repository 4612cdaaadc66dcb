import { parseIsoDate } from '#shared/dates/iso-date';
import { ssnToSend } from '#shared/formats/ssn';
import { zipProblem } from '#shared/formats/zip';
import { type HouseholdFacts, withAskedOnly } from '#shared/individuals/household-members';
import type {
  IndividualMemberRequest,
  IndividualQuoteChangeRequest,
  IndividualQuoteResponse,
  NewIndividualQuoteRequest,
} from '#shared/individuals/individual-quote.record';
import { missingTerms } from '#shared/individuals/individual-terms';
import { sentOf } from '#shared/records/rows';
import { type CensusForm, HOUSEHOLD_PERSON, type MemberForm, termsOf } from './census-form.ts';

/** What a quote begins with, in words. Empty when nothing is missing. Individuals, decision 32. */
export function missingToCreate(form: CensusForm, needsAgent: boolean): string[] {
  const { EnrollmentType, QualifyingEventReason, EventDate } = termsOf(form);
  const isSpecial = EnrollmentType === 'Special';
  const { FullPostalCode, CountyFips } = form.Address;
  const facts: readonly (readonly [isMissing: boolean, name: string])[] = [
    [needsAgent && form.AssociatedAgents.length === 0, 'the agent'],
    [Object.keys(missingTerms(termsOf(form))).includes('EnrollmentType'), 'the enrollment type'],
    [isSpecial && QualifyingEventReason === null, 'the qualifying event'],
    [isSpecial && EventDate === null, 'the event date'],
    [parseIsoDate(form.EffectiveDate) === null, 'the effective date'],
    [Object.keys(missingTerms(termsOf(form))).includes('CoverageLength'), 'the coverage length'],
    [FullPostalCode === '' || zipProblem(FullPostalCode) !== null, 'the ZIP code'],
    [CountyFips === '', 'the county'],
    [!form.Members[0] || !isBorn(form.Members[0]), 'the applicant’s date of birth'],
  ];
  return facts.filter(([isMissing]) => isMissing).map(([, name]) => name);
}

const isBorn = ({ DateOfBirth }: MemberForm): boolean => parseIsoDate(DateOfBirth) !== null;

/** What of the form can be stored. Fields that are being corrected stay as they are stored; people without a birth date wait. */
export function storableForm(form: CensusForm, stored: CensusForm | null): CensusForm {
  const terms = stored && !hasWholeTerms(form) ? stored : form;
  return {
    IndividualPlanType: terms.IndividualPlanType,
    EnrollmentType: terms.EnrollmentType,
    QualifyingEventReason: terms.QualifyingEventReason,
    EventDate: terms.EventDate,
    EventAnswer: terms.EventAnswer,
    EffectiveDate: terms.EffectiveDate,
    CoverageLength: terms.CoverageLength,
    Address: (stored && !isWhole(form.Address) ? stored : form).Address,
    AssociatedAgents: (stored && form.AssociatedAgents.length === 0 ? stored : form).AssociatedAgents,
    Members: form.Members.flatMap((member) => storableMember(member, stored?.Members ?? [])),
  };
}

function hasWholeTerms(form: CensusForm): boolean {
  const { EnrollmentType, QualifyingEventReason, EventDate, ...terms } = termsOf(form);
  const isDated = EnrollmentType !== 'Special' || (QualifyingEventReason !== null && EventDate !== null);
  const missing = missingTerms({ ...terms, EnrollmentType, QualifyingEventReason, EventDate });
  return isDated && Object.keys(missing).length === 0 && parseIsoDate(form.EffectiveDate) !== null;
}

const isWhole = ({ FullPostalCode, CountyFips }: CensusForm['Address']): boolean =>
  CountyFips !== '' && FullPostalCode !== '' && zipProblem(FullPostalCode) === null;

function storableMember(member: MemberForm, stored: readonly MemberForm[]): MemberForm[] {
  const before = stored.find(({ Key, Id }) => Key === member.Key || (Id > 0 && Id === member.Id));
  if (!before && !isBorn(member)) {
    return [];
  }
  const wrong = Object.entries(HOUSEHOLD_PERSON)
    .filter(([name, field]) => fieldProblem(field, member[name as keyof MemberForm]) !== null)
    .map(([name, field]) => [name, before ? before[name as keyof MemberForm] : (field.blank ?? '')]);
  return [{ ...member, ...Object.fromEntries(wrong) }];
}

function fieldProblem(field: (typeof HOUSEHOLD_PERSON)[keyof typeof HOUSEHOLD_PERSON], typed: unknown): string | null {
  return typed === '' && 'fallback' in field ? null : field.problem(field.stored(typed ?? field.blank));
}

/** The same content compares as the same text, whoever stored it and under which ids. */
export const contentOf = (form: CensusForm): string =>
  JSON.stringify([
    termsOf(form),
    form.EffectiveDate,
    form.Address.FullPostalCode,
    form.Address.CountyFips,
    agentNumbers(form),
    form.Members.map((member) => Object.keys(HOUSEHOLD_PERSON).map((name) => member[name as keyof MemberForm])),
  ]);

const agentNumbers = ({ AssociatedAgents }: Pick<CensusForm, 'AssociatedAgents'>): string[] =>
  AssociatedAgents.map(({ SrcAgentId }) => SrcAgentId);

/** Terms, place and agents, without the people. */
export const quoteContentOf = (form: CensusForm): string => contentOf({ ...form, Members: [] });

/** People of the form, each over the version that is stored; anyone not stored is added. */
export const memberRequests = (
  members: readonly MemberForm[],
  facts: HouseholdFacts,
  versions: ReadonlyMap<number, number>,
): IndividualMemberRequest[] =>
  members.map((member) => {
    const { SSN: _typed, ...person } = withAskedOnly(sentOf(HOUSEHOLD_PERSON, member), facts);
    const Version = versions.get(member.Id);
    const SSN = ssnToSend(member.SSN);
    return {
      ...(Version === undefined ? { Id: 0 } : { Id: member.Id, Version }),
      ...person,
      ...(SSN === undefined ? {} : { SSN }),
    };
  });

const rated = (form: CensusForm) => ({
  ...termsOf(form),
  EffectiveDate: parseIsoDate(form.EffectiveDate)!,
  Address: form.Address,
});

export const newQuoteRequest = (form: CensusForm, facts: HouseholdFacts): NewIndividualQuoteRequest => ({
  QuoteType: 'IndividualNewBusiness',
  ...rated(form),
  ...(form.AssociatedAgents.length > 0 && { AssociatedAgents: namedAgents(form) }),
  Census: memberRequests(form.Members, facts, new Map()) as NewIndividualQuoteRequest['Census'],
});

/** Agents are sent only when they change: only then are they judged. */
export const changeRequest = (
  form: CensusForm,
  { Id, Version, QuoteType, AssociatedAgents }: IndividualQuoteResponse,
): IndividualQuoteChangeRequest => ({
  Id,
  Version,
  QuoteType,
  ...rated(form),
  ...(agentNumbers(form).join() !== agentNumbers({ AssociatedAgents }).join() && {
    AssociatedAgents: namedAgents(form),
  }),
});

const namedAgents = (form: CensusForm) => agentNumbers(form).map((SrcAgentId) => ({ SrcAgentId }));
