import { Injectable } from '@nestjs/common';
import { applicantName } from '#shared/individuals/household-members';
import type { ImpactLine } from '../changed-results.ts';
import { INDIVIDUAL_EFFECTS } from './individual-effects.ts';
import type { HouseholdFacts, OpenIndividual } from './open-individual.ts';
import { OpenIndividualsRepository } from './open-individuals.repository.ts';

/** The quotes of households. */
@Injectable()
export class IndividualImpactLine implements ImpactLine<OpenIndividual, HouseholdFacts, keyof HouseholdFacts> {
  readonly effects = INDIVIDUAL_EFFECTS;

  constructor(private readonly quotes: OpenIndividualsRepository) {}

  listOpen(after: number, upTo: number): Promise<OpenIndividual[]> {
    return this.quotes.listOpen(after, upTo);
  }

  async loadFacts(
    quotes: readonly OpenIndividual[],
    needs: ReadonlySet<keyof HouseholdFacts>,
  ): Promise<(id: number) => HouseholdFacts> {
    const ids = quotes.map(({ id }) => id);
    const people = needs.has('people') ? await this.quotes.mapPeople(ids) : new Map<number, []>();
    return (id) => ({ people: people.get(id) ?? [] });
  }

  customerOf({ id, isFfm, subscriberFirstName, subscriberLastName }: OpenIndividual) {
    const CustomerName = applicantName({ id, subscriberFirstName, subscriberLastName });
    return { GroupId: null, IsFfm: Boolean(isFfm), CustomerName };
  }
}
