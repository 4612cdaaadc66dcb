import { Controller, Get, Param } from '@nestjs/common';
import { HOUSEHOLD_PROOF, type HouseholdProof } from '#shared/individual-enrollment/proof.record';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import { Allow } from '../../../platform/http/access.ts';
import { AnswersOrNull } from '../../../platform/http/answers.ts';
import { answerOf } from '../../../platform/http/body-of.ts';
import { CurrentUser, type SessionUser } from '../../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../../platform/http/validation.ts';
import { FindProofService } from './find-proof.service.ts';

class ProofAnswer extends answerOf(HOUSEHOLD_PROOF) {}

/** What was submitted, provably. Individuals, section 6. */
@Controller('api/individual')
@Allow(...INDIVIDUAL_QUOTING)
export class ProofController {
  constructor(private readonly findProof: FindProofService) {}

  /** Plans and people as they were signed. null while nothing was submitted. */
  @Get('proof/:quoteId')
  @AnswersOrNull(ProofAnswer, 'NOT_FOUND')
  find(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
  ): Promise<HouseholdProof | null> {
    return this.findProof.find(user, quoteId);
  }
}
