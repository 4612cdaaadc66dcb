import type { AgencyRequest, AgencyRow, ChangeAgencyRequest } from '#shared/people/agency.record';
import { textOf } from '../checks.ts';

/** What the form holds; the version travels along with it. */
export interface AgencyForm extends AgencyRequest {
  Version: number;
}

export const NEW_AGENCY: AgencyForm = { Version: 0, Name: '', GeneralAgencyId: null, IsActive: true };

export const AGENCY_LABELS = { Name: 'Name', GeneralAgencyId: 'General agency', IsActive: 'Active' } as const;

export const toAgencyForm = ({ Version, Name, GeneralAgencyId, IsActive }: AgencyRow): AgencyForm => ({
  Version,
  Name,
  GeneralAgencyId,
  IsActive,
});

export const toAgencyRequest = ({ Name, GeneralAgencyId, IsActive }: AgencyForm): AgencyRequest => ({
  Name: textOf(Name),
  GeneralAgencyId: GeneralAgencyId || null,
  IsActive,
});

export const toChangeAgencyRequest = (form: AgencyForm): ChangeAgencyRequest => ({
  Version: form.Version,
  ...toAgencyRequest(form),
});
