import { queryOptions } from '@tanstack/react-query';
import type { ApplicationResponse, SaveApplicationRequest } from '#shared/enrollment/application.record';
import { isRenewal, type QuoteType } from '#shared/quotes/quote-type';
import { getJson, sendJson } from '#web/http/client';

/** The screen shows refusals itself, next to what caused them. */
const IN_SCREEN = { bubble: true, suppressNotification: true } as const;

export const applicationPath = (quoteId: number, field?: string): string =>
  `/enrollment/application/${quoteId}${field ? `?field=${encodeURIComponent(field)}` : ''}`;

export const applicationQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['enrollment-application', quoteId],
    queryFn: ({ signal }) => getJson<ApplicationResponse>(`/api/enrollment/${quoteId}`, signal, IN_SCREEN),
    refetchOnWindowFocus: false,
  });

/** New business and renewals have separate endpoints for saving. Source: spec 001 section 7. */
export const saveApplication = (quoteType: QuoteType, request: SaveApplicationRequest): Promise<ApplicationResponse> =>
  isRenewal(quoteType)
    ? sendJson('PUT', '/api/enrollment', request, IN_SCREEN)
    : sendJson('POST', '/api/enrollment/PostNewGroupEnrollment', request, IN_SCREEN);
