import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { AuditTrail } from '../../backend/src/platform/security/audit-trail.ts';
import { Transactions } from '../../backend/src/platform/database/transactions.ts';
import type { TestApp } from '../support/app.ts';

type Written = Partial<Pick<AuditEvent, 'userId' | 'action' | 'subject' | 'subjectId'>> & { fields?: string[] };

/** Chained audit rows as the product writes them; one transaction each. */
export async function writeAudit(app: TestApp, rows: readonly Written[]): Promise<void> {
  const trail = app.get(AuditTrail);
  for (const { userId = null, action = 'edit-group', subject = 'group', subjectId = '1', fields = [] } of rows) {
    await app
      .get(Transactions)
      .run((tx) =>
        trail.record(tx, { user: userId === null ? null : { id: userId }, action, subject, subjectId, fields }),
      );
  }
}

/** The newest row. */
export async function newestAudit(app: TestApp): Promise<AuditEvent> {
  const [row] = await app.database.manager.find(AuditEvent, { order: { id: 'DESC' }, take: 1 });
  return row!;
}
