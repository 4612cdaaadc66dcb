import { detroitDay, type IsoDate } from '#shared/dates/iso-date';

/** Today in Michigan, by this computer's clock: for what is shown. The server decides by its own. */
export const today = (): IsoDate => detroitDay(new Date());
