import { Injectable, Logger } from '@nestjs/common';
import { FETCH_FAILED } from '#shared/marketplace/eligibility-problem';
import type { EligibilityAnswer } from '#shared/marketplace/marketplace-payload';
import { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { ConsentsService } from '../../consents/consents.service.ts';
import { MarketplaceVisitsRepository } from './marketplace-visits.repository.ts';
import { MarketplaceGateway, MarketplaceUnavailable } from '../marketplace.gateway.ts';

/** Ours. */
export const NO_SUCH_CONSUMER = 'There is no marketplace application of yours with this consumer ID. Start it again.';

export interface FetchedEligibility {
  eligibility: EligibilityAnswer;
  /** Under which its visit began. */
  consentId: number;
}

/** An application need not be finished in one sitting. */
const DAYS_TO_RETURN = 7;
const DAY_MS = 86_400_000;
/** Of a visit that began before consents were recorded: no consent has this id. */
const NEVER_GIVEN = 0;

/**
 * What the marketplace decided about a consumer. The consumer id is typed or clicked in a browser and proves nothing: the marketplace
 * answers only if a visit that this user started has ended with that consumer.
 */
@Injectable()
export class FetchEligibilityService {
  private readonly logger = new Logger('Marketplace');

  constructor(
    private readonly marketplace: MarketplaceGateway,
    private readonly visits: MarketplaceVisitsRepository,
    private readonly consents: ConsentsService,
    private readonly clock: Clock,
  ) {}

  /** @throws NOT_FOUND for a consumer of another user too; UPSTREAM_FAILED; WRONG_STATE when the consent no longer counts */
  async fetch(user: SessionUser, consumerId: string): Promise<FetchedEligibility> {
    const since = new Date(this.clock.now().getTime() - DAYS_TO_RETURN * DAY_MS);
    const visits = await this.visits.listSince(user, since);
    const References = visits.map(({ reference }) => reference);
    const eligibility =
      visits.length === 0
        ? null
        : await this.marketplace
            .eligibility({ ConsumerId: consumerId, References })
            .catch((error: Error) => this.unreachable(error));
    if (eligibility === null) {
      throw new AppError('NOT_FOUND', NO_SUCH_CONSUMER);
    }
    const consentId = visits.find(({ reference }) => reference === eligibility.Reference)?.consentId ?? NEVER_GIVEN;
    await this.consents.assertMayContinue(user, consentId);
    return { eligibility, consentId };
  }

  /** Without the error's text, which could repeat personal data. */
  private unreachable(error: Error): never {
    this.logger.warn(`No eligibility: ${error instanceof MarketplaceUnavailable ? error.message : error.name}`);
    throw new AppError('UPSTREAM_FAILED', FETCH_FAILED);
  }
}
