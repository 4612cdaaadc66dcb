import { Injectable } from '@nestjs/common';
import type { FieldErrors } from '#shared/answers/errors';
import { pricedChanges } from '#shared/individual-enrollment/editing';
import type { EnrollingMembersRequest } from '#shared/individual-enrollment/individual-enrollment.record';
import { decidedChanges } from '#shared/marketplace/marketplace-facts';
import { CENSUS_PERSON } from '#shared/persons/person.record';
import { wireOf } from '#shared/records/rows';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { CensusMember } from '../../quoting/group-census/census-member.table.ts';
import { CensusRepository } from '../../quoting/group-census/census.repository.ts';
import { assertEditable } from '../../quoting/households/individual-editing.ts';
import { HouseholdMembersService } from '../../quoting/households/household-members.service.ts';
import { Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { HouseholdEditing } from '../state/household-editing.ts';
import type { RefreshedHousehold } from '../state/refresh-household.service.ts';
import { WriteMemberInfoService } from './write-member-info.service.ts';

/** Saves the people of a household: whom it quotes, and later who enrolls. */
@Injectable()
export class SaveMembersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly census: CensusRepository,
    private readonly members: HouseholdMembersService,
    private readonly memberInfo: WriteMemberInfoService,
    private readonly editing: HouseholdEditing,
  ) {}

  /**
   * What a rule objects to is stored, so that nothing typed is lost.
   * @throws NOT_FOUND, WRONG_STATE, INVALID_INPUT; RULE_BROKEN for addresses that do not exist and, once enrolling, for what the plans were
   * priced with; STALE_VERSION when someone else added, changed or removed a person
   */
  save(user: SessionUser, quoteId: number, sent: EnrollingMembersRequest): Promise<RefreshedHousehold> {
    return this.transactions.run(async (tx) => {
      const quote = await this.quotes.of('household').lock(user, quoteId, tx);
      const isQuoting = quote.status === 'Quoting';
      if (isQuoting) {
        assertEditable(quote);
      } else {
        this.editing.assertOpen(quote);
      }
      const stored = await this.census.listOf(quote, tx);
      this.members.assertCurrent(sent, stored);
      if (quote.individual.isFfm) {
        refuse(decidedChanges(sent, factsOf(stored)));
      }
      if (!isQuoting) {
        refuse(pricedChanges(sent, factsOf(stored), quote.effectiveDate));
      }
      const { fields } = await this.memberInfo.write(tx, user, quote, { sent, stored });
      const action = isQuoting ? 'edit-household' : 'edit-individual-enrollment';
      return this.editing.end(tx, user, quote, { user, action, subject: 'quote', subjectId: quoteId, fields });
    });
  }
}

const factsOf = (stored: readonly CensusMember[]) =>
  stored.map((member) => ({ Id: member.id, ...wireOf(CENSUS_PERSON, member) }));

/** @throws RULE_BROKEN */
function refuse(errors: FieldErrors): void {
  const [message] = Object.values(errors).flat();
  if (message) {
    throw new AppError('RULE_BROKEN', message, errors);
  }
}
