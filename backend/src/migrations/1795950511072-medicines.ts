import { Migration } from '../platform/database/migration.ts';

export class Medicines1795950511072 extends Migration {
  override readonly changes = {
    create: {
      medicines: { columns: { id: 'int key', name: 'loose(400)', nameSearch: 'loose(400)' } },
      formulary_entries: {
        columns: {
          medicineId: 'int key refers medicines CASCADE',
          planId: 'int key refers plans CASCADE',
          tier: 'text(60)',
          priorAuthorization: 'flag default false',
          stepTherapy: 'flag default false',
          quantityLimit: 'flag default false',
        },
        indexes: ['planId'],
      },
      medicine_words: {
        columns: { word: 'text(40) key', medicineId: 'int key refers medicines CASCADE' },
        indexes: ['medicineId'],
      },
      plan_drug_tiers: {
        columns: {
          planId: 'int key refers plans CASCADE',
          tier: 'text(60) key',
          copayCents: 'int',
          copayOption: 'text(30)',
          coinsuranceBasisPoints: 'int',
          coinsuranceOption: 'text(30)',
        },
      },
      plan_formularies: { columns: { planId: 'int key refers plans CASCADE' } },
      quote_medicines: {
        columns: { id: 'id', quoteId: 'int refers quotes CASCADE', medicinesSealed: 'text null' },
        uniques: ['quoteId'],
      },
    },
  };
}
