import { OWN_AGENCY } from '#shared/people/people.calls';
import { asking } from '#web/http/calls';

export const OWN_LOGO_PATH = asking(OWN_AGENCY.viewLogo).path;
