import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Env } from '../../../platform/config/env.ts';
import { AppError } from '../../../platform/errors.ts';
import { NOT_ALLOWED } from '../../../platform/http/access.ts';
import { isBearer } from '../../../platform/http/bearer-token.ts';
import { NO_SUCH_CALL } from '../../../platform/http/errors.filter.ts';
import type { SandboxPayment } from './sandbox-payment.entity.ts';
import { SandboxPaymentsService } from './sandbox-payments.service.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The page of the sandbox whose token is in the address. */
    sandboxPayment?: SandboxPayment;
  }
}

/** Admits our own gateway by its token, browsers by that of their page, and no one in production. */
@Injectable()
export class SandboxPaymentsGuard implements CanActivate {
  constructor(
    private readonly env: Env,
    private readonly payments: SandboxPaymentsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.env.isProduction) {
      throw new AppError('NOT_FOUND', NO_SUCH_CALL);
    }
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { token } = request.params as { token?: string };
    if (token !== undefined) {
      request.sandboxPayment = (await this.payments.find(token)) ?? undefined;
    }
    if (token === undefined ? !isBearer(request, this.env.paymentToken) : !request.sandboxPayment) {
      throw new AppError('NOT_ALLOWED', NOT_ALLOWED);
    }
    return true;
  }
}
