import { Injectable, Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Transactions } from '../database/transactions.ts';
import { AppError } from '../errors.ts';
import { AuditTrail } from '../security/audit-trail.ts';
import { userOf } from './current-user.ts';

/** Looking for a place or a provider that does not exist is no attempt on anybody's data. */
const WITHOUT_CUSTOMERS = ['/api/location/', '/api/provider/'];
/** Shorter than an SSN. */
const ID = /^\d{1,8}$/;

/** Writes down what a signed-in user was refused: what they may not do (403), and data that is not theirs or nowhere (404). */
@Injectable()
export class RefusalAudit {
  private readonly logger = new Logger('RefusalAudit');

  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** Nothing for other errors. Never throws: an answer must not depend on its record. */
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

/** "PUT /quote/Delete/42": the route with its ids. Anything else that somebody put into the address is left out. */
function named({ method, params }: FastifyRequest, route: string): string {
  const given = params as Record<string, string>;
  const path = route.replace(/:(\w+)/g, (name: string, key: string) =>
    ID.test(given[key] ?? '') ? given[key]! : name,
  );
  return `${method} ${path.replace(/^\/api/i, '')}`.slice(0, 64);
}
