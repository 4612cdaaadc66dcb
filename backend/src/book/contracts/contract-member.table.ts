import type { Gender, Relationship } from '#shared/census/census-codes';
import { Contract } from './contract.table.ts';
import { day, flag, id, int, loose, refers, stored, text } from '../../platform/database/stored.ts';

/** A person on a contract, the subscriber first. Plain stored data, without SSNs. Spec 000 section 3, "Contract detail". */
export class ContractMember extends stored(
  'contract_members',
  {
    id: id(),
    contractId: refers(() => Contract, 'CASCADE'),
    isSubscriber: flag(),
    relationshipCode: text<Relationship>(16),
    firstName: loose(50),
    lastName: loose(50),
    birthDate: day(),
    gender: text<Gender>(1).orNull(),
    /** At the carrier; null until it has told. */
    enterpriseId: text(20).orNull(),
    /** Ten digits; null = the carrier chooses. */
    primaryCareProviderId: text(10).orNull(),
    primaryCareProviderName: loose(120).orNull(),
    primaryCareProviderExistingPatient: flag(),
    effectiveDate: day(),
    /** False for a subscriber who takes no coverage. */
    isActive: flag(),
    /** The plan begins with a visit by video instead of a primary care provider. */
    eVisitFirst: flag(),
    homePostalCode: text(10),
    mailingPostalCode: text(10),
    /** Ten digits, or ''. */
    homePhone: text(10),
    /**
     * The agent in whose book of individuals the contract is active and covers this person; otherwise null. Follows from the contract, as
     * `bookPlanId` does (`noteBookOfMembers`), so that an agent's list of what to do reads only the few people that it is about.
     */
    bookAgentId: int().orNull(),
    /** The contract's medical plan. */
    bookPlanId: int().orNull(),
    /** null = not recorded. */
    usesTobacco: flag().orNull(),
  },
  {
    indexes: [
      ['bookAgentId', 'birthDate', 'relationshipCode'],
      ['bookAgentId', 'primaryCareProviderId', 'bookPlanId', 'primaryCareProviderExistingPatient'],
    ],
  },
) {}
