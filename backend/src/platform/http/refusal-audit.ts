import { Injectable, Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Transactions } from '../database/transactions.ts';
import { AppError } from '../errors.ts';
import { AuditTrail } from '../security/audit-trail.ts';
import { userOf } from './current-user.ts';

/** Looking up a place or a provider that does not exist is not an attempt to access someone's data. */
const WITHOUT_CUSTOMERS = ['/api/location/', '/api/provider/'];
/** Shorter than an SSN. */
const ID = /^\d{1,8}$/;

/** Audits refusals to signed-in users: forbidden actions (403), and data that is not theirs or does not exist (404). */
@Injectable()
export class RefusalAudit {
  private readonly logger = new Logger('RefusalAudit');

  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** Ignores other errors. Never throws: a response must not depend on its audit entry. */
  async note(request: FastifyRequest, error: unknown): Promise<void> {
    const user = userOf(request);
    const route = request.routeOptions.url ?? '';
    if (!user || !(error instanceof AppError) || !isRecorded(error, route)) {
      return;
    }
    try {
      await this.transactions.run((tx) =>
        this.audit.record(tx, { user, action: 'refused', subject: error.code, subjectId: named(request, route) }),
      );
    } catch (failure) {
      this.logger.error(`A refusal was not written down: request ${request.id}, ${(failure as Error).name}`);
    }
  }
}

const isRecorded = ({ code }: AppError, route: string): boolean =>
  code === 'NOT_ALLOWED' || (code === 'NOT_FOUND' && !WITHOUT_CUSTOMERS.some((path) => route.startsWith(path)));

/** "PUT /quote/Delete/42": the route with its ids. Anything else in the URL is left out. */
function named({ method, params }: FastifyRequest, route: string): string {
  const given = params as Record<string, string>;
  const path = route.replace(/:(\w+)/g, (name: string, key: string) =>
    ID.test(given[key] ?? '') ? given[key]! : name,
  );
  return `${method} ${path.replace(/^\/api/i, '')}`.slice(0, 64);
}
