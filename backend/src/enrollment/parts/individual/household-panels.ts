import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Panel } from '#shared/individual-enrollment/individual-enrollment.record';
import { type PanelFacts, panelsOf } from '#shared/individual-enrollment/panels';
import {
  askedHealth,
  type EligibilityAnswers,
  type HealthAnswers,
  NO_ELIGIBILITY,
  NO_HEALTH,
} from '#shared/individual-enrollment/questions';
import { Clock } from '../../../platform/clock.ts';
import type { IndividualQuote } from '../../../quoting/quotes/quotes.repository.ts';
import { EnrollmentDocumentsRepository } from '../documents/enrollment-documents.repository.ts';
import { type EnrollingPeople, EnrollingPeopleReader } from './enrolling-people.ts';
import { HealthSeal } from './health-seal.ts';
import { IndividualEnrollmentsRepository } from './individual-enrollments.repository.ts';

/** Everything entered for a household's enrollment, and what is missing. */
export interface EnteredHousehold extends EnrollingPeople {
  eligibility: EligibilityAnswers;
  health: HealthAnswers;
  /** 0 while nothing is answered. */
  answersVersion: number;
  panels: Panel[];
}

/** Reads what is entered for a household's enrollment, for everything that shows or checks it. */
@Injectable()
export class HouseholdPanels {
  constructor(
    private readonly people: EnrollingPeopleReader,
    private readonly enrollments: IndividualEnrollmentsRepository,
    private readonly healthSeal: HealthSeal,
    private readonly documents: EnrollmentDocumentsRepository,
    private readonly clock: Clock,
  ) {}

  async read(quote: IndividualQuote, tx?: EntityManager): Promise<EnteredHousehold> {
    const people = await this.people.read(quote, tx);
    const row = await this.enrollments.findAnswers(quote, tx);
    const documents = await this.documents.count(quote, tx);
    const eligibility = row
      ? { EnrolleesEligible: row.enrolleesEligible, HasPedDental: row.hasPedDental }
      : NO_ELIGIBILITY;
    const facts = this.facts(quote, people);
    const health = row && askedHealth(facts).length > 0 ? this.healthSeal.open(row) : NO_HEALTH;
    const panels = panelsOf({ ...people, eligibility, health, documents }, facts);
    return { ...people, eligibility, health, answersVersion: row?.version ?? 0, panels };
  }

  private facts({ effectiveDate, individual }: IndividualQuote, { medicalPlan }: EnrollingPeople): PanelFacts {
    const { planType, isFfm, enrollmentType, qualifyingEvent, eventAnswer, countyFips, county } = individual;
    return {
      planType,
      isFfm,
      effectiveDate,
      today: this.clock.today(),
      network: medicalPlan?.networkType ?? null,
      isCatastrophic: medicalPlan?.metalTier === 'Catastrophic',
      rated: { countyFips, county },
      enrollmentType,
      qualifyingEvent,
      eventAnswer,
    };
  }
}
