import { Suspense, useState } from 'react';
import { lazyPart } from './lazy-part.tsx';

/** Both apps use the same key: a banner dismissed in one stays dismissed in the other. */
const KEY = 'pq.dismissed-banner';

const BannerAlert = lazyPart(async () => (await import('./BannerAlert.tsx')).BannerAlert);

/** Announces upcoming downtime until dismissed; a new text shows again. Source: spec 002 section 2, "Header". */
export function DowntimeBanner({ message: text = '' }: { message: string | undefined }) {
  const message = text.trim();
  const [dismissed, setDismissed] = useState(readDismissed);
  const dismiss = () => {
    setDismissed(message);
    try {
      sessionStorage.setItem(KEY, message);
    } catch {
      // Storage may be disabled: the banner then returns after a reload.
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
