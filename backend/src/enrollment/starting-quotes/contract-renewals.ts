import { Injectable } from '@nestjs/common';
import type { NewContractRenewal } from '#shared/contract-renewals/contract-renewal.record';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { IndividualQuote } from '../../quoting/quotes/quotes.repository.ts';

type Open = (user: SessionUser, request: NewContractRenewal) => Promise<IndividualQuote>;

/** A renewal begins with a contract of the book, a wing above this one: it registers how. */
@Injectable()
export class ContractRenewals {
  private opener: Open | null = null;

  register(open: Open): void {
    this.opener = open;
  }

  open(user: SessionUser, request: NewContractRenewal): Promise<IndividualQuote> {
    return this.opener!(user, request);
  }
}
