import type { DataSource, EntityManager } from 'typeorm';
import { inTransaction } from '../database/transaction-end.ts';
import { AuditChains } from './audit-chains.ts';

type End = 'commits' | 'fails' | 'loses a race at the commit' | 'loses the connection at the commit';

/** A database whose transactions end as instructed. */
function database(end: End): DataSource {
  const transaction = async (work: (tx: EntityManager) => Promise<unknown>) => {
    const done = await work({ queryRunner: {} } as EntityManager);
    if (end === 'loses a race at the commit') {
      throw Object.assign(new Error(end), { code: 'ER_LOCK_DEADLOCK' });
    }
    if (end === 'loses the connection at the commit') {
      throw Object.assign(new Error(end), { code: 'PROTOCOL_CONNECTION_LOST' });
    }
    return done;
  };
  return { transaction } as unknown as DataSource;
}

describe('the audit chains of a process', () => {
  let begun: number;
  let chains: AuditChains;
  beforeEach(() => {
    begun = 0;
    chains = new AuditChains(() => Promise.resolve({ id: (begun += 1) }));
  });

  /** Writes a row; returns its position, however the transaction ends. */
  const write = async (end: End, meanwhile = async () => {}): Promise<[chain: number, position: number]> => {
    let place: [number, number] = [0, 0];
    await inTransaction(database(end), async (tx) => {
      const head = await chains.headFor(tx);
      head.position += 1;
      place = [head.chain, head.position];
      await meanwhile();
      if (end === 'fails') {
        throw new Error(end);
      }
    }).catch(() => undefined);
    return place;
  };

  it('go on one behind the other while nothing happens at the same time', async () => {
    expect([await write('commits'), await write('commits'), await write('commits')]).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
    ]);
  });

  it('are as many as transactions are open at once, and the last one used goes on', async () => {
    let inner: unknown;
    const outer = await write('commits', async () => {
      inner = await write('commits');
    });
    expect([outer, inner]).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(await write('commits')).toEqual([1, 2]);
  });

  it.each<End>(['fails', 'loses a race at the commit'])('leave no gap where a transaction %s', async (end) => {
    await write('commits');
    expect(await write(end)).toEqual([1, 2]);
    expect(await write('commits')).toEqual([1, 2]);
  });

  it('are left where nobody knows whether the last row is there', async () => {
    await write('commits');
    expect(await write('loses the connection at the commit')).toEqual([1, 2]);
    expect(await write('commits')).toEqual([2, 1]);
  });

  it('forget one that was begun by a transaction that failed', async () => {
    expect(await write('fails')).toEqual([1, 1]);
    expect(await write('commits')).toEqual([2, 1]);
  });

  it('keep a transaction in its chain, and take none outside of one', async () => {
    await inTransaction(database('commits'), async (tx) => {
      expect(await chains.headFor(tx)).toBe(await chains.headFor(tx));
    });
    await expect(chains.headFor({ queryRunner: {} } as EntityManager)).rejects.toThrow('Transactions.run');
  });
});
