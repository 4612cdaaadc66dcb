import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Env } from '../../../platform/config/env.ts';
import { SandboxGuard } from '../../../platform/sandbox/sandbox.guard.ts';
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
