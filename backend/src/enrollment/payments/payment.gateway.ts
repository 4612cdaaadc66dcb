import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { enrollmentPath } from '#shared/payments/hand-off';
import type { PaymentSession } from '#shared/payments/payment.record';
import { PAGE_OPENED } from '#shared/systems/answers.record';
import { Env } from '../../platform/config/env.ts';
import { ownAddress } from '../../platform/http/own-address.ts';
import { answerAs, postJson } from '../../platform/http/post-json.ts';

/** The provider did not answer, or not as agreed. */
export class PaymentsUnavailable extends Error {
  override readonly name = 'PaymentsUnavailable';
}

export const SANDBOX_PATH = '/api/sandbox/payment';

/** The only class that calls the payment provider; its sandbox answers the same calls over the same HTTP. */
@Injectable()
export class PaymentGateway {
  constructor(
    private readonly env: Env,
    private readonly host: HttpAdapterHost,
  ) {}

  /** Where the provider sends the browser afterwards. */
  returnUrl(quoteId: number): string {
    return `${this.env.publicUrl}${enrollmentPath(quoteId)}`;
  }

  /** The address of the payment page, at the configured host whatever the provider answers. @throws PaymentsUnavailable */
  async open(session: PaymentSession): Promise<string> {
    const { paymentUrl, publicUrl, paymentToken, paymentTimeoutMs } = this.env;
    const url = `${paymentUrl || `${ownAddress(this.host)}${SANDBOX_PATH}`}/sessions`;
    const answer = await postJson({ url, token: paymentToken, timeoutMs: paymentTimeoutMs }, session).catch(
      ({ name }: Error) => {
        throw new PaymentsUnavailable(name);
      },
    );
    const opened = answerAs(PAGE_OPENED, answer);
    if (!opened) {
      throw new PaymentsUnavailable(`HTTP ${answer.status}`);
    }
    return `${paymentUrl || `${publicUrl}${SANDBOX_PATH}`}/pay/${opened.Token}`;
  }
}
