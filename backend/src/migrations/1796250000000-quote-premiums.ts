import { type MigrationInterface, type QueryRunner } from 'typeorm';

const TABLE = 'quotes';
const COLUMNS = { premiumCents: 'integer NULL', isPremiumLowest: 'boolean NOT NULL DEFAULT 0' };
const AT_ONCE = 500;

/** One coverage of one quote. Numbers are text on MySQL. */
interface PricedCoverage {
  quoteId: number;
  plans: number | string;
  lowest: number | string;
  people: number | string;
  assigned: number | string;
  assignedCents: number | string;
}

/** What each quote costs, as counted from now on. In statements of our own: TypeORM rebuilds the table on SQLite. */
export class QuotePremiums1796250000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, type] of Object.entries(COLUMNS)) {
      if (!(await runner.hasColumn(TABLE, name))) {
        await runner.query(`ALTER TABLE ${TABLE} ADD COLUMN ${name} ${type}`);
      }
    }
    const rows = (await runner.query(PRICED)) as PricedCoverage[];
    const premiums = new Map<number, { cents: number; isLowest: boolean }>();
    for (const row of rows) {
      const [plans, people, assigned] = [row.plans, row.people, row.assigned].map(Number);
      const isOpen = plans! > 1 && assigned !== people;
      const cents = Number(plans! > 1 && !isOpen ? row.assignedCents : row.lowest);
      const known = premiums.get(row.quoteId);
      premiums.set(row.quoteId, { cents: cents + (known?.cents ?? 0), isLowest: isOpen || (known?.isLowest ?? false) });
    }
    const all = [...premiums];
    for (let first = 0; first < all.length; first += AT_ONCE) {
      const some = all.slice(first, first + AT_ONCE);
      const cases = (valueOf: (premium: { cents: number; isLowest: boolean }) => number) =>
        some.map(([id, premium]) => `WHEN ${id} THEN ${valueOf(premium)}`).join(' ');
      await runner.query(
        `UPDATE ${TABLE} SET premiumCents = CASE id ${cases(({ cents }) => cents)} END,
          isPremiumLowest = CASE id ${cases(({ isLowest }) => Number(isLowest))} END
         WHERE id IN (${some.map(([id]) => id).join(', ')})`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(COLUMNS)) {
      if (await runner.hasColumn(TABLE, name)) {
        await runner.query(`ALTER TABLE ${TABLE} DROP COLUMN ${name}`);
      }
    }
  }
}

const PRICED = `
  SELECT quoteId, coverage, COUNT(*) AS plans, MIN(cents) AS lowest, MAX(people) AS people,
    SUM(assigned) AS assigned, SUM(assignedCents) AS assignedCents
  FROM (
    SELECT chosen.quoteId AS quoteId, plan.coverage AS coverage, chosen.id AS id, chosen.monthlyRateCents AS cents,
      COUNT(rated.id) AS people,
      SUM(CASE WHEN member.assignedPlanId = chosen.planId THEN 1 ELSE 0 END) AS assigned,
      SUM(CASE WHEN member.assignedPlanId = chosen.planId THEN rated.rateCents ELSE 0 END) AS assignedCents
    FROM quote_plans chosen JOIN plans plan ON plan.id = chosen.planId
    LEFT JOIN member_plans rated ON rated.quotePlanId = chosen.id
    LEFT JOIN census_members member ON member.id = rated.memberId
    GROUP BY chosen.quoteId, plan.coverage, chosen.id, chosen.monthlyRateCents
  ) priced GROUP BY quoteId, coverage`;
