import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ELIGIBILITY } from '#shared/marketplace/eligibility.record';
import { isActiveContract } from '#shared/marketplace/enroll-refusals';
import { ENROLLED } from '#shared/marketplace/enrolled.record';
import type {
  EligibilityAnswer,
  EligibilityQuestion,
  MarketplaceEnrollment,
  MarketplaceVisit,
  VerificationQuestion,
} from '#shared/marketplace/marketplace-payload';
import { VERIFICATION, type Verification } from '#shared/marketplace/verification.record';
import type { Wire } from '#shared/records/field';
import { wholeRecord } from '#shared/records/whole-record';
import { Env } from '../../platform/config/env.ts';
import { ownAddress } from '../../platform/http/own-address.ts';
import { limitedText } from './limited-text.ts';

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
const TOKEN = /^[\w-]{16,100}$/;
const REFUSAL_CODE = /^\w{1,80}$/;
const NOT_FOUND = 404;
const REFUSED = 422;
const BUSY = [502, 503, 504];
/** An application has at most a few dozen people. */
const MOST_BYTES = 262_144;

interface Answer {
  status: number;
  body: unknown;
}

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
    const { status, body } = await this.send('visits', visit);
    const token = fieldOf(body, 'Token');
    if (status !== 200 || !TOKEN.test(token)) {
      throw new MarketplaceUnavailable(`HTTP ${status}`);
    }
    const { marketplaceUrl, publicUrl } = this.env;
    return `${marketplaceUrl || `${publicUrl}${SANDBOX_PATH}`}/apply/${token}`;
  }

  /** null if none of the visits ended with this consumer. Asked once more if the marketplace is unavailable. @throws MarketplaceUnavailable */
  async eligibility(question: EligibilityQuestion): Promise<EligibilityAnswer | null> {
    const { status, body } = await this.send('eligibility', question).catch((error: unknown) => {
      if (error instanceof MarketplaceUnavailable && error.isPassing) {
        return this.send('eligibility', question);
      }
      throw error;
    });
    if (status === NOT_FOUND) {
      return null;
    }
    const eligibility = status === 200 ? wholeRecord(ELIGIBILITY, body) : null;
    const Reference = fieldOf(body, 'Reference');
    if (eligibility?.ConsumerId !== question.ConsumerId || !question.References.includes(Reference)) {
      throw new MarketplaceUnavailable(status === 200 ? 'not as agreed' : `HTTP ${status}`);
    }
    return { ...eligibility, Reference };
  }

  /** Not repeated here: whoever sends it again does so with the same key. @throws MarketplaceUnavailable */
  async enroll(key: string, enrollment: MarketplaceEnrollment): Promise<EnrollmentOutcome> {
    const { status, body } = await this.send('enrollments', enrollment, { 'Idempotency-Key': key });
    if (status === REFUSED) {
      const code = fieldOf(body, 'Code');
      return {
        isEnrolled: false,
        code: REFUSAL_CODE.test(code) ? code : '',
        hasActiveContract: isActiveContract(fieldOf(body, 'Message')),
      };
    }
    const enrolled = status === 200 ? wholeRecord(ENROLLED, body) : null;
    if (enrolled === null) {
      throw new MarketplaceUnavailable(status === 200 ? 'not as agreed' : `HTTP ${status}`);
    }
    return { isEnrolled: true, ...enrolled };
  }

  /** What became of an enrollment that is verified. @throws MarketplaceUnavailable */
  async verification(question: VerificationQuestion): Promise<Verification> {
    const { status, body } = await this.send('verifications', question);
    const verification = status === 200 ? wholeRecord(VERIFICATION, body) : null;
    if (verification === null) {
      throw new MarketplaceUnavailable(status === 200 ? 'not as agreed' : `HTTP ${status}`);
    }
    return verification;
  }

  /** @throws MarketplaceUnavailable */
  private async send(path: string, payload: object, headers: Record<string, string> = {}): Promise<Answer> {
    const { marketplaceUrl, marketplaceToken, marketplaceTimeoutMs } = this.env;
    try {
      const response = await fetch(`${marketplaceUrl || `${ownAddress(this.host)}${SANDBOX_PATH}`}/${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${marketplaceToken}`, 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(payload),
        signal: AbortSignal.timeout(marketplaceTimeoutMs),
        redirect: 'error',
      });
      // Read whatever the status is: an answer left unread keeps its connection open.
      const text = await limitedText(response, MOST_BYTES);
      if (BUSY.includes(response.status)) {
        throw new MarketplaceUnavailable(`HTTP ${response.status}`, true);
      }
      return { status: response.status, body: text === null ? null : parsed(text) };
    } catch (error) {
      if (error instanceof MarketplaceUnavailable) {
        throw error;
      }
      const { name } = error as Error;
      throw new MarketplaceUnavailable(name, name !== 'TimeoutError');
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** '' if there is no such text. */
function fieldOf(body: unknown, name: string): string {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : '';
}
