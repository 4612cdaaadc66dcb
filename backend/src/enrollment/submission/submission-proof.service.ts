import { Injectable } from '@nestjs/common';
import type { HouseholdProof } from '#shared/individual-enrollment/submission.record';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { HouseholdApplicationService } from '../household-application/household-application.service.ts';
import { ProofRepository } from './proof.repository.ts';
import { toProof } from './to-proof.ts';

/** What was submitted for a household, word for word as it was signed, and what became of it. */
@Injectable()
export class SubmissionProofService {
  constructor(
    private readonly quotes: Quotes,
    private readonly proofs: ProofRepository,
    private readonly application: HouseholdApplicationService,
  ) {}

  /** null while nothing was submitted. @throws NOT_FOUND; UNAVAILABLE when what was signed cannot be read */
  async find(user: SessionUser, quoteId: number): Promise<HouseholdProof | null> {
    const quote = await this.quotes.of('household').find(user, quoteId);
    const stored = await this.proofs.find(quote);
    const [newest] = stored.submissions;
    if (!stored.application || !newest) {
      return null;
    }
    const { Application } = await this.application.readSigned({ id: newest.documentId, ...newest });
    return toProof(quote, stored, { application: stored.application, signed: Application });
  }
}
