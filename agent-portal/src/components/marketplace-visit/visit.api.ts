import type { MarketplacePage, MarketplaceRedirect } from '#shared/marketplace/redirect.record';
import { sendJson } from '#web/http/client';
import { IN_SCREEN } from '#web/http/in-screen';

/** The address of the marketplace's application page. @throws Error with the words of the refusal */
export async function openMarketplace(redirect: MarketplaceRedirect): Promise<string> {
  const { Success, Message } = await sendJson<MarketplacePage>(
    'POST',
    '/individual-health-insurance-api/api/ffmredirect/outbound',
    redirect,
    IN_SCREEN,
  );
  if (!Success) {
    throw new Error(Message);
  }
  return Message;
}
