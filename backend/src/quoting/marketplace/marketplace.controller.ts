import { UseGuards } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { CONSUMER_ID } from '#shared/marketplace/marketplace.record';
import { MARKETPLACE } from '#shared/marketplace/marketplace.calls';
import { AppError } from '../../platform/errors.ts';
import { WithoutToken } from '../../platform/http/access.ts';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { MarketplaceVisitsService } from './marketplace-visits.service.ts';
import { MarketplaceGuard } from './marketplace.guard.ts';

/** Ours. */
export const CONSUMER_ID_INVALID = 'Consumer ID is not valid.';

@Serves(MARKETPLACE)
@UseGuards(MarketplaceGuard)
export class MarketplaceController implements Serving<typeof MARKETPLACE> {
  constructor(private readonly visits: MarketplaceVisitsService) {}

  @WithoutToken()
  outbound({ user, body }: Asked<typeof MARKETPLACE.outbound>) {
    return this.visits.start(user, body);
  }

  @ApiQuery({ name: 'consumerId', schema: { type: 'string', example: '1000102' } })
  async getEligibility({ user, request }: Asked<typeof MARKETPLACE.getEligibility>) {
    const { consumerId } = request.query as { consumerId?: unknown };
    if (typeof consumerId !== 'string' || !CONSUMER_ID.test(consumerId)) {
      throw new AppError('INVALID_INPUT', CONSUMER_ID_INVALID, { consumerId: [CONSUMER_ID_INVALID] });
    }
    return (await this.visits.fetchEligibility(user, consumerId)).eligibility;
  }
}
