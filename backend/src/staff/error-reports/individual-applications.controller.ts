import type { FastifyReply } from 'fastify';
import { INDIVIDUAL_APPLICATIONS } from '#shared/error-reports/error-reports.calls';
import { INDIVIDUAL_APPLICATIONS_QUERY } from '#shared/error-reports/error-reports.record';
import type { IndividualApplicationRow } from '#shared/error-reports/error-row.record';
import type { Wire } from '#shared/records/field';
import { toListQuery } from '../../platform/http/list-query.ts';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { Lists } from '../../platform/http/lists.ts';
import { toAsked } from './error-report-query.ts';
import { ErrorReportsService } from './error-reports.service.ts';
import { RepairIndividualService } from './repair-individual.service.ts';
import {
  FFM_ERRORS,
  INDIVIDUAL_APPLICATIONS as ALL_APPLICATIONS,
  INDIVIDUAL_ERRORS,
} from './sources/individual-applications.repository.ts';

/** The query. `afterSubmittedDate` applies to the dashboard only. */
export function applicationsQuery(query: Wire<typeof INDIVIDUAL_APPLICATIONS_QUERY>) {
  const { isErrorReport, isFfmErrorReport, afterSubmittedDate, ...raw } = query;
  if (isFfmErrorReport === 'true') {
    return { source: FFM_ERRORS, raw: toAsked(raw) };
  }
  if (isErrorReport === 'true') {
    return { source: INDIVIDUAL_ERRORS, raw: toAsked(raw) };
  }
  return { source: ALL_APPLICATIONS, raw: toAsked({ ...raw, fromDate: afterSubmittedDate ?? raw.fromDate }) };
}

@Serves(INDIVIDUAL_APPLICATIONS)
export class IndividualApplicationsController implements Serving<typeof INDIVIDUAL_APPLICATIONS> {
  constructor(
    private readonly reports: ErrorReportsService,
    private readonly lists: Lists,
    private readonly individuals: RepairIndividualService,
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
    return this.reports.listAttemptsOfApplication(id);
  }

  async resubmit({ user, individualApplicationId: id }: Asked<typeof INDIVIDUAL_APPLICATIONS.resubmit>) {
    await this.individuals.resubmit(user, id);
    return { IndividualApplicationId: id, Status: 'Waiting' as const };
  }

  async resolve({
    user,
    individualApplicationId: id,
    ewsTransactionId,
  }: Asked<typeof INDIVIDUAL_APPLICATIONS.resolve>) {
    const status = await this.individuals.resolve(user, id, ewsTransactionId);
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
