import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../../platform/clock.ts';
import { Env } from '../../platform/config/env.ts';
import { AppError } from '../../platform/errors.ts';
import { NOT_ALLOWED } from '../../platform/http/access.ts';
import { noticeProblem, SIGNATURE_HEADER, TIMESTAMP_HEADER } from './notice-signature.ts';
import { PaymentsService } from './payments.service.ts';

/** Admits only notices that the payment provider has just signed. */
@Injectable()
export class NoticeGuard implements CanActivate {
  constructor(
    private readonly env: Env,
    private readonly clock: Clock,
    private readonly payments: PaymentsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { headers, signedBody = '' } = context.switchToHttp().getRequest<FastifyRequest>();
    const [timestamp, signature] = [TIMESTAMP_HEADER, SIGNATURE_HEADER].map((name) => String(headers[name] ?? ''));
    const problem = noticeProblem(
      { body: signedBody, timestamp: timestamp!, signature: signature! },
      { key: this.env.paymentNoticeKey, now: this.clock.now() },
    );
    if (problem) {
      await this.payments.recordRefusal(problem);
      throw new AppError('NOT_ALLOWED', NOT_ALLOWED);
    }
    return true;
  }
}
