import { calls, get, post } from '#shared/answers/calls';
import { PROVIDER, PROVIDER_CHECK, PROVIDER_CHECK_RESULT, PROVIDER_SEARCH } from '#shared/providers/provider.record';

/** Finds a primary care provider, for agents of groups and of individuals. Spec 000 section 7, "Other calls". */
export const PROVIDERS = calls('/api/provider', ['smallgroup', 'agent'], {
  listByName: get('GetProvidersByName/:name', { path: { name: 'text' }, answers: [PROVIDER] }),
  listByCriteria: post('GetProvidersByCriteria', {
    about: "Read-only, but a POST to keep the member's ZIP and birth date out of URLs.",
    body: PROVIDER_SEARCH,
    answers: [PROVIDER],
  }),
  findById: get('GetProviderByPRPRId/:id', { path: { id: 'text' }, answers: PROVIDER, refuses: ['NOT_FOUND'] }),
  checkProvider: post('CheckProvider', {
    about: 'Our addition: checks a provider entered by id before the member is saved.',
    body: PROVIDER_CHECK,
    answers: PROVIDER_CHECK_RESULT,
  }),
});
