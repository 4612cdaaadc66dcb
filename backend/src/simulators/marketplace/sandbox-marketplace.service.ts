import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, In, IsNull, MoreThanOrEqual } from 'typeorm';
import { detroitDay, type IsoDate } from '#shared/dates/iso-date';
import type { RefusalCode } from '#shared/marketplace/enroll-refusals';
import type {
  EligibilityQuestion,
  MarketplaceEnrollment,
  MarketplaceVisit,
  VerificationQuestion,
} from '#shared/marketplace/marketplace-payload';
import type { Verification } from '#shared/marketplace/marketplace.record';
import { addRows } from '../../platform/database/add-rows.ts';
import { Clock } from '../../platform/clock.ts';
import { Env } from '../../platform/config/env.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { takeTurnOf } from '../../platform/database/turns.ts';
import { AppError } from '../../platform/errors.ts';
import { eligibilityOf, verdictOf, verificationOf } from './applications.ts';
import { NAMED_CONSUMERS, type NamedConsumer } from './named-consumers.ts';
import { SandboxEnrollment, SandboxVisit } from './sandbox-marketplace.table.ts';

export interface SentRefusal {
  Code: string;
  Message: string;
}

/** Why the sandbox refuses an enrollment: what was sent does not fit the application, or the consumer's own refusal. */
export function enrollmentRefusal(
  enrollment: MarketplaceEnrollment,
  consumer: NamedConsumer,
  completedOn: IsoDate,
): SentRefusal | null {
  const { Applicants, AptcAmount, EnrollmentPeriod } = eligibilityOf(enrollment.ConsumerId, consumer, completedOn);
  const known = new Set(Applicants.map(({ ApplicantId }) => ApplicantId));
  const checks: readonly (readonly [isBroken: boolean, code: RefusalCode])[] = [
    [enrollment.Applicants.length === 0, 'SubscriberNotSpecified'],
    [enrollment.Applicants.some(({ ApplicantId }) => !known.has(ApplicantId)), 'MemberNotOnApplication'],
    [enrollment.ElectedAptcAmount > AptcAmount, 'IncorrectAPTCAmount'],
    [enrollment.ElectedAptcAmount > 0 && !enrollment.AptcAttestation, 'APTCEligibleAndAPTCAttestationIndicatorFalse'],
    [!EnrollmentPeriod.EffectiveDates.includes(enrollment.EffectiveDate), 'InvalidEffectiveDateForEnrollmentPeriod'],
  ];
  const broken = checks.find(([isBroken]) => isBroken)?.[1];
  return broken ? { Code: broken, Message: `Refused: ${broken}.` } : (consumer.refusal ?? null);
}

/** Agents with this user ID find the marketplace closed. */
const DOWN = 'marketplacedown';
const MAINTAINED = 'The marketplace is being maintained.';

export type EnrollmentAnswer = { refusal: SentRefusal } | { enrolled: object };

