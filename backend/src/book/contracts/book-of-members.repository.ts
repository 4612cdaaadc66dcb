import type { EntityManager } from 'typeorm';
import { write } from '../../platform/database/run-sql.ts';
import { list, sql, table } from '../../platform/database/sql.ts';
import { ContractMember } from './contract-member.table.ts';
import { Contract } from './contract.table.ts';

const member = table(ContractMember);
const c = table(Contract, 'c');

/** Notes with the members of these contracts in whose book they are. Whatever writes a contract, or replaces its members, calls it afterwards. */
export async function noteBookOfMembers(tx: EntityManager, contractIds: readonly number[]): Promise<void> {
  await write(
    tx,
    sql`UPDATE ${member}
      SET ${member.bookAgentId} = CASE WHEN ${member.isActive} = 1 THEN (SELECT ${c.agentId} FROM ${c}
            WHERE ${c.id} = ${member.contractId} AND ${c.isMedicare} = 0 AND ${c.isVoid} = 0 AND ${c.isActive} = 1) END,
          ${member.bookPlanId} = (SELECT ${c.medicalPlanId} FROM ${c} WHERE ${c.id} = ${member.contractId})
      WHERE ${member.contractId} IN (${list(contractIds)})`,
  );
}
