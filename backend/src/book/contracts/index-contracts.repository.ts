import type { EntityManager } from 'typeorm';
import { bookColumns } from './book-columns.ts';
import { Contract } from './contract.entity.ts';

const CHUNK = 500;

/** Writes the keys of contracts that were stored before books could be searched. Killed in between, it goes on with the next start. */
export async function indexMissingContracts(manager: EntityManager): Promise<void> {
  let missing: Contract[];
  do {
    missing = await manager.find(Contract, { where: { numberKey: '' }, order: { id: 'ASC' }, take: CHUNK });
    for (const contract of missing) {
      await manager.update(Contract, { id: contract.id }, bookColumns(contract));
    }
  } while (missing.length === CHUNK);
}
