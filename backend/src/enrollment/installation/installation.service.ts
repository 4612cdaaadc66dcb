import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { detroitTime } from '#shared/dates/detroit-time';
import { addYears, detroitDay } from '#shared/dates/iso-date';
import { counted } from '#shared/formats/text';
import { DEFAULT_ENTERPRISE_ID } from '#shared/groups/enterprise-id';
import { enrollment834 } from '#shared/installation/enrollment-834';
import { INSTALLATION_STATUSES, type InstallationStatus, isInCarrier } from '#shared/installation/installation-status';
import type { InstallationResponse } from '#shared/installation/installation.record';
import { Clock } from '../../platform/clock.ts';
import { Env } from '../../platform/config/env.ts';
import { guardedUpdate } from '../../platform/database/guarded-update.ts';
import { isSqlite } from '../../platform/database/is-sqlite.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { JobHandler, TakenJob } from '../../platform/jobs/job-handler.ts';
import { Worker } from '../../platform/jobs/worker.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { noteGroupActivity } from '../../quoting/groups/group-activity.repository.ts';
import { Group } from '../../quoting/groups/group.table.ts';
import { indexGroupsForSearch } from '../../quoting/groups/search-index/index-groups.repository.ts';
import { Quote } from '../../quoting/quotes/quote.table.ts';
import { type GroupQuote, Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { callCarrier, type CallResult, CARRIER_DOWN, CarrierUnavailable } from './carrier/carrier-answer.ts';
import {
  CarrierEnrollmentService,
  type EnrolledPerson,
  type StoredEnrollment,
} from './carrier/carrier-enrollment.service.ts';
import { CarrierGateway } from './carrier/carrier.gateway.ts';
import { InstallationMember } from './installation-member.table.ts';
import { Installation } from './installation.table.ts';
import { InstallationsRepository } from './installations.repository.ts';

const SENDER_ID = 'PRIORITYQUOTE';
const RECEIVER_ID = 'CARRIER';
const PAYER = { payerName: 'Priority', payerId: 'PRIORITY' };

const NOT_INSTALLED = 'This quote has no installation: it was not approved, or is still waiting.';

/** After this many unanswered members in a row the carrier counts as unavailable, and the rest waits for the next attempt. */
const MOST_SILENCES = 3;

interface Work {
  job: TakenJob;
  stop: AbortSignal;
  installation: Installation;
  enrollment: StoredEnrollment;
}

export const membersFailed = (failed: number, all: number): string =>
  `${failed} of ${counted(all, 'member')} could not be installed.`;
/** Used when no call gave a reason. */
const GAVE_UP = 'The installation did not finish. Please resubmit it.';

const STATUS_AFTER: Record<CallResult['outcome'], InstallationStatus> = {
  Installed: 'Installed',
  Refused: 'Failed',
  Unavailable: 'Waiting',
};

/**
 * Installs an approved group in the carrier system, then its members one by one, and tells how far it is. Each answer is recorded as it
 * arrives, so that a retry resumes where the job stopped; calls without an answer are sent again with the same key. Someone may have
 * marked it installed in the meantime: that is kept.
 */
@Injectable()
export class InstallationService implements JobHandler, OnModuleInit {
  readonly topic = 'install-group';

  constructor(
    private readonly quotes: Quotes,
    private readonly installations: InstallationsRepository,
    private readonly enrollments: CarrierEnrollmentService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly env: Env,
    private readonly worker: Worker,
    private readonly carrier: CarrierGateway,
    private readonly clock: Clock,
  ) {}

  /** null before it is started. @throws NOT_FOUND for a quote that the user may not see */
  async find(user: SessionUser, quoteId: number): Promise<InstallationResponse | null> {
    await this.quotes.of('group').find(user, quoteId);
    const installation = await this.installations.findByQuote(quoteId);
    if (!installation) {
      return null;
    }
    const members = [...(await this.installations.mapMembers(installation.id)).values()];
    const count = (wanted: InstallationStatus) => members.filter(({ status }) => status === wanted).length;
    const attempts = await this.installations.listAttempts(installation.id);
    return {
      GroupInstallId: installation.id,
      QuoteId: quoteId,
      Status: installation.status,
      ProcessedWithErrors: installation.processedWithErrors,
      Message: installation.message,
      ApprovalDate: installation.approvedAt.toISOString(),
      ErrorDate: installation.failedAt?.toISOString() ?? null,
      Members: Object.fromEntries(
        INSTALLATION_STATUSES.map((status) => [status, count(status)]),
      ) as InstallationResponse['Members'],
      Attempts: attempts.map(({ id, censusMemberId, at, outcome, message, detail }) => ({
        EwsTransactionId: id,
        CensusMemberId: censusMemberId,
        At: at.toISOString(),
        Outcome: outcome,
        Message: message,
        Detail: detail,
      })),
    };
  }

  /** Without SSNs: those go only to the carrier. Every download is audited. @throws NOT_FOUND */
  async make834(user: SessionUser, quoteId: number): Promise<{ fileName: string; body: Buffer }> {
    const quote = await this.quotes.of('group').find(user, quoteId);
    const installation = await this.installations.findByQuote(quoteId);
    if (!installation) {
      throw new AppError('NOT_FOUND', NOT_INSTALLED);
    }
    const { group, people } = await this.enrollments.find(quote);
    const [day, time] = [detroitDay(installation.startedAt), detroitTime(installation.startedAt)];
    const numbered = { ...group, GroupNumber: group.GroupNumber || (installation.groupNumber ?? '') };
    const text = enrollment834(
      { Group: numbered, Members: people.map(({ payload }) => payload) },
      {
        ...{ senderId: SENDER_ID, receiverId: RECEIVER_ID, day, time },
        controlNumber: installation.id,
        isTest: !this.env.isProduction,
      },
      PAYER,
    );
    const entry = { user, action: 'download-834', subject: 'quote', subjectId: quoteId };
    await this.transactions.run((tx) => this.audit.record(tx, entry));
    return { fileName: `834-${quoteId}.x12`, body: Buffer.from(text, 'ascii') };
  }

  onModuleInit(): void {
    this.worker.register(this);
  }

  async run(job: TakenJob, stop: AbortSignal): Promise<void> {
    const quote = await this.installations.findApprovedQuote(job.subjectId);
    if (!quote) {
      return;
    }
    const installation = await this.transactions.run((tx) => this.installations.begin(tx, quote));
    const work = { job, stop, installation, enrollment: await this.enrollments.find(quote) };
    if (await this.installGroup(work)) {
      await this.installMembers(work);
    }
  }

  async giveUp(tx: EntityManager, { subjectId }: TakenJob): Promise<void> {
    const quote = await this.installations.findApprovedQuote(subjectId, tx);
    if (quote) {
      await this.installations.begin(tx, quote);
      await this.giveUpWaiting(tx, subjectId);
    }
  }

  /**
   * Marks the group as covered by this quote: sets its dates, its carrier number if it has none, and adds it to the book.
   * @param user who marked it installed; null = installed by the carrier system
   */
  async recordGroup(
    tx: EntityManager,
    user: SessionUser | null,
    { quoteId, groupNumber }: { quoteId: number; groupNumber: string | null },
  ): Promise<void> {
    const { groupId, effectiveDate } = (await tx.findOneByOrFail(Quote, { id: quoteId })) as GroupQuote;
    const lock = isSqlite(tx) ? {} : { lock: { mode: 'pessimistic_write' as const } };
    const group = await tx.findOneOrFail(Group, { where: { id: groupId }, ...lock });
    const now = this.clock.now();
    await guardedUpdate(tx, Group, group, {
      ...(hasNumber(group) || groupNumber === null ? {} : { groupEnterpriseId: groupNumber }),
      lastEffectiveDate: effectiveDate,
      renewalDate: addYears(effectiveDate, 1),
      termDate: null,
      modifiedAt: now,
    });
    await noteGroupActivity(tx, groupId, now);
    await indexGroupsForSearch(tx, [groupId]);
    const fields = ['GroupEnterpriseId', 'LastEffectiveDate', 'RenewalDate'];
    await this.audit.record(tx, { user, action: 'install-group', subject: 'group', subjectId: groupId, fields });
  }

  /** Updates the group's row from its members: since when staff have to look at it, and why. */
  async summarize(tx: EntityManager, where: { id: number } | { quoteId: number }): Promise<Installation | null> {
    const installation = await this.installations.findForUpdate(where, tx);
    if (!installation || !isInCarrier(installation.status)) {
      return null;
    }
    const members = await this.installations.listForUpdate({ installationId: installation.id }, tx);
    const failed = members.filter(({ failedAt }) => failedAt !== null).length;
    const hasErrors = failed > 0;
    await tx.update(
      Installation,
      { id: installation.id },
      {
        processedWithErrors: hasErrors,
        failedAt: hasErrors ? (installation.failedAt ?? this.clock.now()) : null,
        message: hasErrors ? membersFailed(failed, members.length) : '',
      },
    );
    return installation;
  }

  /** Whether the carrier has installed it. @throws CarrierUnavailable */
  private async installGroup({ job, stop, installation, enrollment }: Work): Promise<boolean> {
    if (installation.status !== 'Waiting') {
      return isInCarrier(installation.status);
    }
    stop.throwIfAborted();
    const result = await callCarrier(() => this.carrier.installGroup(job.idempotencyKey, enrollment.group));
    await this.recordGroupResult(installation, result);
    if (result.outcome === 'Unavailable') {
      throw new CarrierUnavailable(result.message, result.detail);
    }
    return result.outcome === 'Installed';
  }

  private async installMembers(work: Work): Promise<void> {
    const { stop, installation, enrollment } = work;
    const ids = enrollment.people.map(({ censusMemberId }) => censusMemberId);
    await this.transactions.run((tx) => this.installations.addMembers(tx, installation.id, ids));
    const states = await this.installations.mapMembers(installation.id);
    const waiting = enrollment.people.filter(({ censusMemberId }) => states.get(censusMemberId)?.status === 'Waiting');
    /** Employees without an answer from the carrier: their dependents wait. */
    const unheard = new Set<string>();
    for (const person of waiting) {
      stop.throwIfAborted();
      const { SubscriberReference: employee } = person.payload;
      if (unheard.size < MOST_SILENCES && !unheard.has(employee) && !(await this.installMember(work, person))) {
        unheard.add(employee);
      }
    }
    await this.finish(installation);
    if (unheard.size > 0) {
      throw new CarrierUnavailable(CARRIER_DOWN, `${unheard.size} households without an answer`);
    }
  }

  /** Whether the carrier answered. */
  private async installMember(
    { job, installation, enrollment }: Work,
    { censusMemberId, payload, openSsn }: EnrolledPerson,
  ): Promise<boolean> {
    const key = `${job.idempotencyKey}-${censusMemberId}`;
    const result = await callCarrier(async () =>
      this.carrier.installMember(key, enrollment.group.Reference, { ...payload, SSN: openSsn() }),
    );
    await this.recordMemberResult(installation, censusMemberId, result);
    return result.outcome !== 'Unavailable';
  }

  /** Records the result of the call for the group itself. */
  private recordGroupResult({ id, quoteId }: Installation, result: CallResult): Promise<void> {
    return this.transactions.run(async (tx) => {
      await this.installations.addAttempt(tx, { installationId: id, censusMemberId: null }, result);
      const { outcome, message, number: groupNumber } = result;
      const change = { status: STATUS_AFTER[outcome], message, groupNumber, ...this.dated(outcome) };
      const { affected } = await tx.update(Installation, { id, status: 'Waiting' }, change);
      if (affected === 1 && outcome === 'Installed') {
        await this.recordGroup(tx, null, { quoteId, groupNumber });
      }
    });
  }

  /** Records the result of the call for a member. */
  private async recordMemberResult(
    { id: installationId }: Installation,
    censusMemberId: number,
    result: CallResult,
  ): Promise<void> {
    await this.transactions.run(async (tx) => {
      const attemptId = await this.installations.addAttempt(tx, { installationId, censusMemberId }, result);
      const { outcome, message } = result;
      const failed = outcome === 'Installed' ? {} : { failedAttemptId: attemptId };
      const change = { status: STATUS_AFTER[outcome], message, ...this.dated(outcome), ...failed };
      await tx.update(InstallationMember, { installationId, censusMemberId, status: 'Waiting' }, change);
    });
  }

  /** All members were tried: the group states how many need a person's attention. */
  private finish({ quoteId }: Installation): Promise<void> {
    return this.transactions.run(async (tx) => {
      if (await this.summarize(tx, { quoteId })) {
        await this.audit.record(tx, { user: null, action: 'install-members', subject: 'quote', subjectId: quoteId });
      }
    });
  }

  /** No more automatic retries: everything still waiting is left to staff. */
  private async giveUpWaiting(tx: EntityManager, quoteId: number): Promise<void> {
    const installation = await this.installations.findForUpdate({ quoteId }, tx);
    if (installation?.status === 'Waiting') {
      const [failedAt, message] = [this.clock.now(), installation.message || GAVE_UP];
      await tx.update(Installation, { id: installation.id }, { status: 'Failed', failedAt, message });
    } else if (installation) {
      await this.giveUpMembers(tx, installation.id);
      await this.summarize(tx, { quoteId });
    }
  }

  private async giveUpMembers(tx: EntityManager, installationId: number): Promise<void> {
    const members = await this.installations.listForUpdate({ installationId }, tx);
    for (const { id, censusMemberId, status, message, failedAttemptId } of members) {
      if (status === 'Waiting') {
        const untried = { outcome: 'Unavailable', message: GAVE_UP, detail: 'not sent', number: null } as const;
        const attemptId =
          failedAttemptId || (await this.installations.addAttempt(tx, { installationId, censusMemberId }, untried));
        const change = { failedAttemptId: attemptId, failedAt: this.clock.now(), message: message || GAVE_UP };
        await tx.update(InstallationMember, { id }, { status: 'Failed', ...change });
      }
    }
  }

  /** Without an answer, a resubmitted error keeps its state. */
  private dated(outcome: CallResult['outcome']): { failedAt?: Date | null } {
    return outcome === 'Unavailable' ? {} : { failedAt: outcome === 'Refused' ? this.clock.now() : null };
  }
}

const hasNumber = ({ groupEnterpriseId }: Group): boolean =>
  groupEnterpriseId !== null && groupEnterpriseId !== DEFAULT_ENTERPRISE_ID;
