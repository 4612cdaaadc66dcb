import { ConsoleLogger, type LoggerService, type LogLevel } from '@nestjs/common';
import type { Env } from '../config/env.ts';

const LEVELS: LogLevel[] = ['fatal', 'error', 'warn', 'log', 'debug'];
/** Nest logs every module and route at each start; no one reads that. */
const CHATTER = ['InstanceLoader', 'NestApplication', 'NestFactory', 'RouterExplorer', 'RoutesResolver'];

/** Lines for people outside production, JSON in production. Log ids and state changes only: no names, SSNs, dates of birth, bodies. */
export function serverLogger(env: Env): LoggerService | false {
  if (env.logLevel === 'silent') {
    return false;
  }
  const upTo = LEVELS.indexOf(env.logLevel === 'info' ? 'log' : (env.logLevel as LogLevel));
  return new QuietLogger('PriorityQuote', { logLevels: LEVELS.slice(0, upTo + 1), json: env.isProduction });
}

class QuietLogger extends ConsoleLogger {
  override log(message: unknown, ...rest: unknown[]): void {
    if (!CHATTER.includes(String(rest.at(-1)))) {
      super.log(message, ...rest);
    }
  }

  /** What the machine or the database refuses at a start is said in words, without a stack (start-problems.ts). */
  override error(message: unknown, ...rest: unknown[]): void {
    const isRefusal = typeof (message as { code?: unknown } | null)?.code === 'string';
    if (rest.at(-1) !== 'NestApplication' && !(isRefusal && rest.at(-1) === 'ExceptionHandler')) {
      super.error(message, ...rest);
    }
  }
}
