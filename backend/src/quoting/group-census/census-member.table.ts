import type { CoverageStatus, Gender, Relationship } from '#shared/census/census-codes';
import type { OtherCoverage } from '#shared/eligibility/tax-person.record';
import {
  bucketOf,
  day,
  flag,
  id,
  int,
  loose,
  refers,
  type Row,
  sealed,
  stored,
  text,
  version,
} from '../../platform/database/stored.ts';
import { Quote } from '../quotes/quote.table.ts';

/** The stored columns of a person, on the census and in its snapshots. */
export const PERSON_COLUMNS = {
  /** Random, and known before the row is written: used to find the id assigned to the row. */
  rowKey: text(36),
  /** The household within the quote, shared by the employee and the dependents. */
  employeeNumber: int(),
  relationship: loose<Relationship>(16),
  firstName: loose(50),
  middleInitial: loose(4).orNull(),
  lastName: loose(50),
  /** Calendar day. */
  dateOfBirth: day(),
  ssnSealed: sealed(160),
  gender: loose<Gender>(1).orNull(),
  medicalStatus: loose<CoverageStatus>(8),
  dentalStatus: loose<CoverageStatus>(8),
  visionStatus: loose<CoverageStatus>(8),
  /** null: not answered. Of households only; a group's census says No where nothing is given. */
  tobacco: flag().orNull().default(false),
  /** Calendar day. */
  lastTobaccoUse: day().orNull(),
  disabled: flag(),
  /** 48002 or 48002-1234. */
  homePostalCode: loose(10).orNull(),
  emailAddress: loose(254).orNull(),
  /** Ten digits. */
  homeNumber: loose(10).orNull(),
  /** What the tax credit asks of a household's people. */
  otherCoverage: text<OtherCoverage>(10).default('None'),
  isPregnant: flag(),
  /** Calendar day. */
  medicaidDeniedOn: day().orNull(),
  livesElsewhere: flag(),
  /** Of a certificate for catastrophic plans. */
  exemptionNumber: text(12).orNull(),
  /** The plan assigned by plan selection; it may have left the catalog since. */
  assignedPlanId: int().orNull(),
};

export type CensusPersonColumns = Row<typeof PERSON_COLUMNS>;

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
