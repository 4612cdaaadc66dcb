import { detroitDay, type IsoDate } from '#shared/dates/iso-date';

/** Today in Detroit, by the browser's clock; the server decides by its own. */
export const today = (): IsoDate => detroitDay(new Date());
