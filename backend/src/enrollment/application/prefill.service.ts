import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ApplicationAnswers, ApplicationResponse } from '#shared/enrollment/application.record';
import { prefilledAnswers } from '#shared/enrollment/application/prefill';
import { toGroupResponse } from '../../quoting/groups/group-response.ts';
import type { GroupQuote } from '../../quoting/quotes/quotes.repository.ts';
import { ApplicationsRepository } from '../parts/application/applications.repository.ts';
import { EnrolledPeopleRepository } from '../parts/application/enrolled-people.repository.ts';

export interface Known extends Pick<ApplicationResponse, 'Prefilled' | 'EarlierQuote'> {
  answers: ApplicationAnswers;
}

const NOBODY = { members: 0, employees: 0 };

/** Pre-fills a new application, so that no one has to type known data again. */
@Injectable()
export class PrefillService {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly people: EnrolledPeopleRepository,
  ) {}

  async find(quote: GroupQuote, tx?: EntityManager): Promise<Known> {
    const found = await this.applications.findEarlier(quote, tx);
    const earlier = found && {
      answers: found.application.answers,
      isApproved: found.quote.status === 'Approved',
    };
    const group = toGroupResponse(quote.group, [], NOBODY);
    const census = await this.people.countCensus(quote.id, tx);
    const { answers, prefilled } = prefilledAnswers({ group, census, earlier });
    return {
      answers,
      Prefilled: prefilled,
      EarlierQuote: found && { Id: found.quote.id, Name: found.quote.name },
    };
  }
}
