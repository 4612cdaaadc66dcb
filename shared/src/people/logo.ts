/** Pictures on proposals. Ours: the specification has none. */
export const MOST_LOGO_BYTES = 256 * 1024;
export const MOST_LOGO_PIXELS = 2000;

export const NO_LOGO_FILE = 'Choose a picture to upload.';
export const LOGO_TOO_LARGE = 'The picture is larger than 256 KB. Choose a smaller one.';
export const LOGO_NOT_SHOWABLE = `The picture must be a PNG or JPEG of at most ${MOST_LOGO_PIXELS} by ${MOST_LOGO_PIXELS} pixels. Save it again as a plain PNG or JPEG.`;
export const TOO_MANY_LOGOS = 'Many pictures are being uploaded at the moment. Please try again in a minute.';
export const ONE_LOGO_AT_A_TIME =
  'Several of your pictures are still being uploaded. Wait until they are stored, then try again.';
export const NO_LOGO = 'There is no logo.';
