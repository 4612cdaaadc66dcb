import { type CanActivate, Controller, type ExecutionContext, Get, Injectable, Res, UseGuards } from '@nestjs/common';
import { HealthCheck, type HealthCheckResult, HealthCheckService, TypeOrmHealthIndicator } from '@nestjs/terminus';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { record } from '#shared/records/field';
import { code, mapOf, nested, text } from '#shared/records/kinds';
import { Env } from '../config/env.ts';
import { Transactions } from '../database/transactions.ts';
import { AppError } from '../errors.ts';
import { isBearer, Machine, NOT_ALLOWED, Public } from './access.ts';
import { Answers, AnswersFile } from './answers.ts';
import { answerOf } from './body-of.ts';
import { NO_SUCH_CALL } from './errors.filter.ts';
import { metricsText } from './metrics.ts';

/** Admits only the operator's own collector, by its token, regardless of what a proxy lets through. */
@Injectable()
export class MetricsGuard implements CanActivate {
  constructor(private readonly env: Env) {}

  canActivate(context: ExecutionContext): boolean {
    const { metricsToken } = this.env;
    if (!metricsToken) {
      throw new AppError('NOT_FOUND', NO_SUCH_CALL);
    }
    if (!isBearer(context.switchToHttp().getRequest<FastifyRequest>(), metricsToken)) {
      throw new AppError('NOT_ALLOWED', NOT_ALLOWED);
    }
    return true;
  }
}

const PING_LIMIT_MS = 2_000;

const PART = nested('Part', record({ status: text('Status', { example: 'up' }) }));
class LiveAnswer extends answerOf(record({ status: code('Status', ['ok']) })) {}
class ReadyAnswer extends answerOf(
  record({
    status: code('Status', ['ok', 'error', 'shutting_down']),
    info: mapOf('Up', ['database'], PART),
    error: nested('Down', record({})),
    details: mapOf('All', ['database'], PART),
  }),
) {}

/** For the proxy and the operator. */
@Controller('api')
@Public()
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly indicator: TypeOrmHealthIndicator,
    private readonly database: DataSource,
    private readonly transactions: Transactions,
  ) {}

  /** The process is running. */
  @Get('health/live')
  @Answers(LiveAnswer)
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** The process can do its work: the database answers, and has room. */
  @Get('health/ready')
  @Answers(ReadyAnswer)
  @HealthCheck()
  ready(): Promise<HealthCheckResult> {
    const ping = { connection: this.database, timeout: PING_LIMIT_MS };
    const room = { database: { status: this.transactions.hasRoom ? ('up' as const) : ('down' as const) } };
    return this.health.check([() => this.indicator.pingCheck('database', ping), () => room]);
  }

  /** Prometheus text, for callers with METRICS_TOKEN. */
  @Get('metrics')
  @AnswersFile('text/plain; version=0.0.4', 'NOT_SIGNED_IN', 'NOT_FOUND')
  @Machine()
  @UseGuards(MetricsGuard)
  async metrics(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    reply.type('text/plain; version=0.0.4');
    return metricsText();
  }
}
