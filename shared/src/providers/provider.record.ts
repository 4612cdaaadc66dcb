import { NAMED_SEARCH_MILES, pcpIdProblem, pcpNameProblem, pcpZipProblem } from '#shared/providers/pcp-search';
import { record, type Sent, type Wire } from '#shared/records/field';
import {
  day,
  described,
  flag,
  listOf,
  nested,
  number,
  optional,
  orNull,
  text,
  whole,
  phone,
} from '#shared/records/kinds';

const LARGEST_ID = 2_147_483_647;

const name = (label: string, max: number) =>
  described(optional(text(label, { max, problem: pcpNameProblem, example: 'Lovelace' })), 'How it begins. Blank: any.');
const MEMBERS = described(
  listOf('Members', nested('Member', record({ DateOfBirth: day('Date of birth') })), { most: 50 }),
  'Those who will see the provider: only providers who look after all their ages are answered.',
);
const PLAN_IDS = described(
  listOf('Plans', whole('Plan', { min: 1, max: LARGEST_ID }), { most: 50 }),
  'Only providers in the networks of all these plans.',
);

/** POST /api/provider/GetProvidersByCriteria. Spec 000 section 3, "PCP search request". */
export const PROVIDER_SEARCH = record('ProviderSearch', {
  LastName: name('Last name', 80),
  FirstName: name('First name', 60),
  ZipCode: text('ZIP', {
    max: 10,
    problem: pcpZipProblem,
    about: "The member's: 5 digits, 5-4 or 9 digits; only the first five are used.",
    example: '49503',
  }),
  DistanceFromZip: number('Distance', { min: 1, max: NAMED_SEARCH_MILES, about: 'Miles.', example: 30 }),
  AcceptingNewPatients: flag('Accepting new patients', { about: 'true: only providers who do.' }),
  EffectiveDate: described(optional(day('Effective date')), "The day on which the members' ages are taken."),
  Members: optional(MEMBERS),
  PlanIds: optional(PLAN_IDS),
});

const TEN_DIGITS = text('Provider number', { problem: pcpIdProblem, about: 'Ten digits.', example: '1234567893' });

/** POST /api/provider/CheckProvider: whether a provider is valid for a member and a plan. */
export const PROVIDER_CHECK = record('ProviderCheck', {
  PCPId: TEN_DIGITS,
  EffectiveDate: day('Effective date'),
  Members: MEMBERS,
  PlanIds: PLAN_IDS,
});
export const PROVIDER_CHECK_RESULT = record('ProviderCheckAnswer', {
  Problem: described(orNull(text('Problem')), 'Why the provider cannot be chosen, or null.'),
});

/** A primary care provider. Spec 000 section 3, "Provider"; the fields below the third are ours. */
export const PROVIDER = record('ProviderAnswer', {
  Name: text('Name', { example: 'Ada B. Lovelace' }),
  PCPId: TEN_DIGITS,
  AcceptingNewPatients: flag('Accepting new patients'),
  Specialty: text('Specialty', { example: 'Family Medicine, Geriatrics' }),
  Address: described(
    nested(
      'Address',
      record({
        AddressLine1: text('Address line 1', { example: '1 Monroe Center St NW' }),
        AddressLine2: text('Address line 2', { example: '' }),
        City: text('City', { example: 'Grand Rapids' }),
        StateCode: text('State', { example: 'MI' }),
        PostalCode: text('ZIP', { example: '49503' }),
        County: text('County', { about: "Without the word County; '' where it is not known.", example: 'Kent' }),
      }),
    ),
    "The nearest of the provider's offices, or the first where no ZIP was given.",
  ),
  Phone: phone('Phone'),
  DistanceMiles: described(
    orNull(number('Distance', { example: 2.4 })),
    "From the middle of the member's ZIP, with one decimal; null where no ZIP was given.",
  ),
});

export type ProviderSearchRequest = Sent<typeof PROVIDER_SEARCH>;
export type ProviderCheckRequest = Wire<typeof PROVIDER_CHECK>;
export type ProviderCheckResponse = Wire<typeof PROVIDER_CHECK_RESULT>;
export type ProviderResponse = Wire<typeof PROVIDER>;
