import {
  autoAssignSearch,
  doctorSearch,
  namedSearch,
  NO_PROVIDER_FOR_MEMBER,
  NO_PROVIDER_WITH_ID,
  noProviderNamed,
  type PcpMemberFacts,
  pcpIdProblem,
  pcpNameProblem,
  pcpZipProblem,
  PROVIDER_ID_SEARCH_FAILED,
  PROVIDER_SEARCH_FAILED,
} from '#shared/providers/pcp-search';
import type { ProviderResponse, ProviderSearchRequest } from '#shared/providers/provider.record';
import { ApiError, isCancelled } from '#web/http/api-error';
import { AGENTS_DIRECTORY, type ProviderDirectory } from './provider-picker-queries.ts';

/** The result of a search: at least one provider, or why there is none. */
export type Found = { providers: readonly ProviderResponse[] } | { problem: string };

/**
 * Providers of this name within 250 miles who are valid for the member. Source: spec 000 section 4, "PCP validity", and section 5,
 * "PCP".
 */
export async function findByName(
  member: PcpMemberFacts,
  name: string,
  signal?: AbortSignal,
  directory?: ProviderDirectory,
): Promise<Found> {
  const problem = pcpZipProblem(member.zip) ?? pcpNameProblem(name);
  return problem ? { problem } : search(namedSearch(member, name), noProviderNamed(name), signal, directory);
}

/** Doctors of this name around a ZIP, for whoever knows them already. Check both first. */
export const findDoctors = (zip: string, name: string, signal?: AbortSignal): Promise<Found> =>
  search(doctorSearch(zip, name), noProviderNamed(name), signal);

/** The nearest valid provider within 30 miles. Source: spec 000 section 4, "PCP validity". */
export async function findNearest(
  member: PcpMemberFacts,
  signal?: AbortSignal,
  directory?: ProviderDirectory,
): Promise<Found> {
  const problem = pcpZipProblem(member.zip);
  const found = problem
    ? { problem }
    : await search(autoAssignSearch(member), NO_PROVIDER_FOR_MEMBER, signal, directory);
  return 'problem' in found ? found : { providers: found.providers.slice(0, 1) };
}

/** The provider with this id, if valid for the member and plan. Does not check whether new patients are accepted. */
export async function findById(
  member: PcpMemberFacts,
  id: string,
  signal?: AbortSignal,
  directory = AGENTS_DIRECTORY,
): Promise<Found> {
  const problem = pcpIdProblem(id);
  if (problem) {
    return { problem };
  }
  const { planIds, effectiveDate, dateOfBirth } = member;
  try {
    const provider = await directory.find(id.trim(), signal);
    const { Problem } = await directory.check(
      {
        PCPId: provider.PCPId,
        EffectiveDate: effectiveDate,
        Members: dateOfBirth ? [{ DateOfBirth: dateOfBirth }] : [],
        PlanIds: [...planIds],
      },
      signal,
    );
    return Problem ? { problem: Problem } : { providers: [provider] };
  } catch (error) {
    const isNobody = error instanceof ApiError && error.status === 404;
    return failed(error, isNobody ? NO_PROVIDER_WITH_ID : PROVIDER_ID_SEARCH_FAILED);
  }
}

async function search(
  request: ProviderSearchRequest,
  nobody: string,
  signal?: AbortSignal,
  directory = AGENTS_DIRECTORY,
): Promise<Found> {
  try {
    const providers = await directory.search(request, signal);
    return providers.length === 0 ? { problem: nobody } : { providers };
  } catch (error) {
    return failed(error, PROVIDER_SEARCH_FAILED);
  }
}

/** The server's message for an invalid field (a ZIP that does not exist), otherwise the general message. */
function failed(error: unknown, message: string): Found {
  if (isCancelled(error)) {
    throw error;
  }
  const [ofField] = error instanceof ApiError ? Object.values(error.body.Fields).flat() : [];
  return { problem: ofField ?? message };
}
