import { MOST_LOGO_PIXELS } from '#shared/people/agency.record';
import { remadePicture } from '../documents/images/remade-picture.ts';
import type { Picture, Sender } from '../documents/pdf/cover.ts';

/** Runs in a worker. Logos that were stored before pictures were written anew may hold anything: what cannot be shown is left out. */
export const withShownLogos = (sender: Sender): Sender => ({
  ...sender,
  agencyLogo: shown(sender.agencyLogo),
  carrierLogo: shown(sender.carrierLogo),
});

function shown(logo: Picture | null): Picture | null {
  const content = Buffer.from(logo?.address.split(',')[1] ?? '', 'base64');
  const picture = remadePicture(content, MOST_LOGO_PIXELS);
  return (
    logo && picture && { ...logo, address: `data:${picture.contentType};base64,${picture.body.toString('base64')}` }
  );
}
