import { Controller, Get, Res } from '@nestjs/common';
import { HealthCheck, HealthCheckService, TypeOrmHealthIndicator, type HealthCheckResult } from '@nestjs/terminus';
import type { FastifyReply } from 'fastify';
import { Env } from '../config/env.ts';
import { AppError } from '../errors.ts';
import { Public } from '../http/access.guard.ts';
import { NO_SUCH_CALL } from '../http/errors.filter.ts';
import { metricsText } from '../http/metrics.ts';

const PING_LIMIT_MS = 2_000;

/** For the proxy and the operator. */
@Controller('api')
@Public()
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly database: TypeOrmHealthIndicator,
    private readonly env: Env,
  ) {}

  /** The process runs. */
  @Get('health/live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** The process can do its work: the database answers. */
  @Get('health/ready')
  @HealthCheck()
  ready(): Promise<HealthCheckResult> {
    return this.health.check([() => this.database.pingCheck('database', { timeout: PING_LIMIT_MS })]);
  }

  /** Prometheus text, where METRICS allows it. */
  @Get('metrics')
  async metrics(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    if (!this.env.metrics) {
      throw new AppError('NOT_FOUND', NO_SUCH_CALL);
    }
    reply.type('text/plain; version=0.0.4');
    return metricsText();
  }
}
