/** Entry point of the worker thread: makes one PDF of pictures, answers, and exits. It cannot affect the API's own thread. */
import { parentPort, workerData } from 'node:worker_threads';
import {
  concatTransformationMatrix,
  drawObject,
  PDFDocument,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib';
import { writtenOrientation } from '../images/remade-picture.ts';
import type { BindTask, BoundPicture } from './bind-task.ts';

const [SHORT, LONG] = [612, 792];
const MARGIN = 18;

async function bind({ title, pictures }: BindTask): Promise<Uint8Array> {
  const whole = await PDFDocument.create();
  whole.setTitle(title, { showInWindowTitleBar: true });
  whole.setLanguage('en-US');
  for (const picture of pictures) {
    await addPicture(whole, picture);
  }
  return whole.save();
}

/** On a letter page of its own, upright or lying as the picture is shown. */
async function addPicture(whole: PDFDocument, { contentType, content }: BoundPicture): Promise<void> {
  const isPng = contentType === 'image/png';
  const image = isPng ? await whole.embedPng(content) : await whole.embedJpg(content);
  const orientation = isPng ? 1 : writtenOrientation(Buffer.from(content));
  const [width, height] = orientation > 4 ? [image.height, image.width] : [image.width, image.height];
  const [pageWidth, pageHeight] = width > height ? [LONG, SHORT] : [SHORT, LONG];
  const page = whole.addPage([pageWidth, pageHeight]);
  const scale = Math.min((pageWidth - 2 * MARGIN) / width, (pageHeight - 2 * MARGIN) / height);
  const [shownWidth, shownHeight] = [width * scale, height * scale];
  const [left, bottom] = [(pageWidth - shownWidth) / 2, (pageHeight - shownHeight) / 2];
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(shownWidth, 0, 0, shownHeight, left, bottom),
    concatTransformationMatrix(...UPRIGHT[orientation]!),
    drawObject(page.node.newXObject('Picture', image.ref)),
    popGraphicsState(),
  );
}

type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number];

/** How the unit square of a picture is turned and mirrored until it is upright, by the number that its camera wrote. Exif 2.32, 4.6.4, tag 274. */
const UPRIGHT: Readonly<Record<number, Matrix>> = {
  1: [1, 0, 0, 1, 0, 0],
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, -1, -1, 0, 1, 1],
  6: [0, -1, 1, 0, 0, 1],
  7: [0, 1, 1, 0, 0, 0],
  8: [0, 1, -1, 0, 1, 0],
};

parentPort?.postMessage(await bind(workerData as BindTask));
