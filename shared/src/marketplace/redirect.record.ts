import { record, type Wire } from '#shared/records/field';
import { described, id, requiredFlag, text } from '#shared/records/kinds';

/** POST ffmredirect/outbound: spec 002 section 7, "Marketplace". */
export const MARKETPLACE_REDIRECT = record('MarketplaceRedirectBody', {
  UserName: text('Marketplace user ID', { max: 60, example: 'ada.byron' }),
  AgentId: text('Agent', { max: 20, about: 'The number of the agent who is signed in.', example: 'A1001' }),
  ConsentId: described(id('Consent'), 'Under which the client is helped. Ours: 45 CFR 155.220(j)(2)(iii).'),
});
export type MarketplaceRedirect = Wire<typeof MARKETPLACE_REDIRECT>;

export const MARKETPLACE_PAGE = record('MarketplacePageAnswer', {
  Success: requiredFlag('Success'),
  Message: text('Address', {
    about: 'The page of the marketplace, if Success; otherwise why there is none.',
    example: 'https://marketplace.example.com/apply/kV1b6Yq3n0',
  }),
});
export type MarketplacePage = Wire<typeof MARKETPLACE_PAGE>;
