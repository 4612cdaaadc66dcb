import { Injectable } from '@nestjs/common';
import {
  type FindResponse,
  type FoundGroupHit,
  type FoundIndividualHit,
  type FoundQuoteHit,
  MOST_HITS,
} from '#shared/search/find.record';
import { parseTaxId } from '#shared/formats/tax-id';
import { shownGroupNumber } from '#shared/groups/enterprise-id';
import { individualPath } from '#shared/individuals/individual-next-step';
import { individualStatusLabel } from '#shared/individuals/individual-status';
import { groupDetailsPath, nextStep } from '#shared/quotes/next-step';
import { groupStatusLabel, shownStatus } from '#shared/quotes/quote-status';
import { audienceOf } from '#shared/roles/permissions';
import { typedQuoteId, typedTerms } from '#shared/search/search-terms';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { kindOf } from '../../quoting/households/terms-columns.ts';
import { FindRepository, type GroupHit, type IndividualHit, type QuoteHit } from './find.repository.ts';

/** Minimum length: one letter matches nearly everything. */
const FEWEST_SIGNS = 2;

/** Finds a group or a quote by what the user types. */
@Injectable()
export class FindService {
  constructor(
    private readonly found: FindRepository,
    private readonly rules: RulesService,
  ) {}

  /** A few of the user's groups and quotes, for staff of individuals too; none if the text is too short. */
  async find(user: SessionUser, typed: string): Promise<FindResponse> {
    const text = typed.trim();
    const [groups, quote, individuals] = await Promise.all([
      this.groups(user, text),
      this.quote(user, text),
      this.individuals(user, text),
    ]);
    const ofGroups = await this.found.listQuotesOf(
      groups.map(({ id }) => id),
      MOST_HITS,
    );
    const quotes = [...(quote ? [quote] : []), ...ofGroups.filter(({ id }) => id !== quote?.id)].slice(0, MOST_HITS);
    const { DisableForExternalAgentFlag } = await this.rules.inForce();
    return {
      Groups: groups.map(toGroupHit),
      Quotes: quotes.map((each) => toQuoteHit(user, each, DisableForExternalAgentFlag)),
      Individuals: individuals.map(toIndividualHit),
    };
  }

  private groups(user: SessionUser, text: string): Promise<GroupHit[]> {
    const taxId = parseTaxId(text);
    if (taxId) {
      return this.found.listByTaxId(user, taxId, MOST_HITS);
    }
    // The longest term matches the fewest groups: only those are checked for the others.
    const terms = typedTerms(text).sort((one, other) => other.length - one.length);
    return text.length < FEWEST_SIGNS ? Promise.resolve([]) : this.found.listByTerms(user, terms, MOST_HITS);
  }

  private quote(user: SessionUser, text: string): Promise<QuoteHit | null> {
    const quoteId = typedQuoteId(text);
    return quoteId === null ? Promise.resolve(null) : this.found.findQuote(user, quoteId);
  }

  private individuals(user: SessionUser, text: string): Promise<IndividualHit[]> {
    const quoteId = typedQuoteId(text);
    if (!user.isInternal || (quoteId === null && text.length < FEWEST_SIGNS)) {
      return Promise.resolve([]);
    }
    return this.found.listIndividuals(quoteId === null ? { name: text } : { quoteId }, MOST_HITS);
  }
}

const toIndividualHit = (hit: IndividualHit): FoundIndividualHit => ({
  Id: hit.id,
  ApplicantName: `${hit.subscriberFirstName} ${hit.subscriberLastName}`.trim(),
  Kind: kindOf(hit),
  QuoteStatus: individualStatusLabel(hit.status),
  Status: hit.status,
  Path: individualPath({ quoteId: hit.id, status: hit.status, isFfm: Boolean(hit.isFfm) }),
});

const toGroupHit = ({ id, name, groupEnterpriseId, city }: GroupHit): FoundGroupHit => ({
  Id: id,
  Name: name,
  GroupNumber: shownGroupNumber(groupEnterpriseId) || null,
  City: city,
  Path: groupDetailsPath(id),
});

function toQuoteHit(user: SessionUser, quote: QuoteHit, disableForExternalAgentFlag: boolean): FoundQuoteHit {
  const { id, name, groupId, groupName, status } = quote;
  const isExternal = !user.isInternal;
  const audience = audienceOf(user.permissions);
  const { label, path } = nextStep({ status, quoteId: id, groupId, isExternal, disableForExternalAgentFlag });
  return {
    Id: id,
    Name: name,
    GroupName: groupName,
    QuoteStatus: groupStatusLabel(status, audience),
    Status: shownStatus(status, audience),
    Step: label,
    Path: path ?? groupDetailsPath(groupId),
  };
}
