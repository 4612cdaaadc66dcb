import { Controller, Get, Res, UseGuards } from '@nestjs/common';
import { HealthCheck, HealthCheckService, TypeOrmHealthIndicator, type HealthCheckResult } from '@nestjs/terminus';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { record } from '#shared/records/field';
import { code, mapOf, nested, text } from '#shared/records/kinds';
import { Transactions } from '../database/transactions.ts';
import { Machine, Public } from '../http/access.ts';
import { Answers, AnswersFile } from '../http/answers.ts';
import { answerOf } from '../http/body-of.ts';
import { metricsText } from '../http/metrics.ts';
import { MetricsGuard } from './metrics.guard.ts';

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
