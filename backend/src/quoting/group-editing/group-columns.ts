import type { FieldErrors } from '#shared/answers/errors';
import { FLAG_NOT_YOURS, groupFlagRules } from '#shared/groups/group-rules';
import { countyOfAddress } from '#shared/groups/group-location';
import type { GROUP } from '#shared/groups/group.record';
import type { Address } from '#shared/locations/address.record';
import type { LocationResponse } from '#shared/locations/location.record';
import type { Wire } from '#shared/records/field';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { type BillingAddress, Group } from '../groups/group.table.ts';
import type { GroupColumns } from '../groups/groups.repository.ts';

export interface CheckedPlaces {
  general: LocationResponse;
  billing: LocationResponse | null;
}

/**
 * The columns of a validated request. The county is spelled as in the location list and determines the rating area. The CAMAD and
 * agent-broker flags only change for users who may change them.
 *
 * @param stored the current group, null when it is created
 */
export function groupColumns(
  request: Wire<typeof GROUP>,
  places: CheckedPlaces,
  user: SessionUser,
  stored: Group | null,
): GroupColumns {
  const { General, Billing } = request.Address;
  const general = storedAddress(General, places.general);
  return {
    ...general,
    rateArea: countyOfAddress(General, places.general)?.RateArea ?? 0,
    billingAddress: Billing && places.billing ? storedAddress(Billing, places.billing) : null,
    name: request.GroupName,
    taxId: request.TaxId,
    sicCode: request.SICCode,
    phoneNumber: request.PhoneNumber,
    email: request.GroupEmail,
    religiousFlag: request.ReligiousFlag,
    totalHealthcare: request.TotalHealthcare,
    isLargeToSmallRolloverGroup: request.IsLargeToSmallRolloverGroup,
    totalEligibleEmployees: request.TotalEligibleEmployees,
    ...flagColumns(request, user, stored),
  };
}

/** A flag derived from the creating user is set on creation, whatever was sent; spec 002 section 5, "auto-set". */
function flagColumns(request: Wire<typeof GROUP>, user: SessionUser, stored: Group | null) {
  const { camad, agentBroker } = groupFlagRules(user.permissions);
  const flag = (rule: typeof camad, sent: boolean, before: boolean | undefined) =>
    before === undefined ? rule.initial || (sent && !rule.locked) : rule.locked ? before : sent;
  return {
    isCamadGroup: flag(camad, request.IsCAMADGroup, stored?.isCamadGroup),
    isAgentBrokerGroup: flag(agentBroker, request.IsAgentBrokerGroup, stored?.isAgentBrokerGroup),
  };
}

function storedAddress(address: Address, location: LocationResponse): BillingAddress {
  const county = countyOfAddress(address, location);
  return {
    addressLine1: address.AddressLine1,
    addressLine2: address.AddressLine2,
    city: address.City,
    stateCode: location.StateCode,
    postalCode: address.FullPostalCode,
    county: county?.County ?? address.County,
    countyFips: county?.CountyFips ?? address.CountyFips,
  };
}

/** Refuses a changed flag that the user may not change; a flag that creation sets is not refused. */
export function flagErrors(user: SessionUser, request: Wire<typeof GROUP>, stored: Group | null): FieldErrors {
  const { camad, agentBroker } = groupFlagRules(user.permissions);
  return {
    ...(camad.locked && request.IsCAMADGroup !== (stored?.isCamadGroup ?? false) && { IsCAMADGroup: [FLAG_NOT_YOURS] }),
    ...(agentBroker.locked &&
      request.IsAgentBrokerGroup !== (stored?.isAgentBrokerGroup ?? false) && { IsAgentBrokerGroup: [FLAG_NOT_YOURS] }),
  };
}

export const changedFields = (stored: Group, columns: GroupColumns): string[] =>
  (Object.keys(columns) as (keyof GroupColumns)[]).filter(
    (column) => JSON.stringify(stored[column]) !== JSON.stringify(columns[column]),
  );
