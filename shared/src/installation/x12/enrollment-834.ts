import type { Relationship } from '#shared/census/census-codes';
import type { CarrierEnrollment, CarrierMember } from '#shared/installation/carrier-payload';
import { enveloped, type Interchange } from '#shared/installation/x12/envelope';
import { d8, memberLoop } from '#shared/installation/x12/member-loop';
import { cleaned, type Segment, written } from '#shared/installation/x12/segments';
import { COVERAGES, type Coverage } from '#shared/plans/plan-codes';

export interface Parties {
  payerName: string;
  /** The receiver's identifier for the payer. */
  payerId: string;
}

/**
 * A group's enrollment as an X12 834 file, benefit enrollment and maintenance.
 *
 * Dates:   the installation's, so the file is the same whenever it is generated.
 * SSNs:    included if the payload has them; files for download have none.
 * Source:  ASC X12N 834 (005010X220A1), 45 CFR 162.1502.
 */
export function enrollment834(enrollment: CarrierEnrollment, interchange: Interchange, parties: Parties): string {
  const { Group: group, Members: members } = enrollment;
  const body: Segment[] = [
    ...header(enrollment, interchange),
    ['N1', 'P5', cleaned(group.GroupName, 60), ...(group.TaxId ? ['FI', group.TaxId] : [])],
    ['N1', 'IN', cleaned(parties.payerName, 60), 'XV', cleaned(parties.payerId, 80)],
    ...members.flatMap((member) =>
      memberLoop(member, {
        groupNumber: group.GroupNumber,
        effectiveDate: group.EffectiveDate,
        levels: coverageLevels(members.filter((other) => other.SubscriberReference === member.SubscriberReference)),
      }),
    ),
  ];
  return written(enveloped(interchange, body));
}

function header({ Group: group, Members: members }: CarrierEnrollment, { day, time }: Interchange): Segment[] {
  const subscribers = members.filter(({ Relationship: relationship }) => relationship === 'Self').length;
  const policy: Segment[] = group.GroupNumber ? [['REF', '38', cleaned(group.GroupNumber, 50)]] : [];
  return [
    ['BGN', '00', cleaned(group.Reference, 50), day.replaceAll('-', ''), time, 'ET', '', '', '2'],
    ...policy,
    ['DTP', '007', 'D8', d8(group.EffectiveDate)],
    ['QTY', 'TO', String(members.length)],
    ['QTY', 'ET', String(subscribers)],
    ['QTY', 'DT', String(members.length - subscribers)],
  ];
}

/** HD05: who in the household has this coverage. */
export function coverageLevels(household: readonly CarrierMember[]): Map<Coverage, string> {
  return new Map(
    COVERAGES.map((coverage) => {
      const covered = household.filter(({ Coverages }) => Coverages.some(({ Coverage }) => Coverage === coverage));
      return [coverage, levelOf(covered.map(({ Relationship: relationship }) => relationship))];
    }),
  );
}

function levelOf(covered: readonly Relationship[]): string {
  const hasPartner = covered.includes('Spouse') || covered.includes('DomesticPartner');
  const hasChild = covered.includes('Child');
  if (hasPartner) {
    return hasChild ? 'FAM' : 'ESP';
  }
  return hasChild ? 'ECH' : 'EMP';
}
