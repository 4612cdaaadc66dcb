import { queryOptions } from '@tanstack/react-query';
import type { OwnAgency } from '#shared/people/agency.record';
import { inScreen } from '#web/http/in-screen';

export const ownAgencyQuery = queryOptions({ queryKey: ['agency'], queryFn: inScreen<OwnAgency>('/api/agency') });

export const OWN_LOGO_PATH = '/api/agency/Logo';
