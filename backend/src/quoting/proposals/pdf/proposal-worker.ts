/** Entry point of the worker thread: draws one proposal with its logos, answers, and exits. It cannot affect the API's own thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { MOST_LOGO_PIXELS } from '#shared/people/agency.record';
import { remadePicture } from '../../../platform/documents/images/remade-picture.ts';
import { renderPdf } from '../../../platform/documents/pdf/render-pdf.ts';
import type { Picture, ProposalContent } from '../content/proposal-content.ts';
import { proposalTemplate } from './proposal-template.ts';

/** Those that were stored before pictures were written anew may hold anything: what cannot be shown is left out. */
function shown(logo: Picture | null): Picture | null {
  const content = Buffer.from(logo?.address.split(',')[1] ?? '', 'base64');
  const picture = remadePicture(content, MOST_LOGO_PIXELS);
  return (
    logo && picture && { ...logo, address: `data:${picture.contentType};base64,${picture.body.toString('base64')}` }
  );
}

const content = workerData as ProposalContent;
const { agencyLogo, carrierLogo } = content;
const template = proposalTemplate({ ...content, agencyLogo: shown(agencyLogo), carrierLogo: shown(carrierLogo) });
parentPort?.postMessage(await renderPdf(template));
