import { PERSON_COLUMNS } from './snapshots/census-person-columns.ts';
import { Quote } from '../quotes/quote.table.ts';
import { bucketOf, id, refers, stored, text, version } from '../../platform/database/stored.ts';

/** One person on the census of a quote. Plain stored data. Written through CensusRepository only. */
export class CensusMember extends stored(
  'census_members',
  {
    id: id(),
    ...PERSON_COLUMNS,
    quoteId: refers(() => Quote, 'CASCADE'),
    /** Of the SSN, on the quotes of households: those are searched by it. */
    ssnBucket: bucketOf('ssnSealed').index(),
    /** Of a household: the answers to what is not asked for now, which come back when it is (household-columns). JSON. */
    setAside: text(160).orNull(),
    version: version(),
  },
  { indexes: [['quoteId', 'employeeNumber']] },
) {}
