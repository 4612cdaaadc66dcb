import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { enrollmentPath } from '#shared/payments/hand-off';
import type { PaymentSession } from '#shared/payments/provider-payload';
import { Env } from '../../../platform/config/env.ts';
import { ownAddress } from '../../../platform/http/own-address.ts';

/** The provider did not answer, or not as agreed. */
export class PaymentsUnavailable extends Error {
  override readonly name = 'PaymentsUnavailable';
}

const TOKEN = /^[\w-]{16,100}$/;
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
    const response = await fetch(`${paymentUrl || `${ownAddress(this.host)}${SANDBOX_PATH}`}/sessions`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${paymentToken}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(session),
      signal: AbortSignal.timeout(paymentTimeoutMs),
      redirect: 'error',
    }).catch((error: unknown) => {
      throw new PaymentsUnavailable((error as Error).name);
    });
    const body: unknown = await response.json().catch(() => null);
    const token = (body as { Token?: unknown } | null)?.Token;
    if (!response.ok || typeof token !== 'string' || !TOKEN.test(token)) {
      throw new PaymentsUnavailable(`HTTP ${response.status}`);
    }
    return `${paymentUrl || `${publicUrl}${SANDBOX_PATH}`}/pay/${token}`;
  }
}
