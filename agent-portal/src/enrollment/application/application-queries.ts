import { queryOptions } from '@tanstack/react-query';
import { APPLICATION_CALLS } from '#shared/enrollment/enrollment.calls';
import type { ApplicationResponse, SaveApplicationRequest } from '#shared/enrollment/application.record';
import { isRenewal, type QuoteType } from '#shared/quotes/quote-type';
import { call, query } from '#web/http/calls';

/** The screen shows refusals itself, next to what caused them. */

export const applicationPath = (quoteId: number, field?: string): string =>
  `/enrollment/application/${quoteId}${field ? `?field=${encodeURIComponent(field)}` : ''}`;

export const applicationQuery = (quoteId: number) =>
  queryOptions({ ...query(APPLICATION_CALLS.find, { quoteId }), refetchOnWindowFocus: false });

/** New business and renewals have separate endpoints for saving. Source: spec 001 section 7. */
export const saveApplication = (quoteType: QuoteType, request: SaveApplicationRequest): Promise<ApplicationResponse> =>
  isRenewal(quoteType)
    ? call(APPLICATION_CALLS.saveRenewal, { body: request })
    : call(APPLICATION_CALLS.saveNew, { body: request });
