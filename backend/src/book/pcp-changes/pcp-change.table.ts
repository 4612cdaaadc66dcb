import type { PcpChangeStatus } from '#shared/book-of-business/individuals/pcp-change';
import { User } from '../../platform/people/user.table.ts';
import { Contract } from '../contracts/contract.table.ts';
import { day, flag, id, instant, int, loose, refers, stored, text } from '../../platform/database/stored.ts';

/** A change of a member's primary care provider that was requested. Plain stored data. Spec 000 section 7, "UpdatePcp". */
export class PcpChange extends stored(
  'pcp_changes',
  {
    id: id(),
    contractId: refers(() => Contract, 'CASCADE'),
    /** The member at the carrier: an import replaces the rows of members. */
    enterpriseId: text(20),
    /** Of the contract, as the carrier is told. */
    facetsId: text(20),
    status: text<PcpChangeStatus>(10),
    /** 1 until it is answered, then null: a member has one open change. */
    openMark: int<1>().orNull(),
    previousProviderName: loose(120).orNull(),
    /** Ten digits. */
    providerId: text(10),
    providerName: loose(120),
    isExistingPatient: flag(),
    /** The first day with the new provider. */
    effectiveDate: day(),
    requestedByUserId: refers(() => User, 'RESTRICT'),
    /** UTC. */
    requestedAt: instant(),
    /** UTC. */
    answeredAt: instant().orNull(),
    /** Why it was not changed, in a sentence without personal data; '' otherwise. */
    reason: loose(300),
    /** The carrier's last answer, for people who contact the carrier: status, code, transaction id. No personal data. */
    detail: text(200),
  },
  { uniques: [['contractId', 'enterpriseId', 'openMark']] },
) {}
