/** Entry point of the worker thread: draws one comparison with its logos, answers, and exits. It cannot affect the API's own thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { renderPdf } from '../../platform/documents/pdf/render-pdf.ts';
import { withShownLogos } from '../../platform/logos/shown-logos.ts';
import { type ComparisonContent, comparisonTemplate } from './comparison-template.ts';

const content = workerData as ComparisonContent;
parentPort?.postMessage(await renderPdf(comparisonTemplate({ ...content, sender: withShownLogos(content.sender) })));
