import { PROVIDER, PROVIDER_CHECK, PROVIDER_CHECK_RESULT, PROVIDER_SEARCH } from '#shared/providers/provider.record';
import { answerOf, bodyOf } from '../../platform/http/body-of.ts';

export class ProviderSearch extends bodyOf(PROVIDER_SEARCH) {}
export class ProviderCheck extends bodyOf(PROVIDER_CHECK) {}
export class ProviderAnswer extends answerOf(PROVIDER) {}
export class ProviderCheckAnswer extends answerOf(PROVIDER_CHECK_RESULT) {}
