import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { addDays, addYears, type IsoDate } from '#shared/dates/iso-date';
import { individualDates } from '#shared/eligibility/individual-dates';
import type { INDIVIDUAL_MEMBER, NEW_INDIVIDUAL_QUOTE } from '#shared/individuals/individual-quote.record';
import type { IndividualTerms } from '#shared/individuals/individual-terms';
import type { Wire } from '#shared/records/field';
import { RulesService } from '../platform/business-rules/rules.service.ts';
import { Clock } from '../platform/clock.ts';
import { CreateIndividualQuoteService } from '../quoting/households/create-individual-quote.service.ts';
import { IndividualDetails } from '../quoting/quotes/individual-details.entity.ts';
import { userOf } from './demo-user.ts';

type Member = Wire<typeof INDIVIDUAL_MEMBER>;

interface DemoHousehold {
  /** User name. */
  agent: string;
  terms: Partial<IndividualTerms> & Pick<IndividualTerms, 'IndividualPlanType'>;
  place: [zip: string, countyFips: string];
  /** The applicant first; ages in years. */
  people: [firstName: string, lastName: string, age: number, more?: Partial<Member>][];
}

const OPEN = { IndividualPlanType: 'Permanent', EnrollmentType: 'Open' } as const;
const SPECIAL = { IndividualPlanType: 'Permanent', EnrollmentType: 'Special' } as const;
const SPOUSE = { RelationshipToSubscriber: 'Spouse' } as const;
const CHILD = { RelationshipToSubscriber: 'Child', VisionStatus: 'Waive' } as const;

/** The ZIP code 49544 lies in Kent and Ottawa County, where the same family gets another tax credit. */
const HOUSEHOLDS = (today: IsoDate): DemoHousehold[] => [
  {
    agent: 'individualagent',
    terms: OPEN,
    place: ['49544', '26081'],
    people: [
      ['Amara', 'Okonkwo', 40, { Tobacco: true, LastTobaccoUse: addDays(today, -20) }],
      ['Daniel', 'Okonkwo', 42, SPOUSE],
      ['Ife', 'Okonkwo', 11, CHILD],
      ['Tobi', 'Okonkwo', 8, CHILD],
      ['Ada', 'Okonkwo', 6, CHILD],
    ],
  },
  {
    agent: 'individualagent',
    terms: { ...SPECIAL, QualifyingEventReason: 'Marriage', EventDate: addDays(today, -10) },
    place: ['48207', '26163'],
    people: [
      ['Marisol', 'Vega', 33],
      ['Jonah', 'Lindqvist', 35, SPOUSE],
    ],
  },
  {
    agent: 'individualagent',
    terms: { IndividualPlanType: 'ShortTerm', CoverageLength: 2 },
    place: ['49503', '26081'],
    people: [['Theo', 'Vanderlaan', 27]],
  },
  {
    agent: 'agent',
    terms: { ...SPECIAL, QualifyingEventReason: 'LossOfMinEssentialCoverage', EventDate: addDays(today, 20) },
    place: ['49503', '26081'],
    people: [['Ruth', 'Abernathy', 58]],
  },
];

/** Lets the product itself start quotes of households. Leaves out what cannot be quoted today; does nothing where there are some already. */
export async function playHouseholds(app: INestApplicationContext): Promise<void> {
  if (await app.get(DataSource).manager.exists(IndividualDetails)) {
    return;
  }
  const today = app.get(Clock).today();
  const rules = await app.get(RulesService).inForce();
  for (const { agent, terms, place, people } of HOUSEHOLDS(today)) {
    const all = { EnrollmentType: null, QualifyingEventReason: null, EventDate: null, CoverageLength: null, ...terms };
    const question = {
      planType: all.IndividualPlanType,
      enrollmentType: all.EnrollmentType,
      reason: all.QualifyingEventReason,
      eventDate: all.EventDate,
      effectiveDate: null,
    };
    const { Default: effectiveDate } = individualDates(question, { today, audience: 'external', rules });
    if (effectiveDate) {
      const user = await userOf(app, { username: agent });
      await app
        .get(CreateIndividualQuoteService)
        .create(user, requestOf({ ...all, effectiveDate, place, people, today }));
    }
  }
}

function requestOf({
  effectiveDate,
  place: [FullPostalCode, CountyFips],
  people,
  today,
  ...terms
}: IndividualTerms & Pick<DemoHousehold, 'place' | 'people'> & { effectiveDate: IsoDate; today: IsoDate }): Wire<
  typeof NEW_INDIVIDUAL_QUOTE
> {
  return {
    ...terms,
    QuoteType: 'IndividualNewBusiness',
    EffectiveDate: effectiveDate,
    AssociatedAgents: [],
    Address: { FullPostalCode, CountyFips },
    Census: people.map((person) => memberOf(person, today)),
  };
}

/** What is left out is unknown. A birthday in about half a year: nobody changes age at the effective date. */
const memberOf = ([FirstName, LastName, age, more]: DemoHousehold['people'][number], today: IsoDate): Member =>
  ({
    Id: 0,
    RelationshipToSubscriber: 'Self',
    FirstName,
    LastName,
    DateOfBirth: addDays(addYears(today, -age), -180),
    MedicalStatus: 'Enroll',
    DentalStatus: 'Enroll',
    VisionStatus: 'Enroll',
    Tobacco: false,
    Disabled: false,
    ...more,
  }) as Member;
