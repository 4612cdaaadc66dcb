import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ELIGIBILITY, ENROLLED, VERIFICATION, type Verification } from '#shared/marketplace/marketplace.record';
import { isActiveContract } from '#shared/marketplace/enroll-refusals';
import type {
  EligibilityAnswer,
  EligibilityQuestion,
  MarketplaceEnrollment,
  MarketplaceVisit,
  VerificationQuestion,
} from '#shared/marketplace/marketplace-payload';
import { type Fields, record, type Wire } from '#shared/records/field';
import { text } from '#shared/records/kinds';
import { type Contract, DONE, PAGE_OPENED, REFUSED } from '#shared/systems/answers.record';
import { Env } from '../../platform/config/env.ts';
import { ownAddress } from '../../platform/http/own-address.ts';
import { answerAs, postJson, type SystemAnswer } from '../../platform/http/post-json.ts';

/** The marketplace did not answer, or not as agreed. Without personal data. */
export class MarketplaceUnavailable extends Error {
  override readonly name = 'MarketplaceUnavailable';

  constructor(
    message: string,
    /** It may answer a repeat. */
    readonly isPassing = false,
  ) {
    super(message);
  }
}

/** What became of an enrollment. The words of a refusal may name people: only its code is kept. */
export type EnrollmentOutcome =
  ({ isEnrolled: true } & Wire<typeof ENROLLED>) | { isEnrolled: false; code: string; hasActiveContract: boolean };

export const SANDBOX_PATH = '/api/sandbox/marketplace';
const REFUSAL_CODE = /^\w{1,80}$/;
const NOT_FOUND = 404;
const BUSY = [502, 503, 504];
const NOT_AS_AGREED = 'not as agreed';
const DECIDED = { statuses: DONE, fields: record({ ...ELIGIBILITY, Reference: text('Reference') }) };
const TAKEN = { statuses: DONE, fields: ENROLLED };
const VERIFIED = { statuses: DONE, fields: VERIFICATION };

/** The only class that calls the federal marketplace; its sandbox answers the same calls over the same HTTP. */
@Injectable()
export class MarketplaceGateway {
  constructor(
    private readonly env: Env,
    private readonly host: HttpAdapterHost,
  ) {}

  /** Where the marketplace sends the browser afterwards, adding what spec 000 section 2 ("Startup") names. */
  returnUrl(): string {
    return `${this.env.publicUrl}/`;
  }

  /** The address of the application page, at the configured host whatever the marketplace answers. @throws MarketplaceUnavailable */
  async open(visit: MarketplaceVisit): Promise<string> {
    const { Token: token } = agreed(PAGE_OPENED, await this.send('visits', visit));
    const { marketplaceUrl, publicUrl } = this.env;
    return `${marketplaceUrl || `${publicUrl}${SANDBOX_PATH}`}/apply/${token}`;
  }

  /** null if none of the visits ended with this consumer. Asked once more if the marketplace is unavailable. @throws MarketplaceUnavailable */
  async eligibility(question: EligibilityQuestion): Promise<EligibilityAnswer | null> {
    const answer = await this.send('eligibility', question).catch((error: unknown) => {
      if (error instanceof MarketplaceUnavailable && error.isPassing) {
        return this.send('eligibility', question);
      }
      throw error;
    });
    if (answer.status === NOT_FOUND) {
      return null;
    }
    const eligibility = agreed(DECIDED, answer);
    if (eligibility.ConsumerId !== question.ConsumerId || !question.References.includes(eligibility.Reference)) {
      throw new MarketplaceUnavailable(NOT_AS_AGREED);
    }
    return eligibility;
  }

  /** Not repeated here: whoever sends it again does so with the same key. @throws MarketplaceUnavailable */
  async enroll(key: string, enrollment: MarketplaceEnrollment): Promise<EnrollmentOutcome> {
    const answer = await this.send('enrollments', enrollment, key);
    const refused = answerAs(REFUSED, answer);
    if (refused) {
      const { Code: code, Message: message } = refused;
      return {
        isEnrolled: false,
        code: REFUSAL_CODE.test(code) ? code : '',
        hasActiveContract: isActiveContract(message),
      };
    }
    return { isEnrolled: true, ...agreed(TAKEN, answer) };
  }

  /** What became of an enrollment that is verified. @throws MarketplaceUnavailable */
  async verification(question: VerificationQuestion): Promise<Verification> {
    return agreed(VERIFIED, await this.send('verifications', question));
  }

  /** @throws MarketplaceUnavailable */
  private async send(path: string, payload: object, key?: string): Promise<SystemAnswer> {
    const { marketplaceUrl, marketplaceToken: token, marketplaceTimeoutMs: timeoutMs } = this.env;
    const url = `${marketplaceUrl || `${ownAddress(this.host)}${SANDBOX_PATH}`}/${path}`;
    const answer = await postJson({ url, token, timeoutMs, ...(key === undefined ? {} : { key }) }, payload).catch(
      ({ name }: Error) => {
        throw new MarketplaceUnavailable(name, name !== 'TimeoutError');
      },
    );
    if (BUSY.includes(answer.status)) {
      throw new MarketplaceUnavailable(`HTTP ${answer.status}`, true);
    }
    return answer;
  }
}

/** @throws MarketplaceUnavailable for whatever is not that answer */
function agreed<R extends Fields>(contract: Contract<R>, answer: SystemAnswer): Wire<R> {
  const read = answerAs(contract, answer);
  if (read === null) {
    throw new MarketplaceUnavailable(
      contract.statuses.includes(answer.status) ? NOT_AS_AGREED : `HTTP ${answer.status}`,
    );
  }
  return read;
}
