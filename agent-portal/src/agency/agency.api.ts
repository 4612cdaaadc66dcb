import { queryOptions } from '@tanstack/react-query';
import type { LogoHolder } from '#shared/people/logo.record';
import { inScreen } from '#web/http/in-screen';

export const ownAgencyQuery = queryOptions({ queryKey: ['agency'], queryFn: inScreen<LogoHolder>('/api/agency') });

export const OWN_LOGO_PATH = '/api/agency/Logo';
