import type { User } from '../../backend/src/platform/people/user.table.ts';
import { HeldPayment } from '../../backend/src/enrollment/parts/household/held-payment.table.ts';
import type { TestApp } from '../support/app.ts';
import { insertGroup, insertQuote } from '../support/group-builders.ts';

let count = 0;

/** An open payment of $812.40 from the morning of 20 November 2026, for its own quote. */
export async function insertHeldPayment(
  app: TestApp,
  owner: User,
  given: Partial<HeldPayment> = {},
): Promise<HeldPayment> {
  const group = await insertGroup(app, owner);
  const quote = await insertQuote(app, owner, { groupId: group.id, name: 'Family plan' });
  count += 1;
  return app.insert(
    Object.assign(new HeldPayment(), {
      quoteId: quote.id,
      payerName: 'Orla Larsen',
      amountCents: 812_40,
      providerReference: `PAY-${count}`,
      status: 'Open',
      submittedAt: new Date('2026-11-20T14:00:00Z'),
      message: 'The amount differs from the first premium.',
      closedAt: null,
      closedByUserId: null,
      ...given,
    }),
  );
}
