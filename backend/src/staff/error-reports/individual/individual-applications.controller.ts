import type { FastifyReply } from 'fastify';
import type { INDIVIDUAL_APPLICATIONS_QUERY } from '#shared/error-reports/error-reports.record';
import type { IndividualApplicationRow } from '#shared/error-reports/error-row.record';
import { INDIVIDUAL_APPLICATIONS } from '#shared/error-reports/error-reports.calls';
import type { Wire } from '#shared/records/field';
import { type Asked, Serves, type Serving } from '../../../platform/http/serving.ts';
import { Lists } from '../../../platform/lists/lists.ts';
import { toListQuery } from '../../../platform/http/list-query.ts';
import { ErrorAttemptsService } from '../attempts/error-attempts.service.ts';
import { ErrorReportsService } from '../error-reports.service.ts';
import { applicationsQuery } from './individual-applications-answers.ts';
import { ResolveIndividualService } from './resolve-individual.service.ts';
import { ResubmitIndividualService } from './resubmit-individual.service.ts';

@Serves(INDIVIDUAL_APPLICATIONS)
export class IndividualApplicationsController implements Serving<typeof INDIVIDUAL_APPLICATIONS> {
  constructor(
    private readonly reports: ErrorReportsService,
    private readonly lists: Lists,
    private readonly attempts: ErrorAttemptsService,
    private readonly resubmitIndividual: ResubmitIndividualService,
    private readonly resolveIndividual: ResolveIndividualService,
  ) {}

  list({ query, reply }: Asked<typeof INDIVIDUAL_APPLICATIONS.list>) {
    return this.page(query, reply);
  }

  find({ body, query: page, reply }: Asked<typeof INDIVIDUAL_APPLICATIONS.find>) {
    return this.page(toListQuery(body, page), reply);
  }

  export({ query, reply }: Asked<typeof INDIVIDUAL_APPLICATIONS.export>) {
    return this.file(query, reply);
  }

  exportFound({ body, query: page, reply }: Asked<typeof INDIVIDUAL_APPLICATIONS.exportFound>) {
    return this.file(toListQuery(body, page), reply);
  }

  listAttempts({ individualApplicationId: id }: Asked<typeof INDIVIDUAL_APPLICATIONS.listAttempts>) {
    return this.attempts.listOfApplication(id);
  }

  async resubmit({ user, individualApplicationId: id }: Asked<typeof INDIVIDUAL_APPLICATIONS.resubmit>) {
    await this.resubmitIndividual.resubmit(user, id);
    return { IndividualApplicationId: id, Status: 'Waiting' as const };
  }

  async resolve({
    user,
    individualApplicationId: id,
    ewsTransactionId,
  }: Asked<typeof INDIVIDUAL_APPLICATIONS.resolve>) {
    const status = await this.resolveIndividual.resolve(user, id, ewsTransactionId);
    return { IndividualApplicationId: id, Status: status };
  }

  private page(
    query: Wire<typeof INDIVIDUAL_APPLICATIONS_QUERY>,
    reply: FastifyReply,
  ): Promise<IndividualApplicationRow[]> {
    const { source, raw } = applicationsQuery(query);
    return this.lists.page(this.reports.listOf(source), raw, reply);
  }

  private file(query: Wire<typeof INDIVIDUAL_APPLICATIONS_QUERY>, reply: FastifyReply): Promise<void> {
    const { source, raw } = applicationsQuery(query);
    return this.lists.file(this.reports.listOf(source), raw, reply);
  }
}
