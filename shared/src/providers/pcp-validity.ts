import type { NetworkType } from '#shared/plans/plan-codes';

/** Source of both: spec 000 section 8, "PCP messages". */
export const PCP_NOT_ACCEPTING = 'PCP not accepting new patients. Please verify the member is a patient.';
export const PCP_NOT_VALID =
  'The provider selected is not valid with the member demographics and/or plan selected. Please choose a new provider';
/** Ours: the specification says only that the member is incomplete (spec 001 section 5, "Census member completeness"). */
export const PCP_REQUIRED = 'Choose a primary care provider, or have one assigned automatically.';

/** A member's primary care provider. Fields of spec 000 section 3, "Census member". */
export interface PcpChoice {
  /** Ten digits; null or '' = none. */
  PrimaryCareProviderId: string | null;
  PrimaryCareProviderName: string | null;
  /** The nearest one is assigned; there is no id until the member is submitted. */
  PrimaryCareProviderAutoAssign: boolean;
  PrimaryCareProviderExistingPatient: boolean;
}

export const NO_PCP: PcpChoice = {
  PrimaryCareProviderId: null,
  PrimaryCareProviderName: null,
  PrimaryCareProviderAutoAssign: false,
  PrimaryCareProviderExistingPatient: false,
};

/** Plans whose members need a primary care provider: HMO and POS. Source: spec 001 section 5, "Census member completeness". */
export const needsPcp = (networkType: NetworkType | null): boolean => networkType === 'HMO' || networkType === 'POS';

/**
 * What is wrong with the choice of a primary care provider.
 *
 * @param acceptsNewPatients the provider's; null = none is selected, or unknown
 * Source: spec 000 section 4, "PCP validity".
 */
export function pcpProblem(
  choice: Omit<PcpChoice, 'PrimaryCareProviderName'>,
  acceptsNewPatients: boolean | null,
): string | null {
  if (!choice.PrimaryCareProviderId) {
    return choice.PrimaryCareProviderAutoAssign ? null : PCP_REQUIRED;
  }
  return acceptsNewPatients === false && !choice.PrimaryCareProviderExistingPatient ? PCP_NOT_ACCEPTING : null;
}
