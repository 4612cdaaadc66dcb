import {
  FILE_EMPTY,
  FILE_NOT_READ,
  FILE_START_BYTES,
  fileKind,
  HEIC_NOT_READ,
  MAX_PAGE_BYTES,
  PAGE_TOO_LARGE,
} from '#shared/follow-ups/proof';

/** What is uploaded of a file that was chosen, or why it cannot be. */
export type Uploadable = { content: Blob; problem: null } | { content: null; problem: string };

/** Smaller pictures are sent as they are. */
const SMALL_BYTES = 1024 * 1024;
/** Of width and of height: small print stays legible on a letter page. */
const LONGEST_SIDE = 2_600;
const QUALITY = 0.85;

/** Large pictures are made smaller before they are sent: a telephone takes several megabytes, over a connection that may be slow. */
export async function uploadableFile(file: File): Promise<Uploadable> {
  const kind = fileKind(new Uint8Array(await file.slice(0, FILE_START_BYTES).arrayBuffer()));
  if (kind === null) {
    return refused(file.size === 0 ? FILE_EMPTY : FILE_NOT_READ);
  }
  const isPicture = kind !== 'PDF';
  const smaller =
    isPicture && (kind === 'HEIC' || file.size > SMALL_BYTES) ? await redrawn(file).catch(() => null) : null;
  if (!smaller && kind === 'HEIC') {
    return refused(HEIC_NOT_READ);
  }
  const content = smaller ?? file;
  return content.size > MAX_PAGE_BYTES ? refused(PAGE_TOO_LARGE) : { content, problem: null };
}

const refused = (problem: string): Uploadable => ({ content: null, problem });

/** As a JPEG, upright, without the place where it was taken. null where the browser cannot draw it. */
async function redrawn(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const drawing = canvas.getContext('2d')!;
  // What is transparent would become black.
  drawing.fillStyle = 'white';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
