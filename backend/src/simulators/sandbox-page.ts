import type { FastifyReply, FastifyRequest } from 'fastify';
import { DARK_PALETTE, FONT_FAMILY, LIGHT_PALETTE } from '#shared/theme/palette';
import { formParts } from '../platform/documents/uploads/form-parts.ts';

/** A page of a sandbox, in the product's colors. It works without scripts. */
export const sandboxPage = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${title}</title>
  <style>${STYLE}</style>
</head>
<body>
<main>${content}
</main>
</body>
</html>
`;

const colorsOf = ({ primary, background, text, divider, error }: typeof LIGHT_PALETTE | typeof DARK_PALETTE): string =>
  `--main: ${primary.main}; --on-main: ${primary.contrastText}; --page: ${background.default}; --paper: ${background.paper};
   --text: ${text.primary}; --quiet: ${text.secondary}; --border: ${text.disabled}; --divider: ${divider}; --error: ${error.main};`;

const STYLE = `
  :root { ${colorsOf(LIGHT_PALETTE)} }
  @media (prefers-color-scheme: dark) { :root { ${colorsOf(DARK_PALETTE)} } }
  * { box-sizing: border-box; }
  body { margin: 0; padding: 32px 16px; background: var(--page); color: var(--text);
    font: 0.9375rem/1.6 ${FONT_FAMILY}; }
  main { max-width: 480px; margin: 0 auto; padding: 24px; background: var(--paper); border: 1px solid var(--divider);
    border-radius: 8px; overflow-wrap: anywhere; }
  h1 { margin: 0 0 16px; font-size: 1.5rem; line-height: 1.333; }
  dl { display: flex; justify-content: space-between; margin: 24px 0; font-variant-numeric: tabular-nums; }
  dd { margin: 0; font-weight: 600; }
  label { display: block; font-weight: 600; }
  input { width: 100%; min-height: 44px; margin-top: 4px; padding: 8px 12px; border: 1px solid var(--border); border-radius: 8px;
    background: var(--paper); color: inherit; font: inherit; }
  .note, .hint { color: var(--quiet); }
  .hint { margin: 4px 0 0; font-size: 0.875rem; }
  .problem { margin: 4px 0 0; color: var(--error); }
  .actions { display: flex; flex-wrap: wrap; align-items: center; gap: 16px 24px; margin-top: 24px; }
  button { min-height: 44px; padding: 8px 24px; border: 0; border-radius: 8px; background: var(--main); color: var(--on-main);
    font: inherit; font-weight: 600; cursor: pointer; }
  a { color: var(--main); padding: 8px 0; }
  article { margin-top: 24px; padding-top: 24px; border-top: 1px solid var(--divider); }
  h2 { margin: 0; font-size: 1.25rem; line-height: 1.4; }
  :focus-visible { outline: 2px solid var(--main); outline-offset: 2px; }
  @media print {
    :root { color-scheme: light; ${colorsOf(LIGHT_PALETTE)} }
    body { padding: 0; background: none; }
    main { max-width: none; padding: 0; border: 0; }
    article { break-inside: avoid; }
    form .actions { display: none; }
  }`;

/** What was entered in a field of a sandbox's page, trimmed. */
export async function enteredIn(request: FastifyRequest, field: string): Promise<string> {
  let entered = '';
  if (request.isMultipart()) {
    for await (const part of formParts(request)) {
      if (part.type === 'file') {
        part.file.resume();
      } else if (part.fieldname === field) {
        entered = String(part.value);
      }
    }
  }
  return entered.trim();
}

export const sendPage = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply.status(status).type('text/html; charset=utf-8').send(page);

/** Whether a page may have a link there: a script is an address, too. */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}
