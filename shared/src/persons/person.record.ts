import { COVERAGE_STATUSES, GENDERS } from '#shared/census/census-codes';
import { TAX_PERSON } from '#shared/eligibility/tax-person.record';
import { COBRA_DURATIONS_MONTHS, COBRA_EVENT_LABELS, COBRA_EVENTS } from '#shared/enrollment/application-options';
import {
  coded,
  emailAddress,
  inColumn,
  line,
  middleInitial,
  orBlank,
  personDay,
  personName,
  phoneNumber,
  relationship,
  ssn,
  yesNo,
  zip,
} from '#shared/persons/person-kinds';
import { record, type Wire } from '#shared/records/field';
import { blankOf } from '#shared/records/rows';
import { code, id, nested, orNull, whole } from '#shared/records/kinds';

const MAX_ID = 2_147_483_647;

const IDENTITY = {
  FirstName: personName('First name', 'Ada'),
  MiddleInitial: orBlank(middleInitial()),
  LastName: personName('Last name', 'Byron'),
  Gender: orBlank(code('Gender', GENDERS)),
};
const CONTACT = {
  EmailAddress: orBlank(emailAddress()),
  HomeNumber: orBlank(phoneNumber('Phone')),
};
/** An SSN is encrypted for its row: it has no column of the same name, and is written and answered separately. */
const SEALED = { SSN: orBlank(ssn()) };

/** What both a census and an enrollment know about a person, in the census's columns. */
export const PERSON = record({ ...IDENTITY, ...CONTACT });

const WHO = {
  /** Groups a household: the subscriber and dependents share it. 1, 2, 3 … within a quote; 0 adds an employee with the next number. */
  EmployeeNumber: whole('Employee number', { min: 0, max: MAX_ID, example: 1 }),
  /** "Domestic Partner" and so on are accepted as DomesticPartner, which is always answered. */
  RelationshipToSubscriber: inColumn('relationship', relationship()),
  ...IDENTITY,
  DateOfBirth: personDay('Date of birth'),
};
const COVER = {
  MedicalStatus: code('Medical', COVERAGE_STATUSES),
  DentalStatus: code('Dental', COVERAGE_STATUSES),
  VisionStatus: code('Vision', COVERAGE_STATUSES),
};
const RATED = {
  ...COVER,
  Tobacco: yesNo('Tobacco'),
  LastTobaccoUse: orBlank(personDay('Last tobacco use')),
  Disabled: yesNo('Disabled'),
  HomePostalCode: orBlank(zip('Home ZIP')),
  ...CONTACT,
};

/**
 * A person as quoted, except for the SSN. Spec 002 section 3, "Census member". Households answer about tobacco or have not answered yet; for
 * groups a blank means No: the documents have no tobacco column in their census files (spec 002 section 5, "Census import text").
 */
export const QUOTED_PERSON = record({ ...WHO, ...RATED, Tobacco: { ...orNull(RATED.Tobacco), blank: false } });
export const QUOTED_MEMBER = record({ ...WHO, ...SEALED, ...RATED });
/** All that the census stores of a person, except for the SSN: what the tax credit asks is of households only. */
export const CENSUS_PERSON = record({ ...QUOTED_PERSON, ...TAX_PERSON });

/** What an enrollment takes unchanged from the census. */
export const CENSUS_FACTS = record({
  EmployeeNumber: WHO.EmployeeNumber,
  RelationshipToSubscriber: WHO.RelationshipToSubscriber,
  DateOfBirth: WHO.DateOfBirth,
  ...COVER,
});

/** A member's home or mailing address. Every part may be '': missing parts make the member incomplete, not invalid. */
export const MEMBER_ADDRESS = record({
  AddressLine1: line('Street address', 100, '1 Monroe Center St NW'),
  City: line('City', 60, 'Grand Rapids'),
  StateCode: coded('State', /^[A-Z]{2}$/, 'MI'),
  /** 5 digits or 5-4. */
  FullPostalCode: zip('ZIP code'),
  County: line('County', 60, 'Kent'),
  CountyFips: coded('County', /^\d{5}$/, '26081'),
});
export type MemberAddress = Wire<typeof MEMBER_ADDRESS>;

const address = (label: string) =>
  nested(label, MEMBER_ADDRESS, ({ AddressLine1, City, FullPostalCode, County }) =>
    [AddressLine1, City, FullPostalCode, County].filter(Boolean).join(', '),
  );

/** What enrollment asks of employees: their dependents inherit it. */
export const EMPLOYMENT = record({
  /** SegmentClassId of the application (CA01 …), or a special class. */
  MemberClass: orBlank(line('Employee segment', 12, 'CA01')),
  SubGroupId: orBlank(coded('Subgroup', /^S\d{3}$/, 'S001')),
  DateOfHire: orBlank(personDay('Date of hire')),
  SelectedDentalPlanId: inColumn('dentalPlanId', orBlank(id('Dental plan'))),
  /** The day on which COBRA coverage could start. */
  COBRAEligibility: inColumn('cobraEligibility', orBlank(personDay('COBRA eligibility date'))),
  /** Months. */
  COBRADuration: inColumn('cobraDurationMonths', orBlank(code<number>('COBRA duration', COBRA_DURATIONS_MONTHS))),
  /** Ours: the carrier's 834 file states it. */
  COBRAEvent: inColumn('cobraEvent', orBlank(code('COBRA qualifying event', COBRA_EVENTS, COBRA_EVENT_LABELS))),
});

export const NO_EMPLOYMENT = blankOf(EMPLOYMENT) as Wire<typeof EMPLOYMENT>;

/** What it asks of everyone. */
export const CARE = record({
  PrimaryCareProviderId: inColumn('providerId', orBlank(coded('Primary care provider', /^\d{10}$/, '1093765432'))),
  PrimaryCareProviderName: inColumn('providerName', orBlank(line('Primary care provider', 120))),
  PrimaryCareProviderAutoAssign: inColumn('providerAutoAssign', yesNo('Provider chosen by the insurer')),
  PrimaryCareProviderExistingPatient: inColumn('providerExistingPatient', yesNo('Existing patient')),
});

/** A person as they enroll. Spec 001 section 3, "Census member". */
export const ENROLLED_PERSON = record({
  ...IDENTITY,
  ...SEALED,
  ...CONTACT,
  HomeNumber: { ...CONTACT.HomeNumber, label: 'Home phone' },
  ...EMPLOYMENT,
  /** The household's plan on the census. */
  SelectedMedicalPlanId: orBlank(id('Medical plan')),
  /** A dependent lives with the employee; HomeAddress is then ignored. False for employees. */
  LivesWithEmployee: yesNo('Lives with the employee'),
  HomeAddress: address('Home'),
  /** Mail goes to the employee's home; MailingAddress is then ignored. */
  MailingAddressSameAsHome: yesNo('Mail goes home'),
  MailingAddress: address('Mailing address'),
  ...CARE,
});
