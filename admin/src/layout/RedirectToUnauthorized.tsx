import { useEffect } from 'react';
import { UNAUTHORIZED } from '../providers/addresses.ts';

/** The user opened a screen they may not see: the portal's page says so (spec 000 section 8). */
export function RedirectToUnauthorized() {
  useEffect(() => window.location.replace(UNAUTHORIZED), []);
  return null;
}
