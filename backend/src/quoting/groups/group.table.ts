import { User } from '../../platform/people/user.table.ts';
import {
  day,
  flag,
  id,
  instant,
  int,
  json,
  loose,
  refers,
  stored,
  text,
  version,
} from '../../platform/database/stored.ts';

/** The billing address, if it differs from the general address. Stored as one JSON text because it is never searched. */
export interface BillingAddress {
  addressLine1: string;
  addressLine2: string | null;
  city: string;
  stateCode: string;
  /** 48002 or 48002-1234. */
  postalCode: string;
  county: string;
  countyFips: string;
}

/** An employer. Plain stored data. */
export class Group extends stored('groups', {
  id: id(),
  /** The insurer's number of the group; null until it is enrolled. */
  groupEnterpriseId: text(20).orNull().index(),
  name: loose(150).index(),
  /** Nine digits. */
  taxId: text(9).orNull().index(),
  /** Four digits. */
  sicCode: loose(4).orNull(),
  /** Ten digits. */
  phoneNumber: loose(10).orNull(),
  email: loose(254).orNull(),
  /** The general address is the principal address: it determines the rating area. */
  addressLine1: loose(100),
  addressLine2: loose(100).orNull(),
  city: loose(60),
  stateCode: loose(2),
  /** 48002 or 48002-1234. */
  postalCode: loose(10).index(),
  /** Without the word County. */
  county: loose(60),
  /** Five digits. */
  countyFips: loose(5),
  /** 1 to 16, from the county; 16 is PPO only. */
  rateArea: int(),
  billingAddress: json<BillingAddress>().orNull(),
  religiousFlag: flag(),
  isCamadGroup: flag(),
  isAgentBrokerGroup: flag(),
  totalHealthcare: flag(),
  isLargeToSmallRolloverGroup: flag(),
  isRolloverToLargeGroup: flag(),
  isRenewOlfo: flag(),
  totalEligibleEmployees: int().orNull(),
  /** The next renewal; null while the group has never been enrolled. */
  renewalDate: day().orNull().index(),
  /** When its current coverage took effect; null without coverage. */
  lastEffectiveDate: day().orNull(),
  /** The first day without coverage; null while no end is known. */
  termDate: day().orNull(),
  createdByUserId: refers(() => User, 'RESTRICT'),
  /** UTC. */
  createdAt: instant(),
  /** UTC. Last change of the group's own fields. */
  modifiedAt: instant(),
  /** UTC. The last change of the group or any of its quotes: the order of the dashboard. Does not change the version. */
  activityAt: instant().index(),
  version: version(),
}) {}
