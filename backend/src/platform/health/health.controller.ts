import { Controller, Get, Res, UseGuards } from '@nestjs/common';
import { HealthCheck, HealthCheckService, TypeOrmHealthIndicator, type HealthCheckResult } from '@nestjs/terminus';
import type { FastifyReply } from 'fastify';
import { Machine, Public } from '../http/access.ts';
import { metricsText } from '../http/metrics.ts';
import { MetricsGuard } from './metrics.guard.ts';

const PING_LIMIT_MS = 2_000;

/** For the proxy and the operator. */
@Controller('api')
@Public()
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly database: TypeOrmHealthIndicator,
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

  /** Prometheus text, for whoever knows METRICS_TOKEN. */
  @Get('metrics')
  @Machine()
  @UseGuards(MetricsGuard)
  async metrics(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    reply.type('text/plain; version=0.0.4');
    return metricsText();
  }
}
