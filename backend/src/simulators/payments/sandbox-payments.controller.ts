import { Body, Controller, Get, HttpCode, Injectable, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PaymentSession } from '#shared/payments/payment.record';
import { record } from '#shared/records/field';
import { dollars, text } from '#shared/records/kinds';
import { wholeRecord } from '#shared/records/read-record';
import { Env } from '../../platform/config/env.ts';
import { AppError, ERROR_STATUS } from '../../platform/errors.ts';
import { Machine } from '../../platform/http/access.ts';
import { enteredIn, isWebAddress, sendPage } from '../sandbox-page.ts';
import { SandboxGuard } from '../sandbox.guard.ts';
import { LONGEST_PAYER, NAME_FIELD, paymentPage } from './payment-page.ts';
import type { SandboxPayment } from './sandbox-payment.table.ts';
import { SandboxPaymentsService } from './sandbox-payments.service.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The page of the sandbox whose token is in the address. */
    sandboxPayment?: SandboxPayment;
  }
}

@Injectable()
export class SandboxPaymentsGuard extends SandboxGuard {
  constructor(
    env: Env,
    private readonly payments: SandboxPaymentsService,
  ) {
    super(env, env.paymentToken);
  }

  protected override async findPage(request: FastifyRequest, token: string): Promise<boolean> {
    request.sandboxPayment = (await this.payments.find(token)) ?? undefined;
    return request.sandboxPayment !== undefined;
  }
}

const NAME_NEEDED = 'Enter the name on the card.';
const SEE_OTHER = 303;
/** What its page can hold; more than any premium of a month. */
const SESSION = record({
  Reference: text('Reference', { max: 40 }),
  ConsumerId: text('Consumer', { max: 40 }),
  FirstName: text('First name', { max: 50 }),
  LastName: text('Last name', { max: 50 }),
  Amount: dollars('Amount', { min: 0.01, max: 1_000_000 }),
  ReturnUrl: text('Return address', {
    max: 300,
    problem: (address) => (isWebAddress(address) ? null : 'Return address must begin with https://.'),
  }),
});

/**
 * The payment provider, simulated by this server: not part of the product's API. Its calls and its page are documented in
 * docs/payment-sandbox.md. The token of a page is its only key, as at a provider's own site.
 */
@Controller('api/sandbox/payment')
@ApiExcludeController()
@Machine()
@UseGuards(SandboxPaymentsGuard)
export class SandboxPaymentsController {
  constructor(private readonly payments: SandboxPaymentsService) {}

  @Post('sessions')
  @HttpCode(200)
  async open(@Body() body: unknown): Promise<{ Token: string }> {
    return { Token: await this.payments.open(sessionOf(body)) };
  }

  @Get('pay/:token')
  page(@Req() { sandboxPayment }: FastifyRequest, @Res() reply: FastifyReply): void {
    sendPage(reply, 200, paymentPage(sandboxPayment!));
  }

  @Post('pay/:token')
  async pay(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const payment = request.sandboxPayment!;
    const payerName = await enteredIn(request, NAME_FIELD);
    if (payment.result === null && (payerName === '' || payerName.length > LONGEST_PAYER)) {
      sendPage(reply, ERROR_STATUS.RULE_BROKEN, paymentPage({ ...payment, payerName }, NAME_NEEDED));
      return;
    }
    reply.redirect(await this.payments.pay(payment, payerName), SEE_OTHER);
  }
}

/** @throws INVALID_INPUT */
function sessionOf(body: unknown): PaymentSession {
  const session = wholeRecord(SESSION, body);
  if (!session) {
    throw new AppError('INVALID_INPUT', 'A session needs a reference, a payer, an amount and a return address.');
  }
  return session;
}