/** Simulates the federal marketplace: applications on a page of its own, their eligibility, and enrollments. */
@Injectable()
export class SandboxMarketplaceService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** The token of a new page. @throws UNAVAILABLE if the user ID triggers it */
  async open({ Reference, UserName, ReturnUrl }: MarketplaceVisit): Promise<string> {
    if (UserName.toLowerCase() === DOWN) {
      throw new AppError('UNAVAILABLE', MAINTAINED);
    }
    const token = randomBytes(32).toString('base64url');
    await this.transactions.run((tx) =>
      addRows(tx, SandboxVisit, { token, reference: Reference, returnUrl: ReturnUrl, consumerId: null }),
    );
    return token;
  }

  find(token: string): Promise<SandboxVisit | null> {
    return this.database.manager.findOneBy(SandboxVisit, { token });
  }

  /** Completes the application, once. The consumer with whom the visit ended. */
  async complete({ id, token }: SandboxVisit, consumerId: string): Promise<string> {
    const { affected } = await this.transactions.run((tx) =>
      tx.update(SandboxVisit, { id, consumerId: IsNull() }, { consumerId, completedAt: this.clock.now() }),
    );
    return affected === 1 ? consumerId : (await this.find(token))!.consumerId!;
  }

  /** null if no visit ended with the consumer; a text where the answer is to be malformed. @throws UNAVAILABLE */
  async eligibility({ ConsumerId, References }: EligibilityQuestion): Promise<object | string | null> {
    const visit = await this.completedVisit(ConsumerId, References);
    const consumer = visit && NAMED_CONSUMERS.get(ConsumerId);
    if (!consumer) {
      return null;
    }
    await this.behave(consumer);
    const { Applicants, ...decided } = eligibilityOf(ConsumerId, consumer, detroitDay(visit.completedAt!));
    const answer = { ...decided, Reference: visit.reference };
    return consumer.behavior === 'malformed'
      ? '{"ConsumerId":'
      : consumer.behavior === 'incomplete'
        ? answer
        : { ...answer, Applicants };
  }

  /** Enrolls once for each key. null if no visit ended with the consumer. @throws UNAVAILABLE */
  async enroll(idempotencyKey: string, enrollment: MarketplaceEnrollment): Promise<EnrollmentAnswer | null> {
    const { ConsumerId: consumerId, Reference } = enrollment;
    const visit = await this.completedVisit(consumerId, [Reference]);
    const consumer = visit && NAMED_CONSUMERS.get(consumerId);
    if (!consumer) {
      return null;
    }
    await this.behave(consumer);
    const refusal = enrollmentRefusal(enrollment, consumer, detroitDay(visit.completedAt!));
    if (refusal) {
      return { refusal };
    }
    const isRepeat = await this.database.manager.existsBy(SandboxEnrollment, { idempotencyKey });
    const { id, enrolledAt } = await this.enrollOnce(idempotencyKey, consumerId);
    if (consumer.behavior === 'late-enrollment' && !isRepeat) {
      await this.wait(1.5);
    }
    return {
      enrolled: {
        ApplicationId: `A-${consumerId}`,
        PolicyId: `P-${id}`,
        ...verificationOf(consumer, detroitDay(enrolledAt)),
      },
    };
  }

  /** What became of the first enrollment after the visit. null if it is not known. @throws UNAVAILABLE */
  async verify({ ConsumerId: consumerId, Reference }: VerificationQuestion): Promise<Verification | null> {
    const visit = await this.completedVisit(consumerId, [Reference]);
    const consumer = visit && NAMED_CONSUMERS.get(consumerId);
    const enrollment = consumer && (await this.enrollmentAfter(visit));
    if (!enrollment) {
      return null;
    }
    await this.behave(consumer);
    return verdictOf(consumer, { enrolledOn: detroitDay(enrollment.enrolledAt), today: this.clock.today() });
  }

  private enrollmentAfter({ consumerId, completedAt }: SandboxVisit): Promise<SandboxEnrollment | null> {
    return this.database.manager.findOne(SandboxEnrollment, {
      where: { consumerId: consumerId!, enrolledAt: MoreThanOrEqual(completedAt!) },
      order: { id: 'ASC' },
    });
  }

  private enrollOnce(idempotencyKey: string, consumerId: string): Promise<SandboxEnrollment> {
    return this.transactions.run(async (tx) => {
      await takeTurnOf(tx, `marketplace sandbox ${idempotencyKey}`);
      const before = await tx.findOneBy(SandboxEnrollment, { idempotencyKey });
      return before ?? tx.save(SandboxEnrollment, { idempotencyKey, consumerId, enrolledAt: this.clock.now() });
    });
  }

  private completedVisit(consumerId: string, references: readonly string[]): Promise<SandboxVisit | null> {
    return this.database.manager.findOne(SandboxVisit, {
      where: { consumerId, reference: In(references) },
      order: { id: 'DESC' },
    });
  }

  private async behave({ behavior }: NamedConsumer): Promise<void> {
    if (behavior === 'down') {
      throw new AppError('UNAVAILABLE', MAINTAINED);
    }
    if (behavior === 'slow' || behavior === 'late') {
      await this.wait(behavior === 'slow' ? 0.5 : 1.5);
    }
  }

  private async wait(timesTheTimeout: number): Promise<void> {
    await sleep(this.env.marketplaceTimeoutMs * timesTheTimeout, undefined, { ref: false });
  }
}
