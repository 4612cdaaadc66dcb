import { queryOptions } from '@tanstack/react-query';
import type { RenewalSurveyResponse } from '#shared/renewals/upcoming-renewal.record';
import type { SurveyAnswer } from '#shared/renewals/renewal-survey';
import { getJson, sendJson } from '#web/http/client';
import { IN_SCREEN } from '#web/http/in-screen';

/** Whether the group intends to renew, as asked by the insurer; null if no question is open. */
export const surveyQuery = (groupId: number) =>
  queryOptions({
    queryKey: ['renewal-survey', groupId],
    queryFn: ({ signal }) =>
      getJson<RenewalSurveyResponse | null>(`/api/renewals/Survey/${groupId}`, signal, IN_SCREEN),
  });

export const answerSurvey = (groupId: number, Answer: SurveyAnswer): Promise<RenewalSurveyResponse> =>
  sendJson('PUT', `/api/renewals/Survey/${groupId}`, { Answer }, IN_SCREEN);
