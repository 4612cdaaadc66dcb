import { Migration } from '../platform/database/migration.ts';

export class IchraComparisons1795827035979 extends Migration {
  override readonly changes = {
    create: {
      ichra_comparisons: {
        columns: {
          id: 'id',
          quoteId: 'int refers quotes CASCADE',
          groupPlanId: 'int null',
          metal: 'loose(12)',
          employeeOnlyCents: 'int',
          familyCents: 'int',
          assumedIncome: 'int null',
          incomes: 'loose',
          modifiedAt: 'instant',
          version: 'int',
        },
        uniques: ['quoteId'],
      },
    },
  };
}
