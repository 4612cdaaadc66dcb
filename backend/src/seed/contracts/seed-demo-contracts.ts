import type { DataSource } from 'typeorm';
import { type IsoDate, yearOf } from '#shared/dates/iso-date';
import { Contract } from '../../book/contracts/contract.table.ts';
import { ContractWriter, type NumberedContract } from '../../book/contracts/import/contract-writer.ts';
import { readContract } from '../../book/contracts/import/read-contract.ts';
import { Provider } from '../../catalogue/providers/provider.table.ts';
import { Plan } from '../../catalogue/plans/plan.table.ts';
import { ImportSummary } from '../../platform/database/import-report.ts';
import { DEMO_CONTRACTS } from './demo-contracts.ts';
import { seedIndividualCrosswalk } from './seed-individual-crosswalk.ts';
import { toContractLine } from './to-contract-line.ts';

const numberOf = (index: number): string => `C${String(48_000_001 + index)}`;

/** The demo's individual and Medicare books, written as a file of the carrier would be. Does nothing where they are there already. */
export async function seedDemoContracts(
  database: DataSource,
  { today, now }: { today: IsoDate; now: Date },
): Promise<void> {
  if (await database.manager.existsBy(Contract, { contractNumber: numberOf(0) })) {
    return;
  }
  const plans = await database.manager.find(Plan, {
    where: { market: 'Individual', coverage: 'medical' },
    order: { id: 'ASC' },
  });
  const planOf = (tier: unknown, year: number) =>
    plans.find((plan) => plan.metalTier === tier && plan.businessYear === year) ?? null;
  const lostDoctor = await database.manager.findOne(Provider, {
    where: { isPcp: true, acceptsNewPatients: false },
    order: { id: 'ASC' },
  });
  const contracts = DEMO_CONTRACTS.map((demo, index): NumberedContract => {
    const line = readContract(
      JSON.stringify(toContractLine(demo, { number: numberOf(index), index, today, planOf, lostDoctor })),
    );
    if (typeof line === 'string') {
      throw new Error(`Demo contract ${index}: ${line}`);
    }
    return { row: index + 1, line };
  });
  await database.transaction(async (tx) => {
    await seedIndividualCrosswalk(tx, plans, yearOf(today));
    await new ContractWriter(tx, new ImportSummary(), { run: 0, now }).write(contracts);
  });
}
