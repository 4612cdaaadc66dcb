import { parseIsoDate } from '#shared/dates/iso-date';
import { ssnProblem } from '#shared/formats/ssn';
import { zipProblem } from '#shared/formats/zip';

/** Why a carrier would reject it. */
export interface CarrierRefusal {
  Code: string;
  Message: string;
}

type Fields = Record<string, unknown>;

const HIOS_PLAN_ID = /^\d{5}[A-Z]{2}\d{7}$/;
const COVERAGES = ['medical', 'dental', 'vision'];
const RELATIONSHIPS = ['Self', 'Spouse', 'DomesticPartner', 'Child'];

/** @returns the carrier's reason to refuse this group, or null */
export function groupRefusal(group: Fields): CarrierRefusal | null {
  return (
    required(group, ['Reference', 'GroupName', 'EffectiveDate']) ??
    when(!isReference(group['Reference']), 'REFERENCE_INVALID', 'The reference is not valid.') ??
    when(!isOptional(group['TaxId'], /^\d{9}$/), 'TAX_ID_INVALID', 'The tax id must have nine digits.') ??
    when(!isDay(group['EffectiveDate']), 'DATE_INVALID', 'The effective date is not a day.') ??
    addressRefusal(group['Address']) ??
    when(!hasPlans(group['Plans']), 'NO_PLAN', 'A group needs at least one plan with its filed id.')
  );
}

/** @returns the carrier's reason to refuse this member of that group, or null */
export function memberRefusal(member: Fields): CarrierRefusal | null {
  return (
    required(member, ['SubscriberReference']) ??
    personRefusal(member) ??
    when(!hasCover(member['Coverages']), 'NO_COVER', 'A member needs a plan for each cover.')
  );
}

function personRefusal(member: Fields): CarrierRefusal | null {
  return (
    required(member, ['Reference', 'FirstName', 'LastName', 'DateOfBirth', 'Gender']) ??
    when(!isReference(member['Reference']), 'REFERENCE_INVALID', 'The reference is not valid.') ??
    when(!isDay(member['DateOfBirth']), 'DATE_INVALID', 'The birth date is not a day.') ??
    when(!['M', 'F'].includes(text(member['Gender'])), 'GENDER_INVALID', 'The gender must be M or F.') ??
    when(
      !RELATIONSHIPS.includes(text(member['Relationship'])),
      'RELATIONSHIP_INVALID',
      'The relationship is not known.',
    ) ??
    when(!isSsn(member['SSN']), 'SSN_INVALID', 'The SSN cannot have been issued.') ??
    addressRefusal(member['Address'])
  );
}

/** @returns the carrier's reason to refuse this application of a household, or null */
export function applicationRefusal(application: Fields): CarrierRefusal | null {
  const members = Array.isArray(application['Members']) ? application['Members'].map(fieldsOf) : [];
  return (
    required(application, ['Reference', 'Kind', 'EffectiveDate']) ??
    when(!isReference(application['Reference']), 'REFERENCE_INVALID', 'The reference is not valid.') ??
    when(!isDay(application['EffectiveDate']), 'DATE_INVALID', 'The effective date is not a day.') ??
    when(!hasPlans(application['Plans']), 'NO_PLAN', 'An application needs at least one plan with its filed id.') ??
    when(members[0]?.['Relationship'] !== 'Self', 'NO_APPLICANT', 'An application needs its applicant.') ??
    members.map(applicantRefusal).find((refusal) => refusal !== null) ??
    when(
      !members.some(({ Coverages }) => hasCover(Coverages)),
      'NO_COVER',
      'An application needs a person who is covered.',
    )
  );
}

/** @returns the carrier's reason to refuse this change of a primary care provider, or null */
export const pcpChangeRefusal = (change: Fields): CarrierRefusal | null =>
  required(change, [
    'Reference',
    'ContractId',
    'FacetsId',
    'EnterpriseId',
    'LastName',
    'ProviderId',
    'EffectiveDate',
  ]) ??
  when(!isReference(change['Reference']), 'REFERENCE_INVALID', 'The reference is not valid.') ??
  when(!/^\d{10}$/.test(text(change['ProviderId'])), 'PROVIDER_INVALID', 'The provider must have ten digits.') ??
  when(!isDay(change['EffectiveDate']), 'DATE_INVALID', 'The effective date is not a day.');

/** The applicant alone may take no coverage. */
const applicantRefusal = (member: Fields): CarrierRefusal | null =>
  personRefusal(member) ??
  when(
    member['Relationship'] !== 'Self' && !hasCover(member['Coverages']),
    'NO_COVER',
    'A member needs a plan for each cover.',
  );

const required = (fields: Fields, names: readonly string[]): CarrierRefusal | null => {
  const missing = names.filter((name) => text(fields[name]).trim() === '');
  return when(missing.length > 0, 'FIELD_MISSING', `Missing: ${missing.join(', ')}.`);
};

function addressRefusal(value: unknown): CarrierRefusal | null {
  const address = fieldsOf(value);
  const missing = ['AddressLine1', 'City', 'StateCode', 'PostalCode'].filter(
    (name) => text(address[name]).trim() === '',
  );
  return (
    when(missing.length > 0, 'ADDRESS_INCOMPLETE', `The address is incomplete: ${missing.join(', ')}.`) ??
    when(zipProblem(text(address['PostalCode'])) !== null, 'ZIP_INVALID', 'The ZIP code is not valid.')
  );
}

const hasPlans = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((plan) => isFields(plan) && isPlan(plan));
const hasCover = (value: unknown): boolean =>
  hasPlans(value) && (value as Fields[]).every((cover) => COVERAGES.includes(text(cover['Coverage'])));
const isPlan = (plan: Fields): boolean => HIOS_PLAN_ID.test(text(plan['PlanId']));
const isDay = (value: unknown): boolean => parseIsoDate(text(value)) !== null;
const isReference = (value: unknown): boolean => /^[A-Z]\d{1,10}$/.test(text(value));
const isOptional = (value: unknown, form: RegExp): boolean => text(value) === '' || form.test(text(value));
/** A person without an SSN is enrolled under a number that the carrier assigns. */
const isSsn = (value: unknown): boolean => value === null || (text(value) !== '' && ssnProblem(text(value)) === null);

const when = (isWrong: boolean, Code: string, Message: string): CarrierRefusal | null =>
  isWrong ? { Code, Message } : null;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** What is not an object has no fields. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
