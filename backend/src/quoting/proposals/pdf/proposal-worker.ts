/** Entry point of the worker thread: draws one proposal with its logos, answers, and exits. It cannot affect the API's own thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { renderPdf } from '../../../platform/documents/pdf/render-pdf.ts';
import { withShownLogos } from '../../../platform/logos/shown-logos.ts';
import type { ProposalContent } from '../content/proposal-content.ts';
import { proposalTemplate } from './proposal-template.ts';

const content = workerData as ProposalContent;
parentPort?.postMessage(await renderPdf(proposalTemplate({ ...content, sender: withShownLogos(content.sender) })));
