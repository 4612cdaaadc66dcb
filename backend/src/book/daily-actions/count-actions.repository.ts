import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { doctorProblem } from '#shared/book-of-business/individuals/today/doctor-problem';
import type { NetworkType } from '#shared/plans/plan-codes';
import { Plan } from '../../catalogue/plans/plan.table.ts';
import { EVERY_YEAR, Provider, ProviderPlan } from '../../catalogue/providers/provider.table.ts';
import { preparedRows, rowsOf } from '../../platform/database/run-sql.ts';
import { joined, selected, type Sql, sql, table } from '../../platform/database/sql.ts';
import {
  atRisk,
  c,
  m,
  MEMBERS,
  pastDue,
  renewalOpen,
  shelved,
  SPECIAL_QUOTES,
  specialEnding,
  turning26,
  turning65,
  withLostDoctor,
} from './action-conditions.repository.ts';
import type { ActionCounts, ActionFacts, LostDoctor } from './action-facts.ts';

const p = table(Provider, 'p');
const plan = table(Plan, 'plan');
const n = table(ProviderPlan, 'n');

interface DoctorRow {
  npi: string;
  planId: number | null;
  isExistingPatient: number | boolean;
  networkType: NetworkType | null;
  hasPlan: number;
  acceptsNewPatients: number | boolean;
  isInNetwork: number;
}

interface PatientRow {
  npi: string;
  planId: number | null;
  isExistingPatient: number | boolean;
  members: number | string;
}

const patientKey = ({ npi, planId, isExistingPatient }: Omit<PatientRow, 'members'>): string =>
  `${npi} ${planId} ${Boolean(isExistingPatient)}`;

/** How many reasons there are to call the households of a book, and how many households. */
@Injectable()
export class CountActionsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async count(facts: ActionFacts): Promise<ActionCounts> {
    const doctors = await this.listDoctors(facts);
    const patients = withLostDoctor(facts, doctors);
    const counted = {
      PastDue: sql`SELECT COUNT(*) FROM ${c} WHERE ${pastDue(facts)}`,
      SubsidyAtRisk: sql`SELECT COUNT(*) FROM ${c} WHERE ${atRisk(facts)}`,
      SpecialEnrollmentEnding: sql`SELECT COUNT(*) FROM ${SPECIAL_QUOTES} WHERE ${specialEnding(facts)}`,
      RenewalOpen: sql`SELECT COUNT(*) FROM ${c} WHERE ${shelved(facts)} AND ${renewalOpen(facts)}`,
      Turning26: sql`SELECT COUNT(*) FROM ${MEMBERS} WHERE ${turning26(facts)}`,
      Turning65: sql`SELECT COUNT(*) FROM ${MEMBERS} WHERE ${turning65(facts)}`,
      contracts: facts.window ? sql`SELECT COUNT(*) FROM ${c} WHERE ${shelved(facts)}` : sql`SELECT 0`,
      others: sql`SELECT COUNT(*) FROM (${contractsOf(facts, patients)}) found JOIN ${c} ON ${c.id} = found.id
        WHERE NOT (${renewalOpen(facts)})`,
    };
    const columns = Object.entries(counted).map(([name, statement]) => selected({ [name]: sql`(${statement})` }));
    const [row] = await rowsOf<Record<keyof typeof counted, number | string>>(
      this.database.manager,
      sql`SELECT ${joined(columns, ', ')}`,
    );
    const { contracts, others, ...kinds } = Object.fromEntries(
      Object.entries(row!).map(([name, value]) => [name, Number(value)]),
    ) as Record<keyof typeof counted, number>;
    const DoctorUnavailable = doctors.reduce((sum, { members }) => sum + members, 0);
    return {
      byKind: { ...kinds, DoctorUnavailable },
      people: kinds.RenewalOpen + kinds.SpecialEnrollmentEnding + others,
      doctors,
      contracts,
    };
  }

  /** The doctors of the book whom members can no longer have. Each doctor is looked at once, however many patients there are. */
  private async listDoctors(facts: ActionFacts): Promise<ActionCounts['doctors']> {
    const rows = await preparedRows<DoctorRow>(this.database.manager, doctorsOf(facts));
    const lost = rows.flatMap((row): LostDoctor[] => {
      const problem = doctorProblem({
        plan: row.hasPlan ? { networkType: row.networkType } : null,
        isInNetwork: Boolean(row.isInNetwork),
        acceptsNewPatients: Boolean(row.acceptsNewPatients),
        isExistingPatient: Boolean(row.isExistingPatient),
      });
      const { npi, planId, isExistingPatient } = row;
      return problem === null ? [] : [{ npi, planId, isExistingPatient: Boolean(isExistingPatient), problem }];
    });
    const known = new Map(lost.map((doctor) => [patientKey(doctor), doctor]));
    const patients =
      lost.length === 0 ? [] : await rowsOf<PatientRow>(this.database.manager, countPatients(facts, lost));
    return patients.flatMap((row) => {
      const doctor = known.get(patientKey(row));
      return doctor ? [{ ...doctor, members: Number(row.members) }] : [];
    });
  }
}

/** The contracts of all kinds but the renewals, each once. */
const contractsOf = (facts: ActionFacts, patients: Sql): Sql =>
  sql`SELECT ${c.id} FROM ${c} WHERE ${pastDue(facts)}
    UNION SELECT ${m.contractId} FROM ${MEMBERS} WHERE ${turning26(facts)}
    UNION SELECT ${m.contractId} FROM ${MEMBERS} WHERE ${turning65(facts)}
    UNION SELECT ${m.contractId} FROM ${MEMBERS} WHERE ${patients}`;

const doctorsOf = ({ book }: ActionFacts): Sql =>
  sql`SELECT ${selected<Record<keyof DoctorRow, unknown>>({
    npi: sql`d.npi`,
    planId: sql`d.planId`,
    isExistingPatient: sql`d.isExistingPatient`,
    networkType: plan.networkType,
    hasPlan: sql`(${plan.id} IS NOT NULL)`,
    acceptsNewPatients: p.acceptsNewPatients,
    isInNetwork: sql`EXISTS (SELECT 1 FROM ${n} WHERE ${n.providerId} = ${p.id}
      AND ${n.network} IN (${plan.hiosPlanId}, ${plan.networkType}) AND ${n.businessYear} IN (${EVERY_YEAR}, ${plan.businessYear}))`,
  })} FROM (SELECT DISTINCT ${selected({
    npi: m.primaryCareProviderId,
    planId: m.bookPlanId,
    isExistingPatient: m.primaryCareProviderExistingPatient,
  })} FROM ${m} WHERE ${m.bookAgentId} = ${book.agentId}) d
    JOIN ${p} ON ${p.npi} = d.npi AND ${p.isPcp} = 1 LEFT JOIN ${plan} ON ${plan.id} = d.planId`;

const countPatients = (facts: ActionFacts, doctors: readonly LostDoctor[]): Sql =>
  sql`SELECT ${selected<Record<keyof PatientRow, unknown>>({
    npi: m.primaryCareProviderId,
    planId: m.bookPlanId,
    isExistingPatient: m.primaryCareProviderExistingPatient,
    members: sql`COUNT(*)`,
  })} FROM ${MEMBERS} WHERE ${withLostDoctor(facts, doctors)}
    GROUP BY ${m.primaryCareProviderId}, ${m.bookPlanId}, ${m.primaryCareProviderExistingPatient}
    ORDER BY ${m.primaryCareProviderId}, ${m.bookPlanId}, ${m.primaryCareProviderExistingPatient}`;
