import { type EntityManager, In } from 'typeorm';
import { counted } from '#shared/formats/text';
import { searchedWords } from '#shared/medicines/medicine-search';
import { nameSearchKey } from '#shared/providers/pcp-search';
import type { ImportSummary } from '../../../platform/database/import-report.ts';
import { grouped } from '../../../platform/database/grouped.ts';
import { insertRows } from '../../../platform/database/insert-rows.ts';
import { FormularyEntry, Medicine, MedicineWord, PlanDrugTier, PlanFormulary } from '../medicine.table.ts';
import { dropUnlistedMedicines } from '../medicines.repository.ts';
import type { FiledMedicine, FiledTerms, FiledTier } from './formulary-record.ts';

/** Medicines compared and written per batch. */
const AT_A_TIME = 100;

/** What is written: which plans, and what they charge. */
interface WrittenPlans {
  plans: ReadonlyMap<string, number>;
  listed: ReadonlySet<number>;
  tiers: ReadonlyMap<number, readonly FiledTier[]>;
}

/** Replaces the formularies of some plans of a year; what is stored already with the same terms is not rewritten. */
export class FormularyWriter {
  private waiting: FiledMedicine[] = [];
  private readonly seen = new Set<number>();
  private readonly planIds: number[];

  constructor(
    private readonly tx: EntityManager,
    private readonly summary: Pick<ImportSummary, 'added' | 'changed' | 'unchanged' | 'remarks'>,
    private readonly written: WrittenPlans,
  ) {
    this.planIds = [...written.plans.values()];
  }

  /** Which plans have a formulary, and the costs of their tiers. */
  async writeTiers(): Promise<void> {
    const planId = In(this.planIds);
    const marked = new Set((await this.tx.findBy(PlanFormulary, { planId })).map((row) => row.planId));
    const { listed, tiers } = this.written;
    const [gone, come] = [[...marked].filter((id) => !listed.has(id)), [...listed].filter((id) => !marked.has(id))];
    await this.tx.delete(PlanFormulary, { planId: In(gone) });
    await insertRows(this.tx, 'plan_formularies', ['planId'], come);
    const before = grouped(await this.tx.findBy(PlanDrugTier, { planId }), 'planId', (row) => row);
    const changed = this.planIds.filter((id) => tiersText(before.get(id) ?? []) !== tiersText(tiers.get(id) ?? []));
    await this.tx.delete(PlanDrugTier, { planId: In(changed) });
    await insertRows(
      this.tx,
      'plan_drug_tiers',
      ['planId', ...TIER_COLUMNS],
      changed.flatMap((id) => (tiers.get(id) ?? []).flatMap((tier) => [id, ...TIER_COLUMNS.map((name) => tier[name])])),
    );
    for (const id of tiers.keys()) {
      const isChanged = changed.includes(id) || marked.has(id) !== listed.has(id);
      this.summary[!isChanged ? 'unchanged' : before.has(id) || marked.has(id) ? 'changed' : 'added'] += 1;
    }
  }

  async add(filed: FiledMedicine): Promise<void> {
    if ([...filed.plans.keys()].some((hiosPlanId) => this.written.plans.has(hiosPlanId))) {
      this.waiting.push(filed);
    }
    if (this.waiting.length >= AT_A_TIME) {
      await this.write();
    }
  }

  /** Writes what waits, and removes what the files no longer list. */
  async finish(): Promise<void> {
    await this.write();
    const stored = await this.tx
      .createQueryBuilder(FormularyEntry, 'entry')
      .select('DISTINCT entry.medicineId', 'id')
      .where({ planId: In(this.planIds) })
      .getRawMany<{ id: number }>();
    const gone = stored.map(({ id }) => id).filter((id) => !this.seen.has(id));
    for (let first = 0; first < gone.length; first += AT_A_TIME) {
      const medicineId = In(gone.slice(first, first + AT_A_TIME));
      await this.tx.delete(FormularyEntry, { medicineId, planId: In(this.planIds) });
    }
    if (gone.length > 0) {
      this.summary.remarks.push(`${counted(gone.length, 'drug')} no longer listed: removed.`);
    }
    await dropUnlistedMedicines(this.tx);
  }

