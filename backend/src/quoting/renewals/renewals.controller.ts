import { RENEWALS } from '#shared/renewals/renewals.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { refuseOtherSites } from '../../platform/http/csrf.ts';
import { MAX_RANGE, parseListQuery, setContentRange } from '../../platform/http/list-query.ts';
import { sendProposal } from '../proposals/proposal-answers.ts';
import { PassiveRenewalsService } from './passive/passive-renewals.service.ts';
import { RenewalsService } from './renewals.service.ts';

@Serves(RENEWALS)
export class RenewalsController implements Serving<typeof RENEWALS> {
  constructor(
    private readonly renewals: RenewalsService,
    private readonly passiveRenewals: PassiveRenewalsService,
  ) {}

  currentAndSuggestedPlans({ user, quoteId }: Asked<typeof RENEWALS.currentAndSuggestedPlans>) {
    return this.renewals.findPlans(user, quoteId);
  }

  renew({ user, quoteId, body }: Asked<typeof RENEWALS.renew>) {
    return this.passiveRenewals.renew(user, quoteId, body);
  }

  explain({ user, quoteId }: Asked<typeof RENEWALS.explain>) {
    return this.renewals.explain(user, quoteId);
  }

  async members({ user, quoteId, query, reply }: Asked<typeof RENEWALS.members>) {
    const page = parseListQuery({ range: query.range ?? undefined }, { sort: [], filter: [] }).range ?? {
      first: 0,
      count: MAX_RANGE,
    };
    const { rows, total } = await this.renewals.listMembers(user, quoteId, page);
    setContentRange(reply, { what: 'members', first: page.first, count: rows.length, total });
    return rows;
  }

  async makePackage({ user, quoteId, query: { language }, request, reply }: Asked<typeof RENEWALS.makePackage>) {
    refuseOtherSites(request);
    await sendProposal(reply, await this.renewals.makePackage(user, quoteId, language));
  }
}
