import { Injectable } from '@nestjs/common';
import { acceptedStatus } from '#shared/individual-enrollment/submission-outcome';
import { callCarrier } from '../../installation/carrier/carrier-call.ts';
import { CarrierGateway } from '../../installation/carrier/carrier.gateway.ts';
import { SignedApplications } from '../signed-applications.ts';
import type { SubmissionCall, SubmissionResult } from './submission-call.ts';

/** Sends what was signed to the carrier, with the SSNs. */
@Injectable()
export class SendToCarrierService {
  constructor(
    private readonly signed: SignedApplications,
    private readonly carrier: CarrierGateway,
  ) {}

  /** @throws UNAVAILABLE while what was signed cannot be read; the reason of `stop` */
  async send(key: string, { application, submission, stop }: SubmissionCall): Promise<SubmissionResult> {
    const signed = await this.signed.read(submission);
    stop.throwIfAborted();
    const result = await callCarrier(async () =>
      this.carrier.submitApplication(key, await this.signed.withSsns(application, signed)),
    );
    const status = result.outcome === 'Installed' ? acceptedStatus(submission.dueCents) : 'FailedEnrollment';
    return { ...result, status, refusalCode: '', enrolled: null };
  }
}
