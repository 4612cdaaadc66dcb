import { PROOF } from '#shared/individual-enrollment/proof.calls';
import { type Asked, Serves, type Serving } from '../../../platform/http/serving.ts';
import { FindProofService } from './find-proof.service.ts';

@Serves(PROOF)
export class ProofController implements Serving<typeof PROOF> {
  constructor(private readonly findProof: FindProofService) {}

  find({ user, quoteId }: Asked<typeof PROOF.find>) {
    return this.findProof.find(user, quoteId);
  }
}
