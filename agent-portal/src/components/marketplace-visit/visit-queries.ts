import { MARKETPLACE } from '#shared/marketplace/marketplace.calls';
import type { MarketplaceRedirect } from '#shared/marketplace/marketplace.record';
import { call } from '#web/http/calls';

/** The address of the marketplace's application page. @throws Error with the words of the refusal */
export async function openMarketplace(redirect: MarketplaceRedirect): Promise<string> {
  const { Success, Message } = await call(MARKETPLACE.outbound, { body: redirect });
  if (!Success) {
    throw new Error(Message);
  }
  return Message;
}