  private async write(): Promise<void> {
    const some = this.waiting;
    this.waiting = [];
    if (some.length === 0) {
      return;
    }
    const ids = In(some.map(({ id }) => id));
    const names = new Map((await this.tx.findBy(Medicine, { id: ids })).map(({ id, name }) => [id, name]));
    const before = grouped(await this.stored(some), 'medicineId', (row) => row);
    const rows = some.map((filed) => ({ filed, entries: this.entriesOf(filed), stored: before.get(filed.id) ?? [] }));
    const changed = rows.filter(({ entries, stored }) => entriesText(entries) !== entriesText(stored));
    await this.writeNames(some.filter(({ id, name }) => names.get(id) !== name));
    const medicineId = In(changed.flatMap(({ filed, stored }) => (stored.length > 0 ? filed.id : [])));
    await this.tx.delete(FormularyEntry, { medicineId, planId: In(this.planIds) });
    await insertRows(
      this.tx,
      'formulary_entries',
      ENTRY_COLUMNS,
      changed.flatMap(({ entries }) => entries.flatMap((entry) => ENTRY_COLUMNS.map((name) => entry[name]))),
    );
    for (const { filed, stored, entries } of rows) {
      this.seen.add(filed.id);
      const isSame = entriesText(entries) === entriesText(stored) && names.get(filed.id) === filed.name;
      this.summary[isSame ? 'unchanged' : stored.length === 0 ? 'added' : 'changed'] += 1;
    }
  }

  private entriesOf({ id, plans }: FiledMedicine): StoredEntry[] {
    return [...plans].flatMap(([hiosPlanId, terms]) => {
      const planId = this.written.plans.get(hiosPlanId);
      return planId === undefined ? [] : [{ medicineId: id, planId, ...terms }];
    });
  }

  /** Raw, because there are many: flags are 0 or 1. */
  private stored(some: readonly FiledMedicine[]): Promise<StoredEntry[]> {
    const query = this.tx.createQueryBuilder(FormularyEntry, 'entry').select([]);
    ENTRY_COLUMNS.forEach((name) => query.addSelect(`entry.${name}`, name));
    return query
      .where({ medicineId: In(some.map(({ id }) => id)), planId: In(this.planIds) })
      .getRawMany<StoredEntry>();
  }

  /** New medicines, and those with another name. */
  private async writeNames(some: readonly Pick<Medicine, 'id' | 'name'>[]): Promise<void> {
    if (some.length === 0) {
      return;
    }
    await this.tx.upsert(
      Medicine,
      some.map(({ id, name }) => ({ id, name, nameSearch: nameSearchKey(name) })),
      ['id'],
    );
    await this.tx.delete(MedicineWord, { medicineId: In(some.map(({ id }) => id)) });
    await insertRows(
      this.tx,
      'medicine_words',
      ['word', 'medicineId'],
      some.flatMap(({ id, name }) => searchedWords(name).flatMap((word) => [word, id])),
    );
  }
}

const ENTRY_COLUMNS = ['medicineId', 'planId', 'tier', 'priorAuthorization', 'stepTherapy', 'quantityLimit'] as const;
type StoredEntry = FiledTerms & Pick<FormularyEntry, 'medicineId' | 'planId'>;
const TIER_COLUMNS = ['tier', 'copayCents', 'copayOption', 'coinsuranceBasisPoints', 'coinsuranceOption'] as const;

/** Same text for equal entries. */
const entriesText = (entries: readonly StoredEntry[]): string =>
  entries
    .map((entry) =>
      ENTRY_COLUMNS.map((name) => (typeof entry[name] === 'boolean' ? Number(entry[name]) : entry[name])).join(),
    )
    .toSorted()
    .join(';');
const tiersText = (tiers: readonly FiledTier[]): string =>
  tiers
    .map((tier) => TIER_COLUMNS.map((name) => tier[name]).join())
    .toSorted()
    .join(';');
