import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type BulkRunKind, type StartedBulkRun, SUBJECT_GONE } from '#shared/bulk-runs/bulk-run.record';
import {
  IDS_OR_FILTER,
  MOST_ROWS_OF_A_RUN,
  NOTHING_MATCHES,
  type ResolvedReport,
  type ResubmittedReport,
  tooManyRows,
} from '#shared/error-reports/error-reports';
import type { ResolveErrorsRequest, ResubmitErrorsRequest } from '#shared/error-reports/error-reports.record';
import * as repairs from '#shared/error-reports/repairs';
import { isInCarrier } from '#shared/installation/installation-status';
import { type BulkItemOutcome, BulkRuns, type BulkRunWork } from '../../platform/bulk-runs/bulk-runs.ts';
import { BulkRunsService } from '../../platform/bulk-runs/bulk-runs.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { errorReportQuery } from './error-report-query.ts';
import { ErrorReportsRepository } from './error-reports.repository.ts';
import { MarkPaymentProcessedService } from './mark-payment-processed.service.ts';
import { RepairIndividualService } from './repair-individual.service.ts';
import { RepairInstallationService } from './repair-installation.service.ts';
import { sourceOf } from './sources/report-sources.ts';
import { type StoredState, SubjectsRepository } from './subjects.repository.ts';

const RESUBMISSIONS: Record<ResubmittedReport, BulkRunKind> = {
  group: 'resubmit-group',
  'group-member': 'resubmit-group-member',
  'passive-renewal': 'resubmit-passive-renewal',
  individual: 'resubmit-individual',
  ffm: 'resubmit-individual',
};

const RESOLUTIONS: Record<ResolvedReport, BulkRunKind> = {
  group: 'mark-group-resolved',
  'group-member': 'mark-group-member-resolved',
  individual: 'mark-individual-resolved',
  ffm: 'mark-individual-resolved',
  payment: 'mark-payment-processed',
};

/** Nothing to do: it was resolved in the meantime, or is resolved elsewhere. */
const DONE_ALREADY: readonly string[] = [
  repairs.GROUP_IN_PLACE,
  repairs.MEMBER_IN_PLACE,
  repairs.MEMBERS_FAILED_ONLY,
  repairs.HOUSEHOLD_IN_PLACE,
  repairs.NOTHING_TO_RESOLVE,
  repairs.BEING_SENT,
  repairs.MARKETPLACE_BY_AGENT,
];
const isDoneAlready = ({ message }: AppError): boolean => DONE_ALREADY.includes(message);
/** Someone else has closed it. */
const isClosedAlready = ({ code }: AppError): boolean => code === 'WRONG_STATE';

type Subjects = Pick<BulkRunWork, 'nameSubjects' | 'answersOf'>;

/** An action on one row of an error report, applied to many in a run. Subjects are the ids of the rows. */
interface Repair extends Subjects {
  kind: BulkRunKind;
  repair: (tx: EntityManager, user: SessionUser, subjectId: number) => Promise<unknown>;
  isDone?: (refusal: AppError) => boolean;
}

/** Many rows of a report at a time: a worker processes them one by one, as if someone had clicked each button. */
@Injectable()
export class ErrorRunsService implements OnModuleInit {
  /** By GroupInstallId. */
  private readonly groups: Subjects = {
    nameSubjects: (ids) => this.subjects.nameGroups(ids),
    answersOf: async (ids) => answersOf(ids, await this.subjects.listGroupStates(ids)),
  };

  /** By CensusMemberId. */
  private readonly members: Subjects = {
    nameSubjects: (ids) => this.subjects.nameMembers(ids),
    answersOf: async (ids) => answersOf(ids, await this.subjects.listMemberStates(ids)),
  };

  /** By IndividualApplicationId. */
  private readonly households: Subjects = {
    nameSubjects: (ids) => this.subjects.nameApplicants(ids),
    answersOf: async (ids) => answersOf(ids, await this.subjects.listApplicationStates(ids)),
  };

  constructor(
    private readonly transactions: Transactions,
    private readonly reports: ErrorReportsRepository,
    private readonly startRun: BulkRunsService,
    private readonly bulkRuns: BulkRuns,
    private readonly subjects: SubjectsRepository,
    private readonly installations: RepairInstallationService,
    private readonly individuals: RepairIndividualService,
    private readonly payments: MarkPaymentProcessedService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    [...this.ofInstallations(), ...this.ofHouseholds(), this.ofPayments()].forEach((work) =>
      this.bulkRuns.register(repairWork(work)),
    );
  }

  /** The given rows, or all that match. @throws INVALID_INPUT, RULE_BROKEN when none match or too many do */
  async resubmit(user: SessionUser, asked: ResubmitErrorsRequest): Promise<StartedBulkRun> {
    return this.start(user, RESUBMISSIONS[asked.Report], await this.subjectsOf(asked));
  }

