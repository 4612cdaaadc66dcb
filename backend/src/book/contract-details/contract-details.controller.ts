import { CONTRACT_DETAILS } from '#shared/book-of-business/individuals/individual-book.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { ContractDetailsService } from './contract-details.service.ts';

@Serves(CONTRACT_DETAILS)
export class ContractDetailsController implements Serving<typeof CONTRACT_DETAILS> {
  constructor(private readonly details: ContractDetailsService) {}

  find({ user, contractId }: Asked<typeof CONTRACT_DETAILS.find>) {
    return this.details.find(user, contractId);
  }

  updatePcp({ user, query, pcpId: providerId, ...asked }: Asked<typeof CONTRACT_DETAILS.updatePcp>) {
    const { enterpriseId, facetsId, day } = asked;
    const isExistingPatient = asked.existingPatient === 'true';
    const before = query.before ?? null;
    return this.details.updatePcp(user, { enterpriseId, providerId, facetsId, day, isExistingPatient, before });
  }
}
