import { remadeJpeg } from './remade-jpeg.ts';
import { PNG_START, type RemadePicture, remadePng } from './remade-png.ts';

/**
 * A picture written anew from its content, whatever its name says: without places, comments, other programs' data and whatever stood
 * behind its end. Null unless it is a PNG or JPEG that PDFs can show. Runs in a worker: the content is anybody's.
 * @param mostPixels of width and of height
 */
export function remadePicture(content: Buffer, mostPixels: number): RemadePicture | null {
  const picture = content.subarray(0, PNG_START.length).equals(PNG_START)
    ? remadePng(content, mostPixels)
    : remadeJpeg(content);
  return picture && picture.width > 0 && picture.height > 0 && Math.max(picture.width, picture.height) <= mostPixels
    ? picture
    : null;
}
