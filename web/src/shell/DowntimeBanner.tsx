import { Suspense, useState } from 'react';
import { lazyPart } from './lazy-part.tsx';

/** Both apps use the same name: a banner that was dismissed in one stays away in the other. */
const KEY = 'pq.dismissed-banner';

const BannerAlert = lazyPart(async () => (await import('./BannerAlert.tsx')).BannerAlert);

/** Announces coming downtime until it is dismissed; a new text shows again. Source: spec 002 section 2, "Header". */
export function DowntimeBanner({ message: text = '' }: { message: string | undefined }) {
  const message = text.trim();
  const [dismissed, setDismissed] = useState(readDismissed);
  const dismiss = () => {
    setDismissed(message);
    try {
      sessionStorage.setItem(KEY, message);
    } catch {
      // Storage can be switched off: the banner is then back after a reload.
    }
  };
  return message === '' || message === dismissed ? null : (
    <Suspense>
      <BannerAlert message={message} onDismiss={dismiss} />
    </Suspense>
  );
}

function readDismissed(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
