import type { INestApplication } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Transactions } from '../../backend/src/platform/database/transactions.ts';
import { keepRows } from './kept-rows.ts';
import { rememberState } from './provider-state.ts';

/** `restore` returns to the rows and to what the application's objects remember at this moment; `drop` forgets the moment. */
export async function checkpoint(
  server: INestApplication,
  name: string,
): Promise<{ restore(): Promise<void>; drop(): Promise<void> }> {
  const rows = await keepRows(server.get(DataSource), name);
  const forget = rememberState(server);
  const restore = async () => {
    // On SQLite, after everything that still writes.
    await server.get(Transactions).run(() => Promise.resolve());
    await rows.restore();
    forget();
  };
  return { restore, drop: rows.drop };
}
