import { Injectable, Logger } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, IsNull } from 'typeorm';
import { centsFromDollars, dollarsFromCents } from '#shared/formats/currency';
import { returnAddress } from '#shared/payments/hand-off';
import type { PaymentNotice, PaymentSession } from '#shared/payments/payment.record';
import { addRows } from '../../platform/database/add-rows.ts';
import { SIGNATURE_HEADER, signatureOf, TIMESTAMP_HEADER } from '../../enrollment/payments/notice-signature.ts';
import { Clock } from '../../platform/clock.ts';
import { Env } from '../../platform/config/env.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import { ownAddress } from '../../platform/http/own-address.ts';
import { isProviderDown, outcomeNamed } from './named-outcomes.ts';
import { SandboxPayment } from './sandbox-payment.table.ts';

const NOTICE_PATH = '/api/instamed/notice';

/** Simulates the payment provider: opens a page for each session, and says in a signed notice what became of it. */
@Injectable()
export class SandboxPaymentsService {
  private readonly logger = new Logger('PaymentSandbox');

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly host: HttpAdapterHost,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** The token of a new page. @throws UNAVAILABLE if the name triggers it */
  async open({ Reference, FirstName, LastName, Amount, ReturnUrl }: PaymentSession): Promise<string> {
    const payerName = `${FirstName} ${LastName}`;
    if (isProviderDown(payerName)) {
      throw new AppError('UNAVAILABLE', 'The payment provider is being maintained.');
    }
    const token = randomBytes(32).toString('base64url');
    const page = {
      token,
      reference: Reference,
      amountCents: centsFromDollars(Amount),
      payerName,
      returnUrl: ReturnUrl,
    };
    await this.transactions.run((tx) => addRows(tx, SandboxPayment, { ...page, openedAt: this.clock.now() }));
    return token;
  }

  find(token: string): Promise<SandboxPayment | null> {
    return this.database.manager.findOneBy(SandboxPayment, { token });
  }

  /** Pays, once, as the payer's name decides. The address that the browser goes to. */
  async pay(payment: SandboxPayment, payerName: string): Promise<string> {
    const { outcome, result, isLate = false } = outcomeNamed(payerName);
    const { affected } = await this.transactions.run((tx) =>
      tx.update(SandboxPayment, { id: payment.id, result: IsNull() }, { result, payerName: '' }),
    );
    if (affected !== 1) {
      return returnAddress(payment.returnUrl, (await this.find(payment.token))!.result!);
    }
    const sent = this.send(
      {
        Reference: payment.reference,
        Outcome: outcome,
        Amount: dollarsFromCents(payment.amountCents),
        ProviderId: `IM-${payment.id}`,
        PayerName: payerName,
        Reason: null,
      },
      isLate ? this.env.paymentTimeoutMs * 1.5 : 0,
    );
    if (!isLate) {
      await sent;
    }
    return returnAddress(payment.returnUrl, result);
  }

  /** Never throws: whether the notice arrives does not change what the provider has done. */
  private async send(notice: PaymentNotice, afterMs: number): Promise<void> {
    await sleep(afterMs, undefined, { ref: false });
    const body = JSON.stringify(notice);
    const timestamp = String(this.clock.now().getTime() / 1000);
    const signature = signatureOf(this.env.paymentNoticeKey, { body, timestamp });
    const answer = await fetch(`${ownAddress(this.host)}${NOTICE_PATH}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: signature },
      body,
      signal: AbortSignal.timeout(this.env.paymentTimeoutMs),
    }).catch((error: unknown) => ({ status: (error as Error).name }));
    if (answer.status !== 200) {
      this.logger.warn(`A payment notice was not accepted: ${answer.status}`);
    }
  }
}
