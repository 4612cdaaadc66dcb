import { type EntityManager, In } from 'typeorm';
import type { ContractLine } from '#shared/book-of-business/individuals/contract-file.record';
import { changedColumns } from '#shared/records/rows';
import { Plan } from '../../../catalogue/plans/plan.table.ts';
import type { ImportSummary } from '../../../platform/database/import-report.ts';
import { Agent } from '../../../platform/people/agent.table.ts';
import type { Contract } from '../contract.table.ts';
import {
  importedColumns,
  type ImportedColumns,
  importedInvoices,
  type ImportedInvoice,
  importedMembers,
  type ImportedMember,
  subscriberOf,
} from './imported-columns.ts';
import { StoredContracts, type StoredParts } from './stored-contracts.repository.ts';

export interface NumberedContract {
  row: number;
  line: ContractLine;
}

/** What becomes of a contract of the file. */
interface Wanted {
  columns: ImportedColumns;
  /** null: as they are stored. */
  members: ImportedMember[] | null;
  invoices: ImportedInvoice[] | null;
}

interface Run {
  /** Rises with each import: a contract that already has it is in the file twice. */
  run: number;
  now: Date;
}

/** Writes contracts of a file, batch by batch: each is found by its number, and stays unchanged where the file says nothing new. */
export class ContractWriter {
  private readonly stored: StoredContracts;

  constructor(
    private readonly tx: EntityManager,
    private readonly summary: ImportSummary,
    private readonly run: Run,
  ) {
    this.stored = new StoredContracts(tx);
  }

  async write(batch: readonly NumberedContract[]): Promise<void> {
    const known = await this.stored.find(batch.map(({ line }) => line.ContractId));
    const wanted = await this.accepted(batch, known);
    const added = wanted.filter(({ columns }) => !known.has(columns.contractNumber));
    const ids = await this.stored.insert(
      added.map(({ columns }) => columns),
      this.run.now,
    );
    const parts = await this.stored.findParts([...known.values()].map(({ id }) => id));
    const changes = wanted.flatMap((each) => {
      const contract = known.get(each.columns.contractNumber);
      return contract ? [{ contract, ...changeOf(each, contract, parts.get(contract.id)!) }] : [];
    });
    for (const { contract, columns } of changes.filter(({ columns: each }) => each !== null)) {
      await this.stored.update(contract.id, columns!, this.run.now);
    }
    const idOf = ({ columns }: Wanted): number => ids.get(columns.contractNumber)!;
    await this.stored.replaceMembers([
      ...added.map((each) => [idOf(each), each.members ?? []] as const),
      ...changes.flatMap(({ contract, members }) => (members ? [[contract.id, members] as const] : [])),
    ]);
    const rewritten = changes.filter(({ columns, members }) => columns ?? members).map(({ contract }) => contract.id);
    await this.stored.noteBooks([...ids.values(), ...rewritten]);
    await this.stored.replaceInvoices([
      ...added.map((each) => [idOf(each), each.invoices ?? []] as const),
      ...changes.flatMap(({ contract, invoices }) => (invoices ? [[contract.id, invoices] as const] : [])),
    ]);
    await this.stored.mark([...ids.values(), ...changes.map(({ contract }) => contract.id)], this.run.run);
    const isSame = ({ columns, members, invoices }: (typeof changes)[number]) => !columns && !members && !invoices;
    const unchanged = changes.filter(isSame).length;
    this.summary.added += added.length;
    this.summary.unchanged += unchanged;
    this.summary.changed += changes.length - unchanged;
  }

  /** Refuses those that name something unknown, or that the file has twice. */
  private async accepted(batch: readonly NumberedContract[], known: ReadonlyMap<string, Contract>): Promise<Wanted[]> {
    const agents = await this.agentIds(batch);
    const plans = await this.planIds(batch);
    const inBatch = new Set<string>();
    return batch.flatMap(({ row, line }) => {
      const agentId = agents.get(line.SrcAgentId);
      const isTwice = inBatch.has(line.ContractId) || known.get(line.ContractId)?.importRun === this.run.run;
      inBatch.add(line.ContractId);
      const problem = isTwice
        ? `Contract number ${line.ContractId} is in the file twice.`
        : agentId === undefined
          ? `Agent number ${line.SrcAgentId} is not known.`
          : line.MedicalPlanId && !plans.has(line.MedicalPlanId)
            ? `Medical plan ${line.MedicalPlanId} is not known.`
            : null;
      if (problem !== null) {
        this.summary.refuse(row, problem);
        return [];
      }
      const isNew = !known.has(line.ContractId);
      const members = importedMembers(line) ?? (isNew ? [subscriberOf(line)] : null);
      return [{ columns: importedColumns(line, agentId!), members, invoices: importedInvoices(line) }];
    });
  }

  private async agentIds(batch: readonly NumberedContract[]): Promise<Map<string, number>> {
    const numbers = [...new Set(batch.map(({ line }) => line.SrcAgentId))];
    const agents = await this.tx.find(Agent, {
      select: { id: true, srcAgentId: true },
      where: { srcAgentId: In(numbers) },
    });
    return new Map(agents.map(({ id, srcAgentId }) => [srcAgentId, id]));
  }

  private async planIds(batch: readonly NumberedContract[]): Promise<Set<number>> {
    const named = [...new Set(batch.map(({ line }) => line.MedicalPlanId ?? 0))].filter((id) => id > 0);
    const plans =
      named.length === 0 ? [] : await this.tx.find(Plan, { select: { id: true }, where: { id: In(named) } });
    return new Set(plans.map(({ id }) => id));
  }
}

/** What differs from what is stored; null for what does not. */
function changeOf(wanted: Wanted, contract: Contract, parts: StoredParts) {
  const { columns, members, invoices } = wanted;
  const hasChanged = Object.keys(changedColumns(columns, contract)).length > 0;
  return {
    columns: hasChanged ? columns : null,
    members: members && !areSame(members, parts.members) ? members : null,
    invoices: invoices && !areSame(invoices, parts.invoices) ? invoices : null,
  };
}

/** Compares what the file states of each, in order, with what is stored of it. */
const areSame = (wanted: readonly object[], stored: readonly object[]): boolean =>
  wanted.length === stored.length && wanted.every((each, at) => isSame(each, stored[at]!));

const isSame = (wanted: object, stored: object): boolean =>
  Object.entries(wanted).every(([name, value]) => {
    const other = (stored as Record<string, unknown>)[name];
    return Array.isArray(value) ? areSame(value as object[], other as object[]) : value === other;
  });