  /** Same for rows that were handled manually. @throws INVALID_INPUT, RULE_BROKEN */
  async resolve(user: SessionUser, asked: ResolveErrorsRequest): Promise<StartedBulkRun> {
    return this.start(user, RESOLUTIONS[asked.Report], await this.subjectsOf(asked));
  }

  private ofInstallations(): Repair[] {
    const { groups, installations, members } = this;
    return [
      {
        ...groups,
        kind: 'resubmit-group',
        repair: (tx, user, id) => installations.resubmitGroupIn(tx, user, { id }),
      },
      {
        ...namesOf(groups),
        kind: 'mark-group-resolved',
        repair: (tx, user, id) => installations.resolveGroupIn(tx, user, id),
      },
      {
        ...members,
        kind: 'resubmit-group-member',
        repair: (tx, user, censusMemberId) => installations.resubmitMemberIn(tx, user, { censusMemberId }),
      },
      {
        ...namesOf(members),
        kind: 'mark-group-member-resolved',
        repair: (tx, user, censusMemberId) => installations.resolveMemberIn(tx, user, { censusMemberId }),
      },
    ];
  }

  private ofHouseholds(): Repair[] {
    const { households, individuals } = this;
    return [
      {
        ...households,
        kind: 'resubmit-individual',
        repair: (tx, user, id) => individuals.resubmitIn(tx, user, id),
      },
      {
        ...namesOf(households),
        kind: 'mark-individual-resolved',
        repair: (tx, user, applicationId) => individuals.resolveIn(tx, user, { applicationId }),
      },
    ];
  }

  /** Held payments that were booked by hand. Subjects are their ids. */
  private ofPayments(): Repair {
    return {
      kind: 'mark-payment-processed',
      nameSubjects: (ids) => this.subjects.namePayers(ids),
      repair: (tx, user, id) => this.payments.markIn(tx, user, id),
      isDone: isClosedAlready,
    };
  }

  private async subjectsOf({
    Report,
    Ids,
    Filter,
  }: ResubmitErrorsRequest | ResolveErrorsRequest): Promise<readonly number[]> {
    if (Boolean(Ids) === Boolean(Filter)) {
      throw new AppError('INVALID_INPUT', IDS_OR_FILTER, { Filter: [IDS_OR_FILTER] });
    }
    const source = sourceOf(Report);
    const query = errorReportQuery({ filter: JSON.stringify(Filter ?? {}) }, source, this.clock.today());
    return Ids ?? this.reports.listSubjects(source, query, MOST_ROWS_OF_A_RUN + 1);
  }

  private start(user: SessionUser, kind: BulkRunKind, subjectIds: readonly number[]): Promise<StartedBulkRun> {
    if (subjectIds.length === 0) {
      throw new AppError('RULE_BROKEN', NOTHING_MATCHES);
    }
    if (subjectIds.length > MOST_ROWS_OF_A_RUN) {
      throw new AppError('RULE_BROKEN', tooManyRows());
    }
    return this.transactions.run((tx) => this.startRun.start(tx, user, { kind, subjectIds }));
  }
}

/** With `answersOf` the work is only sent: the other system's answer gives the result. */
const repairWork = ({ kind, nameSubjects, answersOf, repair, isDone = isDoneAlready }: Repair): BulkRunWork => ({
  kind,
  permission: 'internal',
  nameSubjects,
  ...(answersOf && { answersOf }),
  runOne: async (...subject: Parameters<Repair['repair']>): Promise<BulkItemOutcome> => {
    try {
      await repair(...subject);
      return { state: answersOf ? 'Sent' : 'Done', message: '' };
    } catch (error) {
      if (error instanceof AppError && isDone(error)) {
        return { state: 'Skipped', message: error.message };
      }
      throw error;
    }
  },
});

/** Work done by hand needs no answer. */
const namesOf = ({ nameSubjects }: Subjects) => ({ nameSubjects });

/** The carrier's answers; nothing about those that it has not answered yet. */
function answersOf(ids: readonly number[], rows: readonly StoredState[]): Map<number, BulkItemOutcome> {
  const states = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    ids.flatMap((id) => {
      const answer = answerOf(states.get(id));
      return answer === null ? [] : [[id, answer] as const];
    }),
  );
}

/** null = no answer from the carrier yet. */
function answerOf(state: StoredState | undefined): BulkItemOutcome | null {
  if (!state) {
    return { state: 'Skipped', message: SUBJECT_GONE };
  }
  if (state.status === 'Failed') {
    return { state: 'Failed', message: state.message };
  }
  if (state.status === 'Denied') {
    return { state: 'Skipped', message: repairs.HOUSEHOLD_DENIED };
  }
  if (!isInCarrier(state.status) || (state.status === 'Installed' && Number(state.isUnderway ?? 0) > 0)) {
    return null;
  }
  return state.hasErrors ? { state: 'Failed', message: state.message } : { state: 'Done', message: '' };
}
