import type { PrintOrientation, PrintToPdfRequest } from '#shared/printing/print.record';
import { PRINTING } from '#shared/printing/printing.calls';
import { asking } from '#web/http/calls';
import { fetchFile, saveFile } from '#web/http/files';
import { printableHtml } from './printable-html.ts';

interface PrintOptions {
  /** With or without .pdf. */
  fileName: string;
  /** One line at the top of every page. */
  heading?: string;
  orientation?: PrintOrientation;
}

/**
 * Renders a page element to a PDF and saves it. Omits buttons, inputs, SVGs and everything with `data-print="off"`. Rejects after
 * the refusal has been shown.
 */
export async function printToPdf(
  element: Element,
  { fileName, heading = '', orientation = 'portrait' }: PrintOptions,
): Promise<void> {
  const request: PrintToPdfRequest = {
    bodyHtml: printableHtml(element),
    fileName,
    orientation,
    ...(heading ? { headerHTML: headingHtml(element.ownerDocument, heading) } : {}),
  };
  saveFile(await fetchFile(asking(PRINTING.print, { body: request })));
}

function headingHtml(document: Document, heading: string): string {
  const line = document.createElement('p');
  line.textContent = heading;
  return line.outerHTML;
}
