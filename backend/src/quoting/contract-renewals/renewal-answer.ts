import {
  creditIsEstimate,
  type DriverFacts,
  DRIVER_SENTENCES,
  NOT_OFFERED_HERE,
  onMarketplaceOnly,
  TOBACCO_OPEN,
  TOBACCO_UNKNOWN,
} from '#shared/contract-renewals/driver-words';
import { percentChange } from '#shared/formats/percent';
import type { ContractRenewalResponse } from '#shared/contract-renewals/contract-renewal.record';
import { RENEWAL_DRIVERS, type RenewalChange, type YearPremium } from '#shared/contract-renewals/premium-change';
import type { IsoDate } from '#shared/dates/iso-date';
import { dollarsFromCents } from '#shared/formats/currency';
import type { Plan } from '../../catalogue/plans/plan.table.ts';
import type { RenewedMember } from '../households/renewed-member.table.ts';

export function toPremium(
  { premiumCents, creditCents }: YearPremium,
  EffectiveDate: IsoDate,
): NonNullable<ContractRenewalResponse['Now']> {
  return {
    EffectiveDate,
    Premium: dollarsFromCents(premiumCents),
    Credit: creditCents === null ? null : dollarsFromCents(creditCents),
    Net: creditCents === null ? null : dollarsFromCents(premiumCents - creditCents),
  };
}

export function toChange(change: RenewalChange, facts: DriverFacts): NonNullable<ContractRenewalResponse['Change']> {
  return {
    Before: dollarsFromCents(change.before),
    After: dollarsFromCents(change.after),
    Change: dollarsFromCents(change.changeCents),
    Percent: percentChange(change.before, change.after),
    IsBeforeCredit: change.isBeforeCredit,
    Drivers: RENEWAL_DRIVERS.map((Driver) => {
      const cents = change.drivers[Driver];
      return {
        Driver,
        Amount: cents === null ? null : dollarsFromCents(cents),
        Sentence: DRIVER_SENTENCES[Driver](facts),
      };
    }),
  };
}

export const toPeople = (members: readonly RenewedMember[]): ContractRenewalResponse['People'] =>
  members.map(({ memberId, firstName, lastName, usedTobacco, tobaccoAnswered }) => ({
    MemberId: memberId,
    Name: `${firstName} ${lastName}`,
    UsedTobacco: usedTobacco,
    IsTobaccoAnswered: tobaccoAnswered,
  }));

interface NoteFacts {
  members: readonly RenewedMember[];
  /** Somebody is still to be asked about tobacco. */
  isTobaccoOpen: boolean;
  year: number;
  creditCents: number | null;
  successor: Plan | null;
  isFfm: boolean;
}

/** What must be known to trust the numbers. */
export function renewalNotes({ members, isTobaccoOpen, year, creditCents, successor, isFfm }: NoteFacts): string[] {
  const isElsewhere = successor !== null && !isFfm && !successor.isOffExchange;
  return [
    ...(members.some(({ usedTobacco, isCovered }) => isCovered && usedTobacco === null) ? [TOBACCO_UNKNOWN] : []),
    ...(isTobaccoOpen ? [TOBACCO_OPEN] : []),
    ...(creditCents ? [creditIsEstimate(year)] : []),
    ...(isElsewhere ? [`${onMarketplaceOnly(successor.displayName)} ${NOT_OFFERED_HERE}`] : []),
  ];
}
